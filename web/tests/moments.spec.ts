// What happens is shown in its order, and can be looked at again.
import { expect, type Page } from "@playwright/test";
import type { GameEvent } from "../src/lib/protocol";
import { MOST, staged } from "../src/lib/table/moments";
import { asked, keyOf, make, type Made, me, offered, passOn, playUntil, settled, sit, test } from "./help";

const happened = (n: number): GameEvent => ({ n, step: 1, kind: "it", text: `it ${n}` });

test("moments keep their order and their time", () => {
  const card = () => ({ act: "card", tone: "plain" }) as const;
  const few = staged([happened(1), happened(2)], card);
  expect(few.map((m) => m.event.n)).toEqual([1, 2]);
  expect(few.map((m) => m.ms)).toEqual([920, 920]);
  const many = staged(Array.from({ length: 30 }, (_, n) => happened(n)), card);
  expect(many.at(-1)?.event.n).toBe(29);
  expect(many.reduce((sum, m) => sum + m.ms, 0)).toBeLessThanOrEqual(MOST + many.length);
  expect(staged([happened(1)], () => undefined)).toEqual([]);
});

/** Which moments come, and when. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen: { act: string; text: string; at: number }[] = [];
    Object.assign(window, { seen });
    let last: Element | null = null;
    const look = (): void => {
      const now = document.querySelector("[data-moment]");
      if (now && now !== last)
        seen.push({ act: now.getAttribute("data-moment") ?? "", text: now.querySelector(":scope > p")?.textContent ?? "", at: performance.now() });
      last = now;
      requestAnimationFrame(look);
    };
    look();
  });
const seen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { act: string; text: string; at: number }[] }).seen);

async function atQuest(): Promise<Made> {
  const made = await make([me("core-leadership")], { seed: 3 });
  await playUntil(made, offered("commit"));
  return made;
}

test("a reveal is staged, one thing after the other, and a click goes on to the end", async ({ browser }) => {
  const made = await atQuest();
  const held = { "arbiter.keys": { [made.id]: [{ seat: 0, key: keyOf(made, 0) }] }, "arbiter.settings": { knows: true } };
  const page = await sit(browser, made, 0, { reducedMotion: "no-preference", held });
  await expect(asked(page)).toBeVisible();
  await watch(page);
  // Everybody commits; then the encounter cards are revealed.
  await passOn(page);
  await expect.poll(async () => (await seen(page)).length).toBeGreaterThan(1);
  await expect(page.locator("[data-moment]")).toHaveCount(0, { timeout: MOST + 2000 });
  const all = await seen(page);
  expect(all.some((m) => m.act === "card")).toBe(true);
  const log = (await page.getByRole("region", { name: "Events" }).getByRole("listitem").allTextContents()).join("\n");
  const places = all.map((m) => log.lastIndexOf(m.text));
  expect(places.every((at) => at >= 0)).toBe(true);
  expect([...places].sort((a, b) => a - b)).toEqual(places);

  // The next ones are skipped by a click: what stood there before it is gone right after it.
  await page.evaluate(() => {
    const there = () => document.querySelector("[data-moment]") !== null;
    const skips: { before: boolean; after: boolean }[] = [];
    Object.assign(window, { skips });
    addEventListener(
      "pointerdown",
      () => {
        const before = there();
        setTimeout(() => skips.push({ before, after: there() }));
      },
      { capture: true },
    );
  });
  const skips = () => page.evaluate(() => (window as unknown as { skips: { before: boolean; after: boolean }[] }).skips);
  for (let i = 0; i < 30 && !(await skips()).some((s) => s.before); i++) {
    await passOn(page);
    for (let wait = 0; wait < 10 && (await page.locator("[data-moment]").count()) === 0; wait++) await page.waitForTimeout(30);
    await page.mouse.click(640, 20);
  }
  const done = await skips();
  expect(done.filter((s) => s.before).length).toBeGreaterThan(0);
  expect(done.filter((s) => s.before && s.after)).toEqual([]);
});

test("who wants no motion sees no moments", async ({ browser }) => {
  const made = await atQuest();
  const page = await sit(browser, made, 0);
  await watch(page);
  for (let i = 0; i < 6; i++) {
    await settled(page, await passOn(page));
  }
  expect(await seen(page)).toEqual([]);
});

test("a line of the log leads to its moment; rounds and phases are marked", async ({ browser }) => {
  const made = await make([me("core-leadership")], { seed: 3 });
  await playUntil(made, (s) => s.view?.phase === "Travel");
  const page = await sit(browser, made, 0);
  const where = page.locator("header .title p");
  await expect(where).toContainText("Travel");
  const events = page.getByRole("region", { name: "Events" });
  await events.getByRole("button", { name: /commit|Committed/i }).first().click();
  await expect(where).toContainText("· Quest");
  await expect(page.getByText("You are looking at the past")).toBeVisible();
  await expect(page.locator("main .meant").first()).toBeVisible();
  await expect(page.locator(".replay .marks i.round")).toHaveCount(1);
  await expect.poll(() => page.locator(".replay .marks i").count()).toBeGreaterThan(3);
  await page.getByRole("button", { name: "Back to now" }).click();
  await expect(where).toContainText("Travel");
});
