// For everyone: axe-core on every screen, and a whole round by keyboard alone.
import { expect, type Page } from "@playwright/test";
import type { State } from "../src/lib/protocol";
import { clean, twoWays } from "./axe";
import { asked, listed, call, keyOf, type Made, make, me } from "./help";
import { playUntil, question, settled, sit, stateOf, test, visit } from "./help";

test.describe.configure({ mode: "parallel" });

const seats = [me("core-leadership"), { who: "bot", bot: "steady", options: { deck: "core-spirit" } }];

/** Opens something, looks at it in every way, and puts it away. */
async function cleanDialog(page: Page, name: string, open: () => Promise<void>): Promise<void> {
  await open();
  await expect(page.getByRole("dialog").last()).toBeVisible();
  await expect(page.getByRole("dialog").last().locator("[aria-busy=true]")).toHaveCount(0);
  await clean(page, name, { within: "dialog:last-of-type", ways: twoWays });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

let combat: Promise<Made> | undefined;
/** A table in the middle of a fight, to be looked at and left as it is. */
const inCombat = (): Promise<Made> =>
  (combat ??= make(seats, { seed: 7 }, { listed: true }).then(async (made) => {
    await playUntil(made, (s) => s.view?.phase === "Combat" && s.asks.length > 0);
    return made;
  }));

test("axe: lobby, new table, gathering", async ({ browser }) => {
  await inCombat();
  const open = await make([me("core-lore"), { who: "open" }], {}, { listed: true });
  const page = await sit(browser, open, 0);
  await expect(page.getByRole("heading", { name: "Seats" })).toBeVisible();
  await clean(page, "gathering, as host");
  const guest = await sit(browser, open, "watch");
  await expect(guest.getByRole("button", { name: "Take this seat" })).toBeVisible();
  await clean(guest, "gathering, as guest");
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Your tables" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Public tables" })).toBeVisible();
  await clean(page, "lobby");
  await page.goto("/new");
  await page.getByLabel("Players").selectOption("2");
  await clean(page, "new table");
  await cleanDialog(page, "account", () => page.getByRole("button", { name: "Log in" }).click());
});

test("axe: the table, the replay, all that lies beside", async ({ browser }) => {
  const made = await inCombat();
  const page = await sit(browser, made, 0);
  await expect(asked(page)).toBeVisible();
  await clean(page, "table");
  for (const tab of ["Chat", "People", "Log"]) {
    await page.getByRole("tab", { name: tab }).click();
    await clean(page, tab, { within: "aside", ways: twoWays });
  }
  await page.getByRole("button", { name: "Look back" }).click();
  await page.getByRole("slider").fill("10");
  await expect(page.getByText("You are looking at the past")).toBeVisible();
  await clean(page, "replay", { within: "section.replay", ways: twoWays });
  const looker = await sit(browser, made, "watch");
  await expect(looker.getByText("You are watching")).toBeVisible();
  await clean(looker, "looking on", { within: "[data-ask]", ways: twoWays });
});

test("axe: all choices in words, and the standing orders", async ({ browser }) => {
  const page = await sit(browser, await inCombat(), 0);
  await listed(page);
  await clean(page, "all choices", { within: "[data-choices]", ways: twoWays });
  await page.getByRole("button", { name: "Stops" }).click();
  await clean(page, "standing orders", { within: "[data-orders]", ways: twoWays });
});

test("axe: the menu and every dialog it opens", async ({ browser }) => {
  const page = await sit(browser, await inCombat(), 0);
  const menu = () => page.getByRole("button", { name: "Menu" }).click();
  await menu();
  const entries = await page.getByRole("dialog").getByRole("button", { disabled: false }).allTextContents();
  await page.keyboard.press("Escape");
  const names = entries.map((e) => e.trim()).filter((e) => e && !/Export|lobby|Close/.test(e));
  expect(names).toEqual(expect.arrayContaining(["Settings", "Keyboard shortcuts", "Report a problem", "About"]));
  await cleanDialog(page, "menu", menu);
  for (const name of names)
    await cleanDialog(page, name, async () => {
      await menu();
      await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
    });
  await menu();
  await page.getByRole("button", { name: "Report a problem" }).click();
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("dialog").getByRole("status")).toContainText("was saved as");
  await clean(page, "report kept", { within: "dialog", ways: twoWays });
});

