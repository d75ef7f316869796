// What the tests do again and again: tables made over HTTP, pages that sit at them.
import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import type { Ask, SeatKey, State, Table, Values } from "../src/lib/protocol";
import type { Server } from "./server";

export interface Made {
  id: string;
  table: Table;
  keys: SeatKey[];
}

export interface Reply {
  status: number;
  body: Record<string, unknown>;
}

export async function call(server: Server, path: string, body?: object, key?: string): Promise<Reply> {
  const reply = await fetch(server.url + path, {
    headers: key ? { Authorization: `Bearer ${key}` } : {},
    ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

export const me = (deck: string) => ({ who: "me", options: { deck } });

export async function make(
  server: Server,
  seats: object[],
  setup: Values = {},
  more: object = {},
): Promise<Made> {
  const wish = { game: "lotr-card-game", name: "Ann", title: "Friday evening", seats, setup, ...more };
  const { status, body } = await call(server, "/api/tables", wish);
  expect(status, JSON.stringify(body)).toBe(200);
  const { table, keys } = body as unknown as { table: Table; keys: SeatKey[] };
  return { id: table.table, table, keys };
}

export const keyOf = (made: Made, seat: number | null): string => {
  const found = made.keys.find((k) => k.seat === seat);
  if (!found) throw new Error(`no key of seat ${seat}`);
  return found.key;
};

export async function stateOf(server: Server, made: Made, seat?: number): Promise<State> {
  const key = seat === undefined ? undefined : keyOf(made, seat);
  return (await call(server, `/api/tables/${made.id}/state`, undefined, key)).body as unknown as State;
}

let nonces = 0;

export function answer(server: Server, made: Made, key: string, ask: Ask, option: number): Promise<Reply> {
  const fields = { ask: ask.ask, option, seat: ask.seat, nonce: `test-${process.pid}-${nonces++}` };
  return call(server, `/api/tables/${made.id}/answer`, fields, key);
}

/** Plays over HTTP with the keys of all seats until the state of seat 0 is as wanted. */
export async function playUntil(
  server: Server,
  made: Made,
  wanted: (state: State) => boolean,
): Promise<State> {
  for (let i = 0; i < 600; i++) {
    for (const { seat, key } of made.keys) {
      if (seat === null) continue;
      const state = await stateOf(server, made, seat);
      if (seat === 0 && (wanted(state) || state.table.status !== "playing")) return state;
      const [ask] = state.asks;
      if (!ask) continue;
      const take = ask.options.find((o) => ["commit", "play", "travel"].includes(o.verb)) ?? passOr(ask);
      await answer(server, made, key, ask, take.option);
    }
  }
  throw new Error("it never came to that");
}

function passOr(ask: Ask) {
  const option = ask.options.find((o) => o.pass) ?? ask.options[0];
  if (!option) throw new Error(`nothing to choose: ${ask.prompt}`);
  return option;
}

/** A browser of its own that holds the key of one seat, or of none. */
export async function sit(
  browser: Browser,
  server: Server,
  made: Made,
  seat: number | null | "watch",
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce", baseURL: server.url, ...options });
  if (seat !== "watch") {
    const held = JSON.stringify({ [made.id]: [{ seat, key: keyOf(made, seat) }] });
    await context.addInitScript((keys) => {
      if (!localStorage.getItem("arbiter.keys")) localStorage.setItem("arbiter.keys", keys);
    }, held);
  }
  const page = await context.newPage();
  watchErrors(page);
  await page.goto(`/t/${made.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Friday evening");
  return page;
}

const errors = new WeakMap<Page, string[]>();

/** Remembers what a page complained about; checked at the end of a test. */
export function watchErrors(page: Page): void {
  const list: string[] = [];
  errors.set(page, list);
  page.on("pageerror", (error) => list.push(String(error)));
  page.on("console", (message) => {
    const network = /WebSocket|Failed to load resource|net::/.test(message.text());
    if (message.type() === "error" && !network) list.push(message.text());
  });
}

export function noErrors(...pages: Page[]): void {
  for (const page of pages) expect(errors.get(page) ?? []).toEqual([]);
}

export const question = (page: Page) => page.locator("[data-ask]");
export const options = (page: Page) => question(page).locator("[data-option]");

/** Waits until something else is asked; after some time that is fine, too. */
export async function changed(page: Page, before: string | null, timeout = 5000): Promise<void> {
  const other = async () => (await question(page).textContent()) !== before;
  const poll = expect.poll(other, { timeout, intervals: [10, 20, 50, 100, 250] });
  await poll.toBe(true).catch(() => undefined);
}

export async function noSidewaysScroll(page: Page): Promise<void> {
  const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(seen ?? 0);
}
