// Decks of one's own: read, built, checked, kept, played.
import { type Browser, expect, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { clean, narrow, wide } from "./axe";
import { asked, call, make, me, server, stateAt, test, visit, wholeView } from "./help";

const GAME = "lotr-card-game";
const WHOLE = "two-sphere-leadership-spirit";

/** A prepared deck as a list of lines. */
async function listOf(id: string): Promise<string> {
  const reply = await fetch(`${server.url}/api/games/${GAME}/deck?form=text`, { method: "POST", body: id });
  return reply.text();
}

async function newTable(browser: Browser): Promise<Page> {
  const page = await visit(browser, "/new");
  await page.getByLabel("Your name").fill("Ann");
  return page;
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Decks" });
const status = (page: Page) => dialog(page).locator(".foot [role=status]").first();
const deckField = (page: Page) => page.getByRole("combobox", { name: /^Deck of / });

async function openDecks(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Build a deck/ }).first().click();
  await expect(dialog(page).getByRole("searchbox")).toBeVisible();
}

async function paste(page: Page, text: string): Promise<void> {
  await dialog(page).getByRole("tab", { name: "Import" }).click();
  await dialog(page).getByLabel(/^Paste a list/).fill(text);
  await dialog(page).getByRole("button", { name: "Import" }).click();
}

async function handOf(page: Page): Promise<string[]> {
  const [, id] = /\/t\/(\w+)/.exec(page.url()) ?? [];
  const held = await page.evaluate(() => localStorage.getItem("arbiter.keys") ?? "{}");
  const keys = (JSON.parse(held) as Record<string, { key: string }[]>)[id ?? ""];
  const state = await stateAt(id ?? "", keys?.[0]?.key);
  const hand = wholeView(state)?.zones.find((z) => z.id === `hand.${state.you.seat}`);
  return hand?.cards.map((c) => c.title ?? "") ?? [];
}

