// A whole game of cards in a real browser: by mouse, by keyboard alone, and by touch on a phone.
// Nothing is answered but through the page; after every answer the page has not scrolled, and
// all that may be chosen can be reached.
import { expect, type Page } from "@playwright/test";
import { clean } from "./axe";
import { asked, keyOf, type Made, make, me, question, sit, stateOf, test } from "./help";
import { outside, scrolls, spots } from "./measure";

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const ended = (page: Page) => page.getByRole("heading", { name: /The players have/ });

/** The page shows what the server asks; "" when the game is over. */
async function shown(page: Page, made: Made): Promise<string> {
  for (let i = 0; i < 600; i++) {
    const [{ table, asks }, now] = await Promise.all([
      stateOf(made, 0),
      question(page).evaluate((e) => ({ ask: (e as HTMLElement).dataset.ask, busy: e.ariaBusy === "true" })),
    ]);
    if (table.status !== "playing") return "";
    if (asks[0] && now.ask === asks[0].ask && !now.busy) return asks[0].ask;
    await page.waitForTimeout(20);
  }
  throw new Error("the page does not show what is asked");
}

/** What a card does that does not answer at once: its choices open, or it waits for Confirm. */
const SHOWN = "dialog[open], main .meant";

/** Is something else asked now? It is waited for, unless this is seen instead. */
async function answered(page: Page, ask: string, instead = "none"): Promise<boolean> {
  for (let i = 0; i < 200; i++) {
    const now = await page.evaluate((selector) => {
      const bar = document.querySelector<HTMLElement>("[data-ask]");
      return { ask: bar?.dataset.ask, busy: bar?.ariaBusy === "true", shown: document.querySelector(selector) !== null };
    }, instead);
    if (now.ask !== ask) return true;
    if (i > 4 && now.shown && !now.busy) return false;
    await page.waitForTimeout(25);
  }
  return false;
}

type Press = (x: number, y: number) => Promise<void>;

/** One answer with mouse or finger: a card that glows, the bar, or what opened. Which way was it? */
async function pressOn(page: Page, ask: string, n: number, press: Press): Promise<string> {
  const cards = await spots(page, "main .choosable > .frame > [data-card]");
  if ((await page.locator("[data-choices]").count()) === 0)
    expect(cards.covered, "cards that glow and cannot be pressed").toEqual([]);
  const one = cards.open[n % Math.max(1, cards.open.length)];
  if (one && n % 4 !== 3) {
    await press(one.x, one.y);
    if (await answered(page, ask, SHOWN)) return "card";
    // Shown first: what opened is chosen from, or Confirm takes it.
    for (const more of ["dialog[open] li button", "[data-ask] .confirm[data-option]"]) {
      const [next] = (await spots(page, more)).open;
      if (next) await press(next.x, next.y);
      if (next && (await answered(page, ask))) return "shown";
    }
  }
  for (const way of ["pass", "confirm", "direct"]) {
    const at = way === "direct" ? "[data-ask] .direct [data-option]" : `[data-ask] .ends .${way}[data-option]`;
    const { open, covered } = await spots(page, at);
    expect(covered, `${way} cannot be pressed`).toEqual([]);
    const [first] = open;
    if (first) await press(first.x, first.y);
    if (first && (await answered(page, ask))) return way;
  }
  const list = page.locator("[data-choices] [data-option]");
  if ((await list.count()) === 0) {
    const [tool] = (await spots(page, "[data-ask] .tools .tool[title^='All choices']")).open;
    if (tool) await press(tool.x, tool.y);
  }
  await expect(list.first()).toBeInViewport();
  const [first] = (await spots(page, "[data-choices] [data-option]")).open;
  if (first) await press(first.x, first.y);
  const words = await question(page).innerText();
  expect(await answered(page, ask), `no way to answer ${words}`).toBe(true);
  return "list";
}

