// One screen: the table, the hand and the question fit without scrolling, and what is pressed
// again and again stays where it is.
import { type Browser, expect, type Page } from "@playwright/test";
import { buried, crowded, outside } from "./measure";
import { eight, make, type Made, me, offered, passing, passOn, playUntil, question, settled, sit, test } from "./help";

const bot = (deck: string) => ({ who: "bot", bot: "steady", options: { deck } });
const knows = { "arbiter.settings": { knows: true } };

async function at(browser: Browser, made: Made, width: number, height: number, more: object = {}): Promise<Page> {
  const keys = { [made.id]: made.keys.filter((k) => k.seat === 0) };
  const page = await sit(browser, made, 0, {
    viewport: { width, height },
    ...more,
    held: { "arbiter.keys": keys, ...knows },
  });
  await settled(page);
  return page;
}

test("alone at 1280 by 800 nothing scrolls, from the first question to the third round", async ({ browser }) => {
  const made = await make([me("core-leadership")], { seed: 3 });
  const page = await at(browser, made, 1280, 800);
  for (let i = 0; i < 12; i++) {
    expect(await outside(page)).toEqual([]);
    expect(await buried(page)).toEqual([]);
    await settled(page, await passOn(page));
  }
  const then = await playUntil(made, (s) => (s.view?.round ?? 0) >= 3 && s.asks.length > 0);
  await expect(question(page)).toHaveAttribute("data-ask", then.asks[0]?.ask ?? "");
  await settled(page);
  expect(await outside(page)).toEqual([]);
  expect(await buried(page)).toEqual([]);
});

test("with four at 1920 by 1080 nothing scrolls, and everything is larger", async ({ browser }) => {
  const made = await make([me("core-leadership"), bot("core-spirit"), bot("core-lore"), bot("core-tactics")], { seed: 5 });
  await playUntil(made, (s) => (s.view?.round ?? 0) >= 3 && s.asks.length > 0);
  const page = await at(browser, made, 1920, 1080);
  await expect(page.locator(".others section")).toHaveCount(3);
  expect(await outside(page)).toEqual([]);
  expect(await buried(page)).toEqual([]);
  const high = () => page.locator(".near .tile > .frame").first().evaluate((e) => e.clientHeight);
  const large = await high();
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await outside(page)).toEqual([]);
  await expect.poll(async () => large / (await high())).toBeGreaterThan(1.3);
});

test("eight seats are strips that open", async ({ browser }) => {
  const made = await make([me("core-leadership"), bot("core-spirit")], { seed: 5 });
  await playUntil(made, (s) => (s.view?.round ?? 0) >= 2 && s.asks.length > 0);
  for (const [width, height] of [[1280, 800], [1920, 1080]] as const) {
    const page = await at(browser, made, width, height, { first: eight });
    await expect(page.locator(".others section")).toHaveCount(7);
    expect(await outside(page)).toEqual([]);
    expect(await buried(page)).toEqual([]);
    // What is told of a seat stays within its line.
    const beyond = await page.locator(".others .brief").evaluateAll((all) =>
      all.flatMap((strip) => {
        const box = strip.getBoundingClientRect();
        const parts = Array.from(strip.querySelectorAll("h2, .marks, .piles"), (e) => e.getBoundingClientRect());
        return parts.filter((b) => b.top < box.top - 1 || b.bottom > box.bottom + 1).map((b) => `${b.top} ${b.bottom} in ${box.top} ${box.bottom}`);
      }),
    );
    expect(beyond).toEqual([]);
    await page.getByRole("button", { name: "Open Seat 5" }).click();
    const dialog = page.getByRole("dialog", { name: "Seat 5" });
    await expect(dialog.locator("[data-zone='play.5'] [data-card]").first()).toBeVisible();
    await page.keyboard.press("Escape");
  }
});

test("undo, pass and confirm never move", async ({ browser }) => {
  const made = await make([me("core-leadership"), bot("core-spirit")], { seed: 7 });
  for (const [width, height] of [[1280, 800], [360, 740]] as const) {
    const page = await at(browser, made, width, height, { hasTouch: width < 700 });
    const places = new Set<string>();
    const prompts = new Set<string>();
    for (let i = 0; i < 14; i++) {
      const boxes = await page.evaluate(() =>
        Array.from(document.querySelectorAll("[data-ask] .ends > button"), (e) => {
          const { left, bottom, width, height } = e.getBoundingClientRect();
          return [left, bottom, width, height].map(Math.round).join(" ");
        }),
      );
      expect(boxes).toHaveLength(3);
      places.add(boxes.join("; "));
      prompts.add((await question(page).locator("h2").textContent()) ?? "");
      await settled(page, await passOn(page));
    }
    expect(prompts.size).toBeGreaterThan(3);
    expect([...places]).toHaveLength(1);
  }
});

