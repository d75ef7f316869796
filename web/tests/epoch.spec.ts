// A mission of Phantom Epoch: map, hand, order of turns and goal, played by mouse.
import { expect, type Page } from "@playwright/test";
import type { State } from "../src/lib/protocol";
import { clean, phone, twoWays } from "./axe";
import { asked, question, test } from "./help";
import { arbiter, Server } from "./server";

let server: Server;
test.beforeAll(async () => {
  server = await Server.start(arbiter);
});
test.afterAll(() => server.stop());

interface At {
  page: Page;
  state: () => Promise<State>;
  answer: (verb: string) => Promise<void>;
}

async function mission(browser: import("@playwright/test").Browser): Promise<At> {
  const wish = { game: "phantom-epoch", name: "Ann", seats: [{ who: "me" }, { who: "bot" }], setup: { seed: 3 } };
  const reply = await fetch(`${server.url}/api/tables`, { method: "POST", body: JSON.stringify(wish) });
  const { table, keys } = (await reply.json()) as { table: { table: string }; keys: { key: string }[] };
  const headers = { Authorization: `Bearer ${keys[0]?.key}` };
  const state = async (): Promise<State> =>
    (await fetch(`${server.url}/api/tables/${table.table}/state`, { headers })).json() as Promise<State>;
  const answer = async (verb: string): Promise<void> => {
    const [ask] = (await state()).asks;
    const option = ask?.options.find((o) => o.verb === verb) ?? ask?.options[0];
    const body = JSON.stringify({ ask: ask?.ask, option: option?.option, seat: 0 });
    await fetch(`${server.url}/api/tables/${table.table}/answer`, { method: "POST", headers, body });
  };
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce", colorScheme: "light" });
  const page = await context.newPage();
  await page.goto("/icon.svg");
  await page.evaluate((held) => localStorage.setItem("arbiter.keys", JSON.stringify(held)), { [table.table]: keys });
  await page.goto(`/t/${table.table}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Awakening");
  return { page, state, answer };
}

const has =
  (verb: string) =>
  ({ asks }: State): boolean =>
    asks[0]?.options.some((o) => o.verb === verb) ?? false;

async function until({ state, answer }: At, verb: string, ...wish: string[]): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const now = await state();
    if (has(verb)(now)) return;
    const [ask] = now.asks;
    await answer(wish.find((w) => ask?.options.some((o) => o.verb === w)) ?? "");
  }
  throw new Error(`nobody is asked to ${verb}`);
}

test("the hand lies below, the goal stands above, and the map takes the click", async ({ browser }) => {
  const at = await mission(browser);
  const { page, state } = at;
  await expect(asked(page)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Objective:/ })).toBeVisible();
  const hand = page.getByRole("region", { name: "Your hand" });
  await expect(hand.locator("[data-card]")).toHaveCount(10);
  const [ask] = (await state()).asks;
  const [option] = ask?.options.filter((o) => o.cells) ?? [];
  expect(option).toBeDefined();
  await page.locator(`[data-cell="${option?.cells?.[0]}"]`).click();
  await expect.poll(async () => (await state()).asks[0]?.ask).not.toBe(ask?.ask);
  await until(at, "to-move", "choose");
  await expect(page.getByRole("list", { name: "Order of turns" }).or(page.getByText("Healer takes its turn").first())).toBeVisible();
  await at.answer("to-move");
  await until(at, "move");
  await expect(page.locator("[data-board] .live").first()).toBeVisible();
  const before = (await state()).asks[0];
  const [move] = before?.options.filter((o) => o.verb === "move") ?? [];
  await page.locator(`[data-cell="${move?.cells?.[0]}"]`).click();
  await expect.poll(async () => (await state()).asks[0]?.ask).not.toBe(before?.ask);
  await expect(page.getByText("Healer").first()).toBeVisible();
  await page.context().close();
});

test("nothing scrolls, axe finds nothing, and it can be played on a phone", async ({ browser }) => {
  const { page } = await mission(browser);
  await expect(asked(page)).toBeVisible();
  await clean(page, "a mission", { ways: twoWays });
  for (const size of [{ width: 1280, height: 800 }, { width: 1920, height: 1080 }, phone]) {
    await page.setViewportSize(size);
    const [wide, high] = await page.evaluate(() => [
      document.documentElement.scrollWidth - innerWidth,
      document.documentElement.scrollHeight - innerHeight,
    ]);
    expect([wide, high], `${size.width}`).toEqual([0, 0]);
    const board = await page.locator("[data-board]").boundingBox();
    expect(board?.height ?? 0, `the map at ${size.width}`).toBeGreaterThan(size.height * 0.25);
    await expect(question(page).locator(".pass")).toBeInViewport();
  }
  await page.context().close();
});