async function toTheEnd(page: Page, made: Made, act: (ask: string, n: number) => Promise<string>): Promise<Map<string, number>> {
  const ways = new Map<string, number>();
  for (let n = 0; n < 500; n++) {
    const ask = await shown(page, made);
    if (!ask) return ways;
    expect(await scrolls(page), `the page scrolls at ${ask}`).toBe(false);
    if (n % 5 === 0) expect(await outside(page)).toEqual([]);
    const way = await act(ask, n);
    ways.set(way, (ways.get(way) ?? 0) + 1);
  }
  throw new Error("it does not end");
}

const begin = (seed: number) => make([me("core-leadership")], { seed, scenario: "escape-from-dol-guldur" });
const held = (made: Made) => ({
  held: { "arbiter.keys": { [made.id]: [{ seat: 0, key: keyOf(made, 0) }] }, "arbiter.settings": { knows: true } },
});

test.describe.configure({ timeout: 400_000 });

test("to its end by mouse", async ({ browser }) => {
  const made = await begin(3);
  const page = await sit(browser, made, 0, held(made));
  await expect(asked(page)).toBeVisible();
  const ways = await toTheEnd(page, made, (ask, n) => pressOn(page, ask, n, (x, y) => page.mouse.click(x, y)));
  expect(ways.get("card") ?? 0).toBeGreaterThan(6);
  expect(ways.get("pass") ?? 0).toBeGreaterThan(1);
  await expect(ended(page)).toBeVisible();
  await clean(page, "the end", { ways: [["light", { width: 1280, height: 800 }]] });
});

test("to its end by touch at 360 pixels", async ({ browser }) => {
  const made = await begin(5);
  const page = await sit(browser, made, 0, { ...phone, ...held(made) });
  await expect(asked(page)).toBeVisible();
  const ways = await toTheEnd(page, made, (ask, n) => pressOn(page, ask, n, (x, y) => page.touchscreen.tap(x, y)));
  expect((ways.get("card") ?? 0) + (ways.get("shown") ?? 0)).toBeGreaterThan(6);
  expect(ways.get("shown") ?? 0).toBeGreaterThan(0);
  expect(ways.get("pass") ?? 0).toBeGreaterThan(1);
  await expect(ended(page)).toBeVisible();
  await clean(page, "the end", { ways: [["dark", { width: 360, height: 740 }]] });
});

test("to its end by keyboard alone", async ({ browser }) => {
  const made = await begin(8);
  const page = await sit(browser, made, 0, held(made));
  await expect(asked(page)).toBeVisible();
  const on = () =>
    page.evaluate(() => {
      const e = document.activeElement;
      return e?.hasAttribute("data-card") && e.closest(".choosable") ? "card" : e?.hasAttribute("data-option") ? "option" : "";
    });
  const ways = await toTheEnd(page, made, async (ask, n) => {
    // A card that glows: T goes there, arrows to the next one, Enter takes it; a second Enter
    // where the first one only showed what would come.
    if (n % 2 === 0) {
      await page.keyboard.press("t");
      for (let i = 0; i < n % 4; i++) await page.keyboard.press("ArrowRight");
      for (let i = 0; i < 2 && (await on()) === "card"; i++) {
        await page.keyboard.press("Enter");
        if ((await page.getByRole("dialog").count()) > 0) {
          for (let tabs = 0; tabs < 12; tabs++) {
            if (await page.evaluate(() => document.activeElement?.matches("dialog[open] li button") ?? false)) break;
            await page.keyboard.press("Tab");
          }
          await page.keyboard.press("Enter");
        }
        if (await answered(page, ask, SHOWN)) return "card";
        await page.keyboard.press("Escape");
      }
    }
    if (n % 4 === 1 && (await question(page).locator(".pass[data-option]").count()) > 0) {
      await page.keyboard.press("p");
      if (await answered(page, ask)) return "pass";
    }
    // The list of choices: Q opens it and goes there, Tab goes on, Enter takes.
    await page.keyboard.press("q");
    for (let tabs = 0; tabs < 40 && (await on()) !== "option"; tabs++) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await answered(page, ask), `no way to answer ${ask} by keyboard`).toBe(true);
    return "list";
  });
  for (const way of ["card", "pass", "list"]) expect(ways.get(way) ?? 0, way).toBeGreaterThan(1);
  await expect(ended(page)).toBeVisible();
});
