// The outcome before the click: the sum of a fight, whom it is about, and Confirm for a finger.
import { expect, type Page } from "@playwright/test";
import type { Catalogue, How, Odds, Option } from "../src/lib/protocol";
import { mind, planOf, type Plans } from "./galaxy";
import { answer, asked, call, keyOf, type Made, make, me, offered, playUntil, question, settled, sit, stateOf, test, wholeView } from "./help";
import { clean, phone, twoWays } from "./axe";
import { scrolls } from "./measure";

/** One goes to the quest, the others stay and fight, until one of several can do this. */
async function fight(verb: string): Promise<Made> {
  for (let seed = 1; seed < 20; seed++) {
    const made = await make([me("core-leadership")], { seed });
    let round = -1;
    for (let i = 0; i < 80; i++) {
      const { asks, table, view } = await stateOf(made, 0);
      const [ask] = asks;
      if (!ask || table.status !== "playing") break;
      if (ask.options.filter((o) => o.verb === verb).length > 1) return made;
      const wish = ["play", "engage", "attack", ...(view?.round === round ? [] : ["commit"])];
      const take = ask.options.find((o) => wish.includes(o.verb)) ?? ask.options.find((o) => o.pass) ?? ask.options[0];
      if (take?.verb === "commit") round = view?.round ?? 0;
      await answer(made, keyOf(made, 0), ask, take?.option ?? 0);
    }
  }
  throw new Error("nobody fights");
}

const mine = (page: Page) => page.locator(".mine .near .choosable [data-card]");
const forecast = (page: Page) => page.locator("[data-forecast]");

/** The numbers of the box, the last one being what they come to. */
async function sum(page: Page): Promise<number[]> {
  const words = await forecast(page).locator("dd").allInnerTexts();
  return words.map((text) => Number(text.replace("−", "-").split(/\s/)[0]));
}

test("who defends: the sum with its sources, an arrow, and what nobody defending costs", async ({ browser }) => {
  const made = await fight("defend with");
  const page = await sit(browser, made, 0);
  await expect(asked(page)).toBeVisible();
  await mine(page).first().hover();
  await expect(forecast(page).locator("h3")).toContainText(/^If .* defends$/);
  const [attack = 0, defense = 0, damage] = await sum(page);
  expect(damage).toBe(Math.max(0, attack + defense));
  await expect(question(page)).toContainText(`Attack ${attack}`);
  await expect(page.locator("[data-arrows]")).toHaveAttribute("data-arrows", "1");
  await clean(page, "a forecast", { within: "[data-forecast]", ways: twoWays.slice(0, 1) });
  await question(page).locator(".pass").hover();
  await expect(forecast(page).locator("h3")).toHaveText("If nobody defends");
  expect(await sum(page)).toEqual([attack, attack]);
});

test("who defends: how likely that ends well, whatever the shadow card is", async ({ browser }) => {
  const made = await fight("defend with");
  const page = await sit(browser, made, 0);
  await expect(asked(page)).toBeVisible();
  const { asks } = await stateOf(made, 0);
  const odds = forecast(page).locator("[data-odds]");
  for (const option of asks[0]?.options ?? []) {
    const { body } = await call(`/api/tables/${made.id}/how`, { name: `option:${option.option}` }, keyOf(made, 0));
    const told = (body.how as How).odds;
    await page.mouse.move(640, 20);
    await (option.pass ? question(page).locator(".pass") : page.locator(`.mine .near [data-card="${option.cards?.[0]}"]`)).hover();
    const whole = Math.round(100 * (told?.outcomes[0]?.p ?? -1));
    await expect(odds).toHaveText(`With its shadow card: ${option.pass ? "no hero is lost" : "survives"} ${whole} %`);
    await expect(forecast(page)).toContainText(told?.notes?.[0] ?? "nothing");
    await expect(forecast(page)).toContainText("played out card by card, exactly");
  }
});