test("axe: what cards, numbers and rules tell", async ({ browser }) => {
  const page = await sit(browser, await inCombat(), 0);
  await cleanDialog(page, "why", () => page.getByRole("button", { name: "Why can’t I" }).click());
  await cleanDialog(page, "rule", () => question(page).getByRole("button", { name: /^Rule/ }).click());
  await cleanDialog(page, "how", () => page.getByRole("button", { name: /^Threat \d+ of 50/ }).first().click());
  await cleanDialog(page, "card", async () => {
    await page.locator("[data-zone^=hand] [data-card]").first().focus();
    await page.keyboard.press("i");
  });
  await cleanDialog(page, "pile", () => page.locator("button.pile").first().click());
  await page.locator("button.pile").first().click();
  const high = await page.getByRole("dialog").locator(".tile > .frame").first().evaluate((e) => e.clientHeight);
  expect(high).toBeGreaterThan(80);
});

/** A play in which one card has several options, whatever the rules are today. */
async function withChoice(): Promise<{ made: Made; card: number }> {
  const twice = (state: State): number | undefined => {
    const cards = state.asks.flatMap((a) => a.options.flatMap((o) => o.cards?.slice(0, 1) ?? []));
    return cards.find((c, i) => cards.indexOf(c) !== i);
  };
  for (let seed = 7; seed < 60; seed++) {
    const made = await make([me("core-lore")], { seed });
    const card = twice(await playUntil(made, (s) => twice(s) !== undefined));
    if (card !== undefined) return { made, card };
  }
  throw new Error("no card ever has several options");
}

test("axe: several options of a card, consent, referee", async ({ browser }) => {
  const { made, card } = await withChoice();
  const page = await sit(browser, made, 0);
  await cleanDialog(page, "options of a card", () => page.locator(`main [data-card="${card}"]`).click());

  const two = await make([me("core-leadership"), me("core-spirit")], { seed: 5 });
  const state = await playUntil(two, (s) => s.can_undo === "ask");
  expect(state.can_undo).toBe("ask");
  const ben = await sit(browser, two, 1);
  await call(`/api/tables/${two.id}/undo`, {}, keyOf(two, 0));
  await expect(ben.getByRole("dialog", { name: "Undo?" })).toBeVisible();
  await clean(ben, "consent", { within: "dialog", ways: twoWays });
  await ben.getByRole("button", { name: "Decline" }).click();
  await expect(ben.getByRole("dialog")).toHaveCount(0);

  const cardboard = await make([me("core-leadership")], {}, { referee: true });
  const referee = await sit(browser, cardboard, 0);
  await expect(referee.getByLabel(/What came up/)).toBeVisible();
  await clean(referee, "referee", { within: "[data-ask]", ways: twoWays });
});

test("axe: the end, closed tables, and links that lead nowhere", async ({ browser }) => {
  const made = await make([me("core-leadership")], { seed: 3 });
  await playUntil(made, () => false);
  const page = await sit(browser, made, 0);
  await expect(page.getByRole("heading", { name: /The players have/ })).toBeVisible();
  await clean(page, "ending");
  const closed = await make([me("core-leadership")], { seed: 3 }, { watch: false });
  const looker = await sit(browser, closed, "watch");
  await expect(looker.getByText("This table is private")).toBeVisible();
  await clean(looker, "closed table");
  await page.goto("/t/nosuchtable");
  await expect(page.getByText("There is no such table")).toBeVisible();
  await clean(page, "no such table");
  const cutOff = await visit(browser, "/", {
    first: async (page) => {
      await page.route("**/api/**", (route) => route.abort());
      await page.routeWebSocket("**/ws", (socket) => void socket.close().catch(() => undefined));
    },
  });
  await expect(cutOff.getByRole("alert")).toBeVisible();
  await clean(cutOff, "lobby without a server");
  await cutOff.goto(`/t/${made.id}`);
  await expect(cutOff.getByRole("alert")).toContainText("cannot be reached");
  await clean(cutOff, "table without a server");
});