test("a deck is pasted, mended with the builder, played and found again", async ({ browser }) => {
  const page = await newTable(browser);
  const wrong = (await listOf(WHOLE))
    .replace(/^.*/, "Two of them")
    .replace("3x Gandalf", "4x Gandalf")
    .replace("2x Faramir", "1x Faramir")
    .concat("2x Gandlaf\n");
  await openDecks(page);
  await paste(page, wrong);
  await expect(status(page)).toHaveText("A draft: 1 problem.");
  await expect(dialog(page).getByText('There is no card "Gandlaf"; did you mean "Gandalf"?')).toBeVisible();
  await dialog(page).getByRole("button", { name: "Got it" }).click();
  await expect(dialog(page).getByText(/Gandlaf/)).toHaveCount(0);
  const problem = dialog(page).getByRole("listitem").filter({ hasText: "4 copies of Gandalf" });
  await problem.getByRole("button", { name: "Rule deckbuilding.4" }).click();
  await expect(problem).toContainText(/3 copies of a card/);

  // A draft stays where it is, and the person is led to what is wrong.
  await dialog(page).getByRole("button", { name: "Play with this deck" }).click();
  await expect(dialog(page).getByRole("heading", { name: "What breaks the rules" })).toBeFocused();

  await dialog(page).getByRole("tab", { name: "Cards" }).click();
  const search = dialog(page).getByRole("searchbox");
  const pool = dialog(page).getByRole("list", { name: "Available cards" });
  await search.fill("gandalf");
  await pool.getByRole("button", { name: "Remove one Gandalf", exact: true }).click();
  await expect(dialog(page).getByText("The deck has 49 cards, at least 50 are needed")).toBeVisible();
  await expect(dialog(page).getByText("4 copies of Gandalf")).toHaveCount(0);
  await search.fill("");
  await dialog(page).getByLabel("Sphere").selectOption("spirit");
  await dialog(page).getByLabel("Type", { exact: true }).selectOption("event");
  await search.fill("staging area");
  await expect(pool.getByRole("listitem")).not.toHaveCount(0);
  await search.fill("will of the west");
  await search.press("Enter");
  await expect(status(page)).toHaveText("This deck is legal.");
  await dialog(page).getByLabel("Deck name").fill("Ann's fellowship");
  await dialog(page).getByLabel("Deck name").press("Tab");
  await dialog(page).getByRole("button", { name: "Play with this deck" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(deckField(page).locator("option:checked")).toHaveText("Ann's fellowship");

  await page.getByRole("button", { name: "Create table" }).click();
  await expect(asked(page)).toBeVisible();
  const hand = await handOf(page);
  const titles = new Set(wrong.split("\n").map((line) => /^\dx (.*?)(?: \(.*)?$/.exec(line)?.[1]));
  titles.add("Will of the West");
  expect(hand).toHaveLength(6);
  for (const title of hand) expect([...titles]).toContain(title);

  await page.goto("/new");
  await deckField(page).selectOption({ label: "Ann's fellowship" });
  await openDecks(page);
  await expect(dialog(page).getByLabel("Deck name")).toHaveValue("Ann's fellowship");
  await expect(status(page)).toHaveText("This deck is legal.");
});

test("a prepared deck is copied, changed, exported, deleted and brought back", async ({ browser }) => {
  const page = await newTable(browser);
  await openDecks(page);
  const which = dialog(page).getByLabel("Deck to edit");
  await which.selectOption(WHOLE);
  await expect(status(page)).toHaveText("This deck is legal.");
  await expect(dialog(page).getByRole("button", { name: /^Remove one/ })).toHaveCount(0);
  await dialog(page).getByRole("button", { name: "Copy to edit" }).click();
  await expect(dialog(page).getByLabel("Deck name")).toHaveValue("Leadership and Spirit");
  await expect(status(page)).toHaveText("This deck is legal.");

  const file = async (form: string): Promise<{ name: string; text: string }> => {
    await dialog(page).getByText("Export", { exact: true }).click();
    const waits = page.waitForEvent("download");
    await dialog(page).getByRole("button", { name: form }).click();
    const download = await waits;
    return { name: download.suggestedFilename(), text: readFileSync(await download.path(), "utf8") };
  };
  const text = await file("Text list");
  expect(text.name).toBe("Leadership-and-Spirit.txt");
  expect(text.text.replace(/^.*/, "")).toBe((await listOf(WHOLE)).replace(/^.*/, ""));
  const octgn = await file("OCTGN");
  expect(octgn.name).toBe("Leadership-and-Spirit.o8d");

  await dialog(page).getByRole("button", { name: "Delete" }).click();
  await expect(which.locator("option", { hasText: /^Leadership and Spirit$/ })).toHaveCount(0);
  await dialog(page).getByRole("button", { name: "Undo" }).click();
  await expect(dialog(page).getByLabel("Deck name")).toHaveValue("Leadership and Spirit");

  // What was written is read again, from a file.
  await dialog(page).getByRole("tab", { name: "Import" }).click();
  const chosen = { name: "from-octgn.o8d", mimeType: "text/xml", buffer: Buffer.from(octgn.text) };
  await dialog(page).getByLabel("Choose a file").setInputFiles(chosen);
  await expect(dialog(page).getByLabel("Deck name")).toHaveValue("from-octgn");
  await expect(status(page)).toHaveText("This deck is legal.");
  await dialog(page).getByRole("tab", { name: "Import" }).click();
  const huge = { name: "huge.txt", mimeType: "text/plain", buffer: Buffer.alloc(200_000, "1x a\n") };
  await dialog(page).getByLabel("Choose a file").setInputFiles(huge);
  await expect(dialog(page).getByRole("alert")).toContainText("too large");
  await paste(page, "nothing here\n");
  await expect(dialog(page).getByRole("alert")).toContainText("No cards were found");

  // A table takes a draft only if it is free to; its refusal names the rule.
  await paste(page, "Too few\n\nHero\n1x Aragorn\n\nAlly\n3x Faramir\n");
  await dialog(page).getByRole("button", { name: "Try it at the table" }).click();
  await page.getByRole("button", { name: "Create table" }).click();
  await expect(page.getByRole("alert")).toContainText("the deck has 3 cards");
  await page.getByRole("alert").getByRole("button", { name: "Rule deckbuilding.2" }).click();
  await expect(page.getByRole("alert")).toContainText(/at least 50/);
});

test("whoever joins brings a deck, and the others learn its name", async ({ browser }) => {
  const made = await make([me("core-lore"), { who: "open" }]);
  const page = await visit(browser, `/t/${made.id}`);
  await page.getByLabel("Your name").fill("Ben");
  await openDecks(page);
  await paste(page, (await listOf("two-sphere-leadership-spirit")).replace(/^.*/, "Ben's own").replace("1x Éowyn", "1x Dúnhere"));
  await expect(status(page)).toHaveText("This deck is legal.");
  await dialog(page).getByRole("button", { name: "Play with this deck" }).click();
  await page.getByRole("button", { name: "Take this seat" }).click();
  await expect(page.getByRole("region", { name: "Your hand" })).toBeVisible();
  const list = await listOf(WHOLE);
  for (const title of await handOf(page)) expect(list).toContain(`x ${title} (`);
  const { body } = await call(`/api/tables/${made.id}/state`);
  expect(JSON.stringify(body)).toContain('"deck":"Ben\'s own"');
});

test("a deck by keyboard alone", async ({ browser }) => {
  const page = await newTable(browser);
  const button = page.getByRole("button", { name: /^Build a deck/ });
  await button.focus();
  await page.keyboard.press("Enter");
  const search = dialog(page).getByRole("searchbox");
  await expect(search).toBeVisible();
  for (let i = 0; i < 12 && !(await search.evaluate((e) => e === document.activeElement)); i++)
    await page.keyboard.press("Tab");
  await page.keyboard.type("aragorn hero");
  await page.keyboard.press("Enter");
  await expect(status(page)).toContainText("A draft");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("spirit");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(dialog(page).locator(".foot .hidden-words")).toHaveText(/^2 /);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog(page).locator(".more")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

for (const ways of [wide, narrow])
  test(`axe finds nothing in the deck dialog, ${ways === wide ? "wide" : "narrow"}`, async ({ browser }) => {
    const look = (where: string) => clean(page, where, { within: "dialog", ways });
    const page = await newTable(browser);
    await openDecks(page);
    await look("cards");
    await dialog(page).getByRole("searchbox").fill("aragorn"); // the other rows are all alike
    await dialog(page).getByRole("button", { name: /^. Aragorn|^Aragorn/ }).first().click();
    await look("a card");
    await paste(page, "Mine\n\nHero\n1x Aragorn\n1x Aragron\n\nAlly\n4x Faramir\n1x Northern Tracker\n");
    await expect(status(page)).toContainText("A draft");
    await dialog(page).getByRole("button", { name: "Rule deckbuilding.2" }).click();
    await look("a draft");
    await dialog(page).getByRole("tab", { name: "Import" }).click();
    await look("text");
    await dialog(page).getByLabel("Deck to edit").selectOption(WHOLE);
    await expect(status(page)).toHaveText("This deck is legal.");
    if (ways === narrow) await dialog(page).getByRole("tab", { name: "Deck" }).click();
    await dialog(page).getByText("Export", { exact: true }).click();
    await look("a prepared deck");
  });
