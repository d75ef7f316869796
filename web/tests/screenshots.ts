// The pictures of docs/play.md, taken from plays that are made for them.
import { type Browser, expect, type Page } from "@playwright/test";
import type { Ask, Option, State } from "../src/lib/protocol";
import { bot, me as one, underway } from "./epoch";
import { asked, answer, call, eight, type Made, make, me, sit, stateOf, test, visit } from "./help";
import { large, phone, take } from "./picture";

const verbs = ["play", "travel to", "defend with", "attack", "attack with"];
/** Plays cards, sends those with a will to the quest, keeps the others for the fight. */
function sensible(ask: Ask): number {
  const will = (o: Option): boolean => Number(/willpower (\d+)/.exec(o.text)?.[1] ?? 0) >= 2;
  const take =
    ask.options.find((o) => o.verb === "commit" && will(o)) ??
    ask.options.find((o) => verbs.includes(o.verb)) ??
    ask.options.find((o) => o.pass);
  return (take ?? ask.options[0])?.option ?? 0;
}

const names = ["Ann", "Ben", "Cid", "Dora"];

/** A table of several, all played over HTTP until it is as wanted for the first. */
async function together(decks: string[], title: string, wanted: (s: State) => boolean): Promise<Made> {
  const seats = decks.map((deck, i) => (i === 0 ? me(deck) : { who: "open", options: { deck } }));
  for (let seed = 1; seed < 40; seed++) {
    const made = await make(seats, { seed }, { title, listed: false });
    for (let seat = 1; seat < decks.length; seat++) {
      const { body } = await call(`/api/tables/${made.id}/sit`, { seat, name: names[seat] });
      made.keys.push({ seat, key: String(body.key) });
    }
    for (let i = 0; i < 300; i++)
      for (const { seat, key } of made.keys) {
        const state = await stateOf(made, seat ?? 0);
        if (seat === 0 && wanted(state)) return made;
        const [ask] = state.asks;
        if (ask) await answer(made, key, ask, sensible(ask));
        else if (state.table.status !== "playing") i = 300;
      }
  }
  throw new Error("it never came to that");
}

const annAndBen = (title: string, wanted: (s: State) => boolean): Promise<Made> =>
  together(["core-leadership", "core-spirit"], title, wanted);

async function at(browser: Browser, made: Made, more: object = {}): Promise<Page> {
  const page = await sit(browser, made, 0, more);
  await page.getByRole("button", { name: "Got it" }).click();
  await page.mouse.move(640, 20);
  await expect(asked(page)).toBeVisible();
  return page;
}

const asks = (s: State, verb: string): boolean =>
  s.asks.some((a) => a.options.some((o) => o.verb === verb));
const round = (s: State): number => s.view?.round ?? 0;

test("pictures", async ({ browser }) => {
  test.setTimeout(1_200_000);
  const attached = (s: State): number =>
    s.view?.zones.flatMap((z) => z.cards).filter((c) => c.attached?.some((a) => a.id)).length ?? 0;
  const planning = await annAndBen("Friday evening", (s) => round(s) === 2 && s.view?.phase === "Planning" && asks(s, "play"));
  const quest = await annAndBen("Friday evening, again", (s) => round(s) >= 2 && asks(s, "commit") && attached(s) > 1);
  const combat = await annAndBen("Friday evening, late", (s) => round(s) >= 2 && asks(s, "defend with") && attached(s) > 0);

  const four = await together(["core-leadership", "core-spirit", "core-lore", "core-tactics"], "Friday evening, all of us", (s) => round(s) >= 3 && asks(s, "defend with"));

  let page = await at(browser, planning);
  await page.locator("[data-zone='play.0'] [data-card]").first().hover({ position: { x: 20, y: 12 } });
  await take(page, "planning");

  page = await at(browser, quest);
  await take(page, "quest");
  await page.locator("[data-zone='hand.0'] [data-card]").first().click();
  await expect(page.getByRole("dialog").getByText("Not possible now")).toBeVisible();
  await take(page, "why");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Threat \d+ of 50/ }).first().click();
  await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
  await take(page, "number");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Look back" }).click();
  await page.getByRole("slider").fill("40");
  await take(page, "replay");

  page = await at(browser, four, { ...large, colorScheme: "dark" });
  await take(page, "four");
  await take(await at(browser, four, { ...large, colorScheme: "light" }), "four-light");
  page = await at(browser, quest, { ...large, colorScheme: "dark", first: eight });
  await take(page, "eight");

  page = await at(browser, combat);
  const defend = (on: Page) => on.locator(".mine .near .choosable [data-card]").first();
  await defend(page).hover();
  await take(page, "combat");
  const dark = await at(browser, combat, { colorScheme: "dark" });
  await defend(dark).hover();
  await take(dark, "dark");
  await dark.keyboard.press("h");
  await expect(dark.locator("[data-hint]").first()).toBeVisible();
  await take(dark, "hint");
  for (const colorScheme of ["dark", "light"] as const) {
    const small = await at(browser, combat, { ...phone, colorScheme });
    await defend(small).tap();
    await take(small, colorScheme === "dark" ? "phone" : "phone-light");
  }

  await make([me("core-lore"), { who: "open" }], {}, { title: "Learning the game", listed: true, name: "Cid" });
  await make([me("core-tactics")], { seed: 3 }, { title: "Lunch break", listed: true, name: "Dora" });
  const keys = {
    [combat.id]: combat.keys.slice(0, 1),
    [quest.id]: quest.keys.slice(1),
    [planning.id]: planning.keys.slice(0, 1),
  };
  for (const [name, size] of [["lobby", {}], ["lobby-1920", large], ["lobby-phone", phone]] as const)
    for (const colorScheme of ["light", "dark"] as const) {
      page = await visit(browser, "/", { ...size, colorScheme, held: { "arbiter.keys": keys } });
      await expect(page.getByRole("heading", { name: "Your tables" })).toBeVisible();
      await take(page, colorScheme === "light" ? name : `${name}-dark`);
    }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/new");
  await page.getByLabel("Players").selectOption("2");
  await page.getByLabel("Your name").fill("Ann");
  await take(page, "new");
});

/** Between two missions: the ship, and its shop. */
test("the ship", async ({ browser }) => {
  test.setTimeout(300_000);
  const campaign = (await underway()) as unknown as string;
  const made = await make([one(), bot], { seed: 4, campaign }, { game: "phantom-epoch" });
  for (const [name, size, colorScheme] of [
    ["aboard", {}, "dark"],
    ["aboard-light", {}, "light"],
    ["aboard-phone", phone, "dark"],
  ] as const) {
    const page = await sit(browser, made, 0, { ...size, colorScheme });
    await page.getByRole("button", { name: "Got it" }).click();
    await expect(page.getByRole("button", { name: /^Trade with/ })).toBeVisible();
    await take(page, name);
  }
  const page = await sit(browser, made, 0, { colorScheme: "dark" });
  await page.getByRole("button", { name: "Got it" }).click();
  await page.getByRole("button", { name: /^Trade with/ }).click();
  await expect(page.getByRole("list", { name: "To choose from" })).toBeVisible();
  await take(page, "aboard-shop");
});