test("on a phone the question takes at most a third, and passing is in reach", async ({ browser }) => {
  const made = await make([me("core-leadership"), bot("core-spirit")], { seed: 7 });
  await playUntil(made, offered("commit"));
  const page = await at(browser, made, 360, 740, { hasTouch: true, isMobile: true });
  for (let i = 0; i < 10; i++) {
    expect(await outside(page)).toEqual([]);
    expect(await crowded(page)).toEqual([]);
    // Its words are seen, too: nothing is painted over them.
    const hidden = await question(page).locator("h2, .lately").evaluateAll((all) =>
      all.filter((e) => {
        const { left, top, width, height } = e.getBoundingClientRect();
        const hit = document.elementFromPoint(left + Math.min(20, width / 2), top + height / 2);
        return !e.contains(hit);
      }).map((e) => e.textContent),
    );
    expect(hidden).toEqual([]);
    if ((await settled(page)).passes) await expect(passing(page)).toBeInViewport({ ratio: 1 });
    await settled(page, await passOn(page, "tap"));
  }
});

test("nothing pushes the cards about while characters are chosen", async ({ browser }) => {
  const made = await make([me("core-leadership")], { seed: 3 });
  await playUntil(made, offered("commit"));
  const page = await at(browser, made, 1280, 800);
  const places = () =>
    page.locator(".near .tile").evaluateAll((all) => all.map((e) => Math.round(e.getBoundingClientRect().left)).join());
  const first = await places();
  await page.locator("main .choosable [data-card]").first().click();
  await expect(page.locator("main .acting")).toHaveCount(1);
  await expect.poll(places).toBe(first);
});

test("the log follows the game, unless its reader scrolled up", async ({ browser }) => {
  const made = await make([me("core-leadership")], { seed: 3 });
  const page = await at(browser, made, 1280, 800);
  const list = page.getByRole("region", { name: "Events" });
  const rest = () => list.evaluate((e) => e.scrollHeight - e.scrollTop - e.clientHeight);
  await playUntil(made, (s) => s.view?.phase === "Quest");
  await expect(list.getByRole("listitem").last()).toBeInViewport();
  await expect.poll(rest).toBeLessThan(4);
  // Hidden and shown again, it opens at its newest line.
  await page.getByRole("button", { name: "Fold" }).click();
  await playUntil(made, (s) => s.view?.phase === "Travel");
  await page.getByRole("button", { name: "Log" }).click();
  await expect.poll(rest).toBeLessThan(4);
  await list.evaluate((e) => e.scrollTo({ top: 40 }));
  await expect.poll(() => list.evaluate((e) => e.scrollTop)).toBe(40);
  const count = await list.getByRole("listitem").count();
  await playUntil(made, (s) => (s.view?.round ?? 0) >= 2);
  await expect.poll(() => list.getByRole("listitem").count()).toBeGreaterThan(count);
  expect(await list.evaluate((e) => e.scrollTop)).toBe(40);
});

test("no card that rises out of the hand covers Undo, Pass and Confirm", async ({ browser }) => {
  const made = await make([me("core-leadership")], { seed: 3 });
  await playUntil(made, (s) => (s.view?.round ?? 0) >= 2 && s.asks.length > 0, []);
  const page = await at(browser, made, 1280, 800);
  const cards = page.locator("[data-zone^=hand] li");
  expect(await cards.count()).toBeGreaterThan(7);
  const last = cards.last();
  await page.mouse.move(10, 10);
  await last.hover({ position: { x: 40, y: 60 } });
  const high = (await page.locator(".ends").boundingBox())?.y ?? 0;
  await expect.poll(async () => (await last.locator(".frame").first().boundingBox())?.y ?? high).toBeLessThan(high + 40);
  const uncovered = await page.locator(".ends button").evaluateAll((all) =>
    all.map((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );
  expect(uncovered).toEqual([true, true, true]);
});
