// From the lobby to the first question, and what becomes of old tables.
import { expect, type Page } from "@playwright/test";
import { clean, narrow, phone, twoWays } from "./axe";
import { asked, answer, call, keyOf, make, type Made, me, noSidewaysScroll, sit, stateOf, test, visit } from "./help";

const shelf = (page: Page) =>
  page.getByRole("region", { name: "Games" }).getByRole("listitem").filter({ hasText: "The Lord of the Rings" });
const own = (page: Page) => page.getByRole("region", { name: "Your tables" });

test("a game is one click away, alone or with a bot", async ({ browser }) => {
  const page = await visit(browser, "/");
  await shelf(page).getByLabel("Scenario").selectOption({ label: "Journey Along the Anduin" });
  await shelf(page).getByRole("button", { name: "Play alone" }).click();
  await expect(asked(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Journey Along the Anduin" })).toBeVisible();
  await expect(page.getByRole("banner").getByText("Setup", { exact: true })).toBeVisible();

  await page.goto("/");
  await expect(own(page).getByText("Continue")).toHaveCount(1);
  await expect(shelf(page).getByLabel("Scenario")).toHaveValue("journey-along-the-anduin");
  await shelf(page).getByRole("button", { name: "Play with a bot" }).click();
  await expect(asked(page)).toBeVisible();
  await page.getByRole("tab", { name: "People" }).click();
  await expect(page.getByRole("tabpanel").getByText("Bot 2").first()).toBeVisible();
  await expect(
    page.getByRole("heading", { level: 1, name: "Journey Along the Anduin with a bot" }),
  ).toBeVisible();
});

test("who plays Phantom Epoch alone leads two characters, and the numbers of both stand beside the name", async ({ browser }) => {
  const page = await visit(browser, "/");
  const game = page.getByRole("region", { name: "Games" }).getByRole("listitem").filter({ hasText: "Phantom Epoch" });
  await game.getByRole("button", { name: "Play alone" }).click();
  await expect(asked(page)).toBeVisible();
  for (const one of ["Healer", "Ranger"]) await expect(page.getByText(`${one}: nova cells`).first()).toBeVisible();
});

/** What each seat of a new table has been given, as it was sent. */
async function seatsAskedFor(page: Page, make: () => Promise<void>): Promise<Record<string, string>[]> {
  const sent = page.waitForRequest((it) => it.method() === "POST" && it.url().endsWith("/api/tables"));
  await make();
  const { seats } = (await sent).postDataJSON() as { seats: { options?: Record<string, string> }[] };
  return seats.map((seat) => seat.options ?? {});
}

test("seats of a new table have decks of their own, and factions as they come", async ({ browser }) => {
  const page = await visit(browser, "/");
  const game = (name: string) => page.getByRole("region", { name: "Games" }).getByRole("listitem").filter({ hasText: name });
  const decks = await seatsAskedFor(page, () => shelf(page).getByRole("button", { name: "Play with a bot" }).click());
  expect(new Set(decks.map((seat) => seat.deck)).size).toBe(2);
  await page.goto("/");
  await game("Twilight Imperium").getByLabel("Players").selectOption("6 players");
  const factions = await seatsAskedFor(page, () =>
    game("Twilight Imperium").getByRole("button", { name: "Play with bots" }).click());
  expect(factions.length).toBe(6);
  for (const seat of factions) expect(seat.faction ?? "random").toBe("random");
  await expect(page.getByRole("heading", { level: 1, name: "Twilight Imperium with bots" })).toBeVisible();
});

test("with friends: the scenario stays chosen, and there is a seat for a friend", async ({ browser }) => {
  const page = await visit(browser, "/");
  await shelf(page).getByLabel("Scenario").selectOption({ label: "Journey Along the Anduin" });
  await shelf(page).getByRole("link", { name: "With friends…" }).click();
  await expect(page.getByRole("heading", { name: "New table" })).toBeVisible();
  await expect(page.getByLabel("Scenario")).toHaveValue("journey-along-the-anduin");
  await expect(page.getByLabel("Players")).toHaveValue("2");
  await expect(page.getByRole("combobox", { name: "Seat 2", exact: true })).toHaveValue("open");
  await page.getByLabel("Your name").fill("Ann");
  await expect(page.getByLabel("Title")).toHaveAttribute("placeholder", "Journey Along the Anduin with Ann");

  // Options chosen here are there when one comes back.
  await page.getByLabel("Players").selectOption("3");
  await page.getByLabel("Mode").selectOption("easy");
  await page.getByRole("link", { name: "Cancel" }).click();
  await shelf(page).getByRole("link", { name: "With friends…" }).click();
  await expect(page.getByLabel("Mode")).toHaveValue("easy");
  await expect(page.getByLabel("Players")).toHaveValue("3");

  await page.getByLabel("Your name").fill("Ann");
  await page.getByRole("button", { name: "Create table" }).click();
  await expect(page.getByRole("heading", { name: "Waiting for 2 players" })).toBeVisible();
  await expect(
    page.getByRole("heading", { level: 1, name: "Journey Along the Anduin with Ann" }),
  ).toBeVisible();
});

test("whoever takes a seat without a name is told so", async ({ browser }) => {
  const made = await make([me("core-leadership"), { who: "open", options: { deck: "core-lore" } }]);
  const page = await visit(browser, `/t/${made.id}`, { viewport: phone });
  const name = page.getByLabel("Your name");
  await page.getByRole("button", { name: "Take this seat" }).click();
  await expect(page.getByRole("alert").getByText("Enter your name first")).toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await clean(page, "seat without a name", { ways: narrow });
  // The one seat there is can be taken with the keyboard alone.
  await page.keyboard.type("Ben");
  await expect(page.getByText("Enter your name first")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Your hand" })).toBeVisible();
  await noSidewaysScroll(page);
});

/** A page whose browser holds the keys of seat 0 at these tables. */
const lobbyOf = (browser: Parameters<typeof visit>[0], all: Made[]): Promise<Page> =>
  visit(browser, "/", {
    held: { "arbiter.keys": Object.fromEntries(all.map((m) => [m.id, [{ seat: 0, key: keyOf(m, 0) }]])) },
  });

test("a table that was played is put away and brought back", async ({ browser }) => {
  const made = await make([me("core-leadership")], { seed: 3 });
  const [ask] = (await stateOf(made, 0)).asks;
  expect(ask).toBeDefined();
  if (ask) await answer(made, keyOf(made, 0), ask, 0);
  const page = await lobbyOf(browser, [made]);
  await own(page).getByRole("button", { name: "Put away… Friday evening" }).click();
  const dialog = page.getByRole("dialog", { name: "Put this table away?" });
  await expect(dialog).toContainText("Nothing is lost");
  await clean(page, "putting away", { within: "dialog", ways: twoWays });
  await dialog.getByRole("button", { name: "Put it away" }).click();
  await expect(own(page).getByText("You have put all of them away.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your tables" })).toBeFocused();
  await page.reload();
  await own(page).getByText("Put away (1)").click();
  await clean(page, "lobby with a table put away", { ways: twoWays });
  await own(page).getByRole("button", { name: "Bring back Friday evening" }).click();
  await expect(own(page).getByText("Put away (1)")).toHaveCount(0);
  await expect(own(page).getByText("Continue")).toBeVisible();
});

test("a table nobody played at is deleted, and those who are there are told", async ({ browser }) => {
  const made = await make([me("core-leadership"), { who: "open", options: { deck: "core-lore" } }]);
  const { body } = await call(`/api/tables/${made.id}/sit`, { seat: 1, name: "Ben" });
  const ben = await sit(browser, { ...made, keys: [{ seat: 1, key: String(body.key) }] }, 1);
  const page = await lobbyOf(browser, [made]);
  await own(page).getByRole("button", { name: "Delete… Friday evening" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this table?" });
  await expect(dialog).toContainText("Ben will lose their seat");
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await expect(dialog).toHaveCount(0);
  await own(page).getByRole("button", { name: "Delete… Friday evening" }).click();
  await page.getByRole("button", { name: "Delete it" }).click();
  await expect(page.getByText("The table was deleted.")).toBeVisible();
  await expect(own(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(ben.getByText("There is no such table.")).toBeVisible();
});
