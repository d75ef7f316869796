// Tables of the small game that proves the kit, and pages that sit at them.
import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { dirname, join } from "node:path";
import type { State } from "../src/lib/protocol";
import { arbiter, root, Server } from "./server";

export const data = join(root, "tests/proof/data");
export const program = join(dirname(arbiter), "proof");
export const startIsle = (): Promise<Server> => Server.start(program, data);

export interface Table {
  id: string;
  key: string;
  state: () => Promise<State>;
  answer: (wanted: (text: string, verb: string) => boolean) => Promise<void>;
}

export async function table(isle: Server, seed: number, bots = 1): Promise<Table> {
  const seats = [{ who: "me" }, ...Array.from({ length: bots }, () => ({ who: "bot", bot: "steady" }))];
  const wish = { game: "lantern-isle", name: "Ann", title: "Isle", seats, setup: { seed } };
  const reply = await fetch(`${isle.url}/api/tables`, { method: "POST", body: JSON.stringify(wish) });
  const made = (await reply.json()) as { table: { table: string }; keys: { key: string }[] };
  const [id, key] = [made.table.table, made.keys[0]?.key ?? ""];
  const headers = { Authorization: `Bearer ${key}` };
  const state = async (): Promise<State> =>
    (await fetch(`${isle.url}/api/tables/${id}/state`, { headers })).json() as Promise<State>;
  let nonce = 0;
  async function answer(wanted: (text: string, verb: string) => boolean): Promise<void> {
    const [ask] = (await state()).asks;
    const option = ask?.options.find((o) => wanted(o.text, o.verb)) ?? ask?.options[0];
    const body = JSON.stringify({ ask: ask?.ask, option: option?.option, seat: 0, nonce: `b${seed}-${nonce++}` });
    await fetch(`${isle.url}/api/tables/${id}/answer`, { method: "POST", headers, body });
  }
  return { id, key, state, answer };
}

/** Answers over HTTP until something with this verb is asked, in this round or later. */
export async function until(at: Table, verb: string, plan: string, round = 1): Promise<void> {
  for (let i = 0; i < 200; i++) {
    const { asks, table: told, view } = await at.state();
    if (told.status !== "playing") break;
    if (asks[0]?.options.some((o) => o.verb === verb) && (view?.round ?? 0) >= round) return;
    if (asks[0]) await at.answer((text, is) => (is === "plan" ? text === plan : is === "march" && text.includes("ruin")));
    else await new Promise((done) => setTimeout(done, 30));
  }
  throw new Error(`it never came to ${verb}`);
}

export const errors = new WeakMap<Page, string[]>();

export async function sit(browser: Browser, isle: Server, at: Table, wish: BrowserContextOptions & { first?: (page: Page) => Promise<void> } = {}): Promise<Page> {
  const { first, ...options } = wish;
  const context = await browser.newContext({ reducedMotion: "reduce", baseURL: isle.url, ...options });
  const page = await context.newPage();
  errors.set(page, []);
  page.on("pageerror", (error) => errors.get(page)?.push(String(error)));
  await page.goto("/icon.svg");
  await page.evaluate(([id, key]) => {
    localStorage.setItem("arbiter.keys", JSON.stringify({ [id as string]: [{ seat: 0, key }] }));
    localStorage.setItem("arbiter.settings", JSON.stringify({ knows: true }));
  }, [at.id, at.key]);
  await first?.(page);
  await page.goto(`/t/${at.id}`);
  await expect(page.locator("[data-cell]").first()).toBeVisible();
  return page;
}