test("an enemy that is engaged keeps its engagement cost and threat on its corners", async ({ browser }) => {
  const made = await fight("defend with");
  const page = await sit(browser, made, 0);
  await expect(asked(page)).toBeVisible();
  const engaged = (await stateOf(made, 0)).view?.zones.find((z) => z.id === "engaged.0")?.cards ?? [];
  expect(engaged.length).toBeGreaterThan(0);
  for (const card of engaged) {
    const gems = page.locator(`[data-zone="engaged.0"] [data-card="${card.id}"]`).locator("xpath=..").locator(".gem");
    await expect(gems).toHaveCount(2);
    await expect(gems.first().getByTitle(/^Engagement cost \d+/)).toHaveText(/^\s*\d+\s*$/);
    await expect(gems.last().getByTitle(/^Threat \d+/)).toHaveText(/^\s*\d+\s*$/);
  }
});

test("with a finger the first tap shows what comes, and Confirm does it", async ({ browser }) => {
  const made = await fight("defend with");
  const page = await sit(browser, made, 0, { viewport: phone, hasTouch: true, isMobile: true });
  await expect(asked(page)).toBeVisible();
  const before = (await stateOf(made, 0)).asks[0]?.ask;
  await mine(page).last().tap();
  await expect(forecast(page).locator("h3")).toContainText(/^If .* defends$/);
  expect((await stateOf(made, 0)).asks[0]?.ask).toBe(before);
  const confirm = question(page).locator(".confirm[data-option]");
  await expect(confirm).toContainText(/^Defend with/);
  await confirm.tap();
  await expect.poll(async () => (await stateOf(made, 0)).events.some((e) => e.kind === "defend")).toBe(true);
});

test("attackers add up as they are chosen", async ({ browser }) => {
  const made = await fight("attack with");
  const page = await sit(browser, made, 0);
  await mine(page).first().hover();
  const [first = 0, defense = 0, alone] = await sum(page);
  expect(alone).toBe(Math.max(0, first + defense));
  const { ask } = await settled(page);
  await mine(page).first().click();
  // Who is pointed at before the next question is there is who was chosen already.
  await settled(page, ask);
  await mine(page).first().hover();
  await expect(forecast(page).locator("dd")).toHaveCount(4);
  const [one = 0, two = 0, against = 0, both] = await sum(page);
  expect([one, against]).toEqual([first, defense]);
  expect(both).toBe(Math.max(0, one + two + against));
  await expect(page.locator("[data-arrows]")).toHaveAttribute("data-arrows", "2");
});

test("who is asked is told the odds of the quest", async ({ browser }) => {
  const made = await make([me("core-leadership"), { who: "bot", bot: "steady", options: { deck: "core-spirit" } }], { seed: 7 });
  await playUntil(made, offered("commit"));
  const page = await sit(browser, made, 0);
  const odds = page.getByRole("group", { name: /^Odds of the quest/ });
  await expect(odds).toContainText(/success \d+ %/);
  // How they were found is told with them.
  await expect(odds).toContainText(/played out (card by card, exactly|\d+ times: within \d+ percentage points)/);
  // Who is pointed at goes there first.
  const could = page.locator("main .choosable [data-card]").first();
  await could.hover();
  await expect(odds).toContainText(/Commit .*:/);
  await page.mouse.move(640, 20);
  await expect(odds).not.toContainText("Commit");
  const before = await odds.textContent();
  await could.click();
  await expect(odds).not.toHaveText(before ?? "");
});

