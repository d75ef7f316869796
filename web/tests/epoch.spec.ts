// Phantom Epoch in the browser: missions, what is told before one chooses, and the life aboard.
import { expect, type Page } from "@playwright/test";
import type { Ask, Option } from "../src/lib/protocol";
import { clean, phone, twoWays } from "./axe";
import { bot, byHand, me, mission, offers, underway, until } from "./epoch";
import { answer, asked, call, keyOf, type Made, make, question, server, sit, stateOf, test, wholeView } from "./help";

async function noScroll(page: Page, what: string): Promise<void> {
  for (const size of [{ width: 1280, height: 800 }, { width: 1920, height: 1080 }, phone]) {
    await page.setViewportSize(size);
    const over = await page.evaluate(() => [
      document.documentElement.scrollWidth - innerWidth,
      document.documentElement.scrollHeight - innerHeight,
    ]);
    expect(over, `${what} at ${size.width}`).toEqual([0, 0]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

test("the lobby shows the game, and its form can be understood", async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  await page.goto("/");
  await page.getByText("Phantom Epoch").first().click();
  await expect(page.getByLabel("Mission").first()).toBeVisible();
  await page.context().close();
});

test("the hand lies below, the goal stands above, and the map takes the click", async ({ browser }) => {
  const made = await mission([me(), bot], { seed: 3 });
  const page = await sit(browser, made, 0);
  await expect(page.getByRole("button", { name: /^Objective:/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Your hand" }).locator("[data-card]")).toHaveCount(10);
  await byHand(page, made, 0);
  const [ask] = (await until(made, offers("select"))).asks;
  expect(ask?.prompt).toContain("(0 of");
  const card = ask?.options.find((o) => o.verb === "select");
  if (ask && card) await answer(made, keyOf(made, 0), ask, card.option);
  // What is chosen in secret lies beside the hand.
  await expect(page.getByRole("region", { name: "Your hand" }).locator("[data-card]")).toHaveCount(9);
  await expect(page.getByRole("group", { name: /^This round/ })).toBeVisible();
  const state = await until(made, offers("move"));
  const reach = state.view?.boards?.[0]?.marks?.find((m) => m.kind === "reach");
  expect(reach).toBeDefined();
  const far = state.asks[0]?.options.filter((o) => o.verb === "move").at(-1);
  await page.locator(`[data-cell="${far?.cells?.[0]}"]`).hover();
  await expect(page.locator("[data-board] .path").first()).toBeVisible();
  await page.locator(`[data-cell="${far?.cells?.[0]}"]`).click();
  await expect.poll(async () => (await stateOf(made, 0)).asks[0]?.ask).not.toBe(state.asks[0]?.ask);
});

test("the odds of an attack stand beside its target, every number with its name, before it is chosen", async ({ browser }) => {
  const made = await mission([me({ class: "Ranger" }), bot], { seed: 3 });
  const page = await sit(browser, made, 0);
  const state = await until(made, offers("attack"));
  const view = wholeView(state);
  const options = state.asks[0]?.options.filter((o) => o.verb === "attack") ?? [];
  const [option] = options;
  expect(option).toBeDefined();
  const cell = option?.cells?.[0] ?? view?.boards[0]?.pieces.find((p) => p.id === option?.cards?.[0])?.cell;
  await expect(asked(page)).toBeVisible();
  await page.locator(`[data-cell="${cell}"]`).hover();
  const outlook = page.locator("[data-outlook]");
  await expect(outlook).toContainText("damages it");
  await expect(outlook).toContainText("Basic die");
  const { how } = (await call(`/api/tables/${made.id}/how?name=option:${option?.option}`, undefined, keyOf(made, 0))).body as unknown as {
    how: { total: number; parts: { amount: number }[]; odds: { bars: { p: number }[] } };
  };
  expect(how.parts.reduce((sum, p) => sum + p.amount, 0)).toBe(how.total);
  expect(how.odds.bars.reduce((sum, b) => sum + b.p, 0)).toBeCloseTo(1, 6);
  await clean(page, "an attack", { ways: twoWays });
  const cells = await page.locator("[data-board] .cell .hit").evaluateAll((all) => all.map((c) => c.getBoundingClientRect().bottom));
  const legend = await page.locator(".map .legend").boundingBox();
  expect(Math.max(...cells), "the legend covers no cell").toBeLessThanOrEqual(legend?.y ?? 0);
});

test("how an adversary came to its target is told step by step", async ({ browser }) => {
  const made = await mission([me(), bot], { seed: 3, mission: "berkav-1" });
  const page = await sit(browser, made, 0);
  let step = -1;
  await until(made, ({ events }) => {
    step = events.find((e) => e.kind === "target")?.step ?? -1;
    return step >= 0;
  });
  const { decisions } = (await call(`/api/tables/${made.id}/decisions?step=${step}`, undefined, keyOf(made, 0))).body as unknown as {
    decisions: { text: string; lines: string[] }[];
  };
  expect(decisions.some((d) => d.text.startsWith("Whom does") && d.lines.at(-1)?.startsWith("So it is"))).toBe(true);
  await page.locator(".log li", { hasText: /aims at/ }).last().hover();
  await page.locator(".log li", { hasText: /aims at/ }).last().getByRole("button", { name: /^why\?/ }).click();
  const dialog = page.getByRole("dialog", { name: "How was that decided?" });
  await expect(dialog).toContainText("So it is");
  await clean(page, "a decision", { within: "dialog", ways: twoWays });
});

test("nothing scrolls, axe finds nothing, and it can be played on a phone", async ({ browser }) => {
  const made = await mission([me(), bot, bot], { seed: 3 });
  const page = await sit(browser, made, 0);
  await expect(asked(page)).toBeVisible();
  await clean(page, "a mission", { ways: twoWays });
  await noScroll(page, "a mission");
  await page.setViewportSize(phone);
  const board = await page.locator("[data-board]").boundingBox();
  expect(board?.height ?? 0).toBeGreaterThan(phone.height * 0.25);
  await expect(question(page).locator(".pass")).toBeInViewport();
});

test("aboard: a character is made, gear seen to, and the crew embarks, all by hand", async ({ browser }) => {
  test.setTimeout(120_000);
  const made: Made = await make([me(), bot], { seed: 5, campaign: "berkav" }, { game: "phantom-epoch" });
  const page = await sit(browser, made, 0);
  await expect(page.getByText("They say the Vanished")).toBeVisible();
  await page.getByRole("button", { name: "Choose Warrior" }).click();
  await expect(page.getByRole("button", { name: /^Choose Human, female/ })).toBeVisible();
  await clean(page, "making a character", { ways: twoWays });
  await page.getByRole("button", { name: "Choose Grallok, female" }).click();
  await page.getByRole("button", { name: "Orla" }).click();
  await page.getByRole("button", { name: "The Lamplighters" }).click();
  await expect(page.getByRole("heading", { name: "The Lamplighters" })).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: "Orla" })).toContainText("Warrior, Grallok, female");
  await clean(page, "aboard", { ways: twoWays });
  await noScroll(page, "aboard");
  await page.getByRole("button", { name: /^See to the gear/ }).click();
  await expect(page.getByRole("button", { name: /^Unequip/ }).first()).toBeVisible();
  await clean(page, "gear", { ways: twoWays });
  await page.getByRole("button", { name: /^Unequip/ }).first().click();
  // Each piece changes once, and it was the only one: nothing is left but to go back.
  await expect(question(page)).toContainText("What do you do aboard?");
  await page.getByRole("button", { name: /^Embark on Awakening/ }).click();
  await expect(page.getByRole("heading", { name: "The campaign goes on" }).first()).toBeVisible();
  await page.getByRole("button", { name: "On to the next mission" }).click();
  await expect(page).not.toHaveURL(new RegExp(made.id));
});

test("the shop, what can be learned, an expedition and an upgrade, by hand", async ({ browser }) => {
  test.setTimeout(180_000);
  const campaign = (await underway()) as unknown as string;
  const made = await make([me(), bot], { seed: 4, campaign }, { game: "phantom-epoch" });
  const page = await sit(browser, made, 0);
  const nova = async (): Promise<number> => Number(wholeView(await stateOf(made, 0))?.seats[0]?.tracks.find((t) => t.id === "nova")?.value);
  const done = question(page).locator(".ends .pass");
  await page.getByRole("button", { name: /^Trade with/ }).click();
  await expect(page.getByRole("list", { name: "To choose from" })).toBeVisible();
  await clean(page, "the shop", { ways: twoWays });
  await noScroll(page, "the shop");
  const before = await nova();
  await page.getByRole("button", { name: /^Buy / }).first().click();
  await expect.poll(nova).toBeLessThan(before);
  await done.click();
  await page.getByRole("button", { name: /learns action cards/ }).click();
  await clean(page, "learning", { ways: twoWays });
  await page.getByRole("button", { name: /^Learn / }).first().click();
  await expect(page.getByRole("article").first()).toContainText("Has learned");
  await done.click();
  await page.getByRole("button", { name: /Vanished technology into the Laboratory/ }).click();
  await page.getByRole("button", { name: "Build the Laboratory" }).click();
  await expect(page.getByText("The Laboratory is built.").first()).toBeVisible();
  await page.getByRole("button", { name: /^Make an expedition/ }).click();
  await expect(page.getByRole("button", { name: /^Make an expedition/ })).toHaveCount(0);
  await clean(page, "an expedition", { ways: twoWays });
  for (let i = 0; i < 12; i++) {
    const [ask] = (await stateOf(made, 0)).asks;
    if (!ask || ask.prompt.startsWith("What do you do aboard")) break;
    await page.locator(`[data-ask="${ask.ask}"][data-asked]`).waitFor();
    await page.locator(`[data-option="${(ask.options.find((o) => !o.pass) ?? ask.options[0])?.option}"]`).first().click();
    await page.locator(`[data-ask]:not([data-ask="${ask.ask}"])`).first().waitFor();
  }
  await expect(page.getByRole("button", { name: /^Embark on Berkav-2/ })).toBeVisible();
  // Everything that happened stands in the log of the campaign.
  await page.getByRole("button", { name: "The whole campaign log" }).click();
  await expect(page.getByRole("dialog")).toContainText("Berkav");
  await clean(page, "the log of a campaign", { within: "dialog", ways: twoWays });
});