test("the whole of a round by keyboard alone", async ({ browser }) => {
  const made = await make([me("core-leadership")], { seed: 3 });
  const page = await sit(browser, made, 0);
  await expect(asked(page)).toBeVisible();
  const focused = () =>
    page.evaluate(() => ![null, document.body].includes(document.activeElement as HTMLElement));
  const round = async (): Promise<number> => (await stateOf(made, 0)).view?.round ?? 0;

  // Standing orders with the keyboard: O opens them, Escape puts them away.
  await page.keyboard.press("o");
  await expect(page.getByLabel("Stop for actions")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(page.getByLabel("Stop for actions")).toHaveValue("always");
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Stop for actions")).toHaveCount(0);

  const used = { card: 0, option: 0, pass: 0 };
  for (let i = 0; i < 300 && (await round()) < 2; i++) {
    const { ask, passes } = await settled(page);
    if ((await page.locator("main .choosable").count()) > 0 && i % 3 !== 2 && used.card < 12) {
      // A card on the table: T goes to one that can be chosen, Enter takes it.
      await page.keyboard.press("t");
      const there = () => page.evaluate(() => document.activeElement?.closest(".choosable") !== null);
      await expect.poll(there).toBe(true);
      await page.keyboard.press("Enter");
      if ((await page.getByRole("dialog").count()) > 0) {
        await page.keyboard.press("Tab");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
      }
      used.card++;
    } else if (i % 2 === 0) {
      await page.keyboard.press("q");
      await expect.poll(focused).toBe(true);
      await page.keyboard.press("End");
      for (let tabs = 0; tabs < 30; tabs++) {
        if (await page.evaluate(() => document.activeElement?.classList.contains("pass") ?? false)) break;
        const last = await page.evaluate(() => {
          const all = document.querySelectorAll("[data-choices] [data-option]");
          return document.activeElement === all[all.length - 1];
        });
        if (last) break;
        await page.keyboard.press("Tab");
      }
      await page.keyboard.press("Space");
      used.option++;
    } else {
      await page.keyboard.press(passes ? "p" : "1");
      used.pass++;
    }
    // Some keys only open something; what is under way is waited for above.
    await settled(page, ask, 3000).catch(() => null);
    expect(await focused(), "the focus was lost").toBe(true);
  }
  expect(await round()).toBeGreaterThanOrEqual(2);
  expect(Math.min(used.card, used.option, used.pass)).toBeGreaterThan(0);

  await page.keyboard.press("u");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("arrow keys go through a zone and from zone to zone; what happens is told", async ({ browser }) => {
  const made = await make(seats, { seed: 7 });
  await playUntil(made, (s) => (s.view?.round ?? 0) === 1 && s.asks.length > 0);
  const page = await sit(browser, made, 0);
  const at = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.card);
  const zone = () =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>("[data-zone]")?.dataset.zone);
  await page.locator("[data-zone='play.0'] [data-card]").first().focus();
  const first = await at();
  await page.keyboard.press("ArrowRight");
  expect(await at()).not.toBe(first);
  await page.keyboard.press("ArrowLeft");
  expect(await at()).toBe(first);
  await page.keyboard.press("ArrowDown");
  expect(await zone()).toBe("hand.0");
  await page.keyboard.press("ArrowUp");
  expect(await zone()).toBe("play.0");
  await page.keyboard.press("i");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await at()).toBe(first);
  const tabStops = await page.locator("[data-zone='play.0'] [tabindex='0']").count();
  expect(tabStops).toBe(1);
  await page.keyboard.press("p");
  await expect(page.getByRole("log", { name: "What happens" })).not.toBeEmpty();
});

test("without motion nothing moves", async ({ browser }) => {
  const made = await make([me("core-leadership")], { seed: 3 });
  const page = await sit(browser, made, 0);
  await (await listed(page)).first().click();
  const running = await page.evaluate(() => {
    const lasts = (a: Animation): number => Number(a.effect?.getComputedTiming().duration ?? 0);
    return document.getAnimations().filter((a) => lasts(a) > 1).length;
  });
  expect(running).toBe(0);
});