/** What Ann is told of an option that leads to a battle, and where. */
async function battle(): Promise<{ made: Made; option: Option; odds: Odds }> {
  const seats = [{ who: "me" }, ...Array.from({ length: 5 }, () => ({ who: "bot" }))];
  const made = await make(seats, { seed: 3 }, { game: "twilight-imperium" });
  const catalogue = (await call((await stateOf(made, 0)).catalogue)).body as unknown as Catalogue;
  const plans: Plans = { traded: true };
  for (let i = 0; i < 3000; i++) {
    const state = await stateOf(made, 0);
    const whole = wholeView(state);
    const [ask] = state.asks;
    if (state.table.status !== "playing") break;
    if (!ask || !whole) {
      await new Promise((done) => setTimeout(done, 30));
      continue;
    }
    const theirs = new Set(whole.boards[0]?.pieces.flatMap((p) => (p.type !== "tile" && p.owner !== 0 ? [p.cell] : [])));
    for (const option of ask.options.filter((o) => o.verb === "activate" && theirs.has(o.cells?.[0] ?? -1))) {
      const { body } = await call(`/api/tables/${made.id}/how`, { name: `option:${option.option}` }, keyOf(made, 0));
      const odds = (body.how as How | undefined)?.odds;
      if (odds?.sides?.length === 2 && odds.title.startsWith("Space")) return { made, option, odds };
    }
    await answer(made, keyOf(made, 0), ask, mind(whole, planOf(catalogue, whole), ask, plans).option);
  }
  throw new Error("nobody comes near anybody");
}

test("a battle that a system leads to is told while it is looked at, before it is chosen", async ({ browser }) => {
  test.setTimeout(240_000);
  const { made, option, odds } = await battle();
  const page = await sit(browser, made, 0, {
    held: { "arbiter.keys": { [made.id]: made.keys.filter((k) => k.seat === 0) }, "arbiter.settings": { knows: true } },
  });
  await settled(page);
  const clash = page.locator("[data-clash]");
  await expect(clash).toHaveCount(0);
  await page.locator(`[data-cell="${option.cells?.[0]}"]`).hover();
  await expect(clash.locator("h3")).toHaveText("Space battle");
  await expect(clash.locator(".side")).toHaveCount(2);
  for (const [i, side] of (odds.sides ?? []).entries()) {
    await expect(clash.locator(".side").nth(i).locator(".piece")).toHaveCount(side.pieces.length);
    await expect(clash.locator(".side").nth(i)).toContainText(side.pieces.map((p) => p.count).join(" "), { useInnerText: false });
  }
  // Played out from the same position with the same tries: the same numbers.
  await expect(clash.locator(".bar")).toContainText(`${Math.round(100 * (odds.outcomes[0]?.p ?? 0))} %`);
  for (const { label, text } of odds.rows ?? []) await expect(clash).toContainText(label.includes("fires first") ? `${label}, ${text}` : label);
  await expect(clash).toContainText("nobody plays a card");
  await clean(page, "a battle", { within: "[data-clash]", ways: twoWays.slice(0, 1) });
  if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/battle.png` });
  // And how far Ann is with what brings points.
  const open = (await stateOf(made, 0)).view?.zones.filter((z) => /^(objectives|secrets\.0)$/.test(z.id)).flatMap((z) => z.cards) ?? [];
  const counted = (open as { id: number; progress?: { have: number; need: number } }[]).filter((c) => c.progress);
  expect(counted.length).toBeGreaterThan(0);
  for (const { id, progress } of counted)
    await expect(page.locator(`.council [data-card="${id}"] .progress`)).toHaveText(`${progress?.have} of ${progress?.need}`);
  // One line above the question, where there is no more room.
  await page.setViewportSize(phone);
  await page.locator(`[data-cell="${option.cells?.[0]}"]`).hover();
  await expect(clash.locator(".bar")).toBeInViewport({ ratio: 1 });
  expect((await clash.boundingBox())?.height ?? 999).toBeLessThan(80);
  expect(await scrolls(page)).toBe(false);
  if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/battle-phone.png` });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.mouse.move(640, 790);
  await expect(clash).toHaveCount(0);
  expect((await stateOf(made, 0)).asks[0]?.options.some((o) => o.verb === "activate")).toBe(true);
});
