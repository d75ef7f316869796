// Partners that are programs: hints, their reasons, levels and paces, standing in for others.
import { expect } from "@playwright/test";
import { clean, twoWays } from "./axe";
import { asked, call, keyOf, make, me, offered, options, playUntil, question, sit, stateOf, test, visit } from "./help";

test("a hint names what a program would do and two alternatives; a click takes it", async ({ browser }) => {
  const made = await make([me("core-leadership")], { seed: 3 });
  await playUntil(made, offered("commit"));
  const page = await sit(browser, made, 0);
  await expect(asked(page)).toBeVisible();
  await page.keyboard.press("h");
  const hints = page.locator("[data-hints]");
  await expect(hints.locator("[data-hint]").first()).toContainText("I would:");
  await expect(hints.locator("[data-hint]").first()).toContainText(/\d+ % to win/);
  await expect(hints.locator("[data-hint]")).toHaveCount(3);
  await expect(hints.getByText("Otherwise:")).toHaveCount(2);
  await clean(page, "a hint", { within: "[data-hints]", ways: twoWays });
  const chosen = Number(await hints.locator("[data-hint]").first().getAttribute("data-hint"));
  const [ask] = (await stateOf(made, 0)).asks;
  expect(ask?.options.map((o) => o.option)).toContain(chosen);
  await hints.locator("[data-hint]").first().click();
  await expect(hints).toHaveCount(0);
  await expect.poll(async () => (await stateOf(made, 0)).asks[0]?.ask).not.toBe(ask?.ask);
});

test("a bot says why it did something, and names nothing that is hidden", async ({ browser }) => {
  const partner = { who: "bot", level: "strong", options: { deck: "core-spirit" } };
  const made = await make([me("core-leadership"), partner], { seed: 7 });
  await playUntil(made, (s) => s.view?.phase === "Quest");
  const page = await sit(browser, made, 0);
  const line = page.locator("#side li").filter({ hasText: /Bot 2 plays/ }).first();
  await line.hover();
  await line.getByRole("button", { name: /^why\?/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Why did Bot 2 do that?");
  await expect(dialog).toContainText("I tried it out in imagined games");
  await expect(dialog.locator("li.took")).toHaveCount(1);
  // Whatever else it could have played is still in its hand, unless it was played later.
  const seen = await page.locator("#side").innerText();
  for (const text of await dialog.locator("li:not(.took) .what").allInnerTexts())
    if (text.startsWith("Play ")) expect(seen).toContain(text.slice(5));
});

test("level and pace of a bot are chosen for each seat", async ({ browser }) => {
  const page = await visit(browser, "/new?friends");
  await page.getByLabel("Your name").fill("Ann");
  await page.getByRole("combobox", { name: "Seat 2", exact: true }).selectOption("bot");
  await page.getByLabel("Level of seat 2").selectOption("strong");
  await page.getByLabel("Pace of seat 2").selectOption("slow");
  await page.getByRole("button", { name: "Create table" }).click();
  await expect(asked(page)).toBeVisible();
  const id = page.url().split("/").at(-1);
  const { body } = await call(`/api/tables/${id}/state`);
  const { seats } = (body as { table: { seats: object[] } }).table;
  expect(seats[1]).toMatchObject({ kind: "bot", bot: "search", level: "strong", pace: "slow" });
});

test("a bot plays for who went away, with the consent of the table, and gets up on return", async ({ browser }) => {
  const open = { who: "open" };
  const made = await make([me("core-leadership"), open, open], { seed: 7 });
  for (const [seat, name] of [[1, "Ben"], [2, "Cat"]] as const) {
    const { body } = await call(`/api/tables/${made.id}/sit`, { seat, name });
    made.keys.push({ seat, key: String(body.key) });
  }
  await playUntil(made, ({ table, asks }) => table.waiting.includes(1) && asks.length === 0);
  const ann = await sit(browser, made, 0);
  const cat = await sit(browser, made, 2);
  await question(ann).getByRole("button", { name: "Let a bot play for Ben" }).click();
  await ann.getByLabel("Level of the bot").selectOption("able");
  await clean(ann, "a bot for somebody", { within: "dialog", ways: twoWays });
  await ann.getByRole("button", { name: "Propose it" }).click();
  await expect(ann.getByText("waiting for Cat to agree")).toBeVisible();

  await expect(cat.getByRole("dialog")).toContainText("Ann would like a bot (Able bot) to play for Ben");
  await cat.getByRole("button", { name: "Decline" }).click();
  await expect(ann.getByText("waiting for Cat to agree")).toHaveCount(0);
  await question(ann).getByRole("button", { name: "Let a bot play for Ben" }).click();
  await ann.getByRole("button", { name: "Propose it" }).click();
  await cat.getByRole("button", { name: "Agree", exact: true }).click();
  await expect.poll(async () => (await stateOf(made, 0)).table.waiting.includes(1)).toBe(false);
  await expect(ann.locator("[data-area]").filter({ hasText: "Ben" }).getByText("bot", { exact: true })).toBeVisible();

  const ben = await sit(browser, made, 1);
  await expect.poll(async () => (await stateOf(made, 0)).table.seats[1]?.stand_in).toBeUndefined();
  await playUntil(made, ({ table, asks }) => table.waiting.includes(1) && asks.length === 0);
  await expect(asked(ben)).toBeVisible();

  // He goes for a while himself, and takes the seat back when he likes.
  await ben.getByRole("button", { name: "Menu" }).click();
  await ben.getByRole("button", { name: "Leave your seat" }).click();
  await ben.getByRole("button", { name: "A bot plays until I am back" }).click();
  await ben.getByRole("button", { name: "Propose it" }).click();
  await ann.getByRole("button", { name: "Agree", exact: true }).click();
  await cat.getByRole("button", { name: "Agree", exact: true }).click();
  await expect(asked(ben)).toHaveCount(0);
  await ben.getByRole("button", { name: "Take your seat back" }).first().click();
  await expect.poll(async () => (await stateOf(made, 0)).table.seats[1]?.stand_in).toBeUndefined();
  expect(keyOf(made, 1)).not.toBe("");
  await expect(options(ben)).toHaveCount(0);
});
