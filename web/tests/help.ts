// What the tests do again and again: tables made over HTTP, pages that sit at them.
import { test as base, type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { Filler } from "../src/lib/fill";
import type { Ask, Catalogue, SeatKey, State, Table, Values, View } from "../src/lib/protocol";
import { Server } from "./server";

/** One for each worker; a test may kill it, and starts it again. */
export let server: Server;

/** What each page complained about in this test. */
const errors = new WeakMap<Page, string[]>();
/** Browsers are costly to make: those without anything special are used again, emptied. */
const free: Page[] = [];
const plain = new WeakSet<Page>();

/** No page complains about anything, and none of them is still open in the next test. */
export const test = base.extend<{ tidy: void }, { serving: void }>({
  serving: [
    async ({}, use) => {
      server = await Server.start();
      await use();
      await server.stop();
    },
    { scope: "worker", auto: true },
  ],
  tidy: [
    async ({ browser }, use, info) => {
      await use();
      const contexts = browser.contexts();
      for (const page of contexts.flatMap((c) => c.pages())) expect(errors.get(page) ?? []).toEqual([]);
      for (const context of contexts) {
        const [page] = context.pages();
        if (page && plain.has(page) && info.status === info.expectedStatus) {
          if (!free.includes(page)) free.push(page);
          continue;
        }
        await page?.unrouteAll({ behavior: "ignoreErrors" });
        await context.close();
      }
      await Promise.all(free.map((page) => page.goto("about:blank")));
    },
    { auto: true },
  ],
});

export interface Made {
  id: string;
  table: Table;
  keys: SeatKey[];
}

export interface Reply {
  status: number;
  body: Record<string, unknown>;
}

export async function call(path: string, body?: object, key?: string): Promise<Reply> {
  const reply = await fetch(server.url + path, {
    headers: key ? { Authorization: `Bearer ${key}` } : {},
    ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

export const me = (deck: string) => ({ who: "me", options: { deck } });

export async function make(seats: object[], setup: Values = {}, more: object = {}): Promise<Made> {
  const wish = { game: "lotr-card-game", name: "Ann", title: "Friday evening", seats, setup, ...more };
  const { status, body } = await call("/api/tables", wish);
  expect(status, JSON.stringify(body)).toBe(200);
  const { table, keys } = body as unknown as { table: Table; keys: SeatKey[] };
  return { id: table.table, table, keys };
}

export const keyOf = (made: Made, seat: number | null): string => {
  const found = made.keys.find((k) => k.seat === seat);
  if (!found) throw new Error(`no key of seat ${seat}`);
  return found.key;
};

const fillers = new Map<string, Filler>();

export async function stateAt(table: string, key?: string): Promise<State> {
  const state = (await call(`/api/tables/${table}/state`, undefined, key)).body as unknown as State;
  if (!fillers.has(state.catalogue)) {
    const { body } = await call(state.catalogue);
    fillers.set(state.catalogue, new Filler(body as unknown as Catalogue));
  }
  return state;
}

export const stateOf = (made: Made, seat?: number): Promise<State> =>
  stateAt(made.id, seat === undefined ? undefined : keyOf(made, seat));

/** The view of a state with what the catalogue says. */
export const wholeView = ({ catalogue, view }: State): View | null =>
  (view && fillers.get(catalogue)?.view(view)) ?? null;

let nonces = 0;

export function answer(made: Made, key: string, ask: Ask, option: number): Promise<Reply> {
  const fields = { ask: ask.ask, option, seat: ask.seat, nonce: `test-${process.pid}-${nonces++}` };
  return call(`/api/tables/${made.id}/answer`, fields, key);
}

/** Is something of this kind offered? */
export const offered =
  (verb: string) =>
  ({ asks }: State): boolean =>
    asks.some((a) => a.options.some((o) => o.verb === verb));

/** Plays over HTTP with the keys of all seats until the state of seat 0 is as wanted. */
export async function playUntil(made: Made, wanted: (state: State) => boolean, verbs = ["commit", "play", "travel to"]): Promise<State> {
  for (let i = 0; i < 600; i++) {
    let waits = true;
    for (const { seat, key } of made.keys) {
      if (seat === null) continue;
      const state = await stateOf(made, seat);
      if (seat === 0 && (wanted(state) || state.table.status !== "playing")) return state;
      const [ask] = state.asks;
      if (!ask) continue;
      const take = ask.options.find((o) => verbs.includes(o.verb)) ?? passOr(ask);
      await answer(made, key, ask, take.option);
      waits = false;
    }
    // A bot that thinks has the core only when nothing else wants it: asking again and again would be that.
    if (waits) await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("it never came to that");
}

function passOr(ask: Ask) {
  const option = ask.options.find((o) => o.pass) ?? ask.options[0];
  if (!option) throw new Error(`nothing to choose: ${ask.prompt}`);
  return option;
}

interface Visit extends BrowserContextOptions {
  /** What is to be done with the page before it is opened. */
  first?: (page: Page) => Promise<void> | void;
  /** What the browser remembers. */
  held?: Record<string, unknown>;
}

async function newPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce", baseURL: server.url, ...options });
  const page = await context.newPage();
  page.on("pageerror", (error) => errors.get(page)?.push(String(error)));
  page.on("console", (message) => {
    const network = /WebSocket|Failed to load resource|net::/.test(message.text());
    if (message.type() === "error" && !network) errors.get(page)?.push(message.text());
  });
  return page;
}

/** What a page has complained about, which was to be expected. */
export function forgive(page: Page): string {
  const said = errors.get(page) ?? [];
  errors.set(page, []);
  return said.join("\n");
}

/** A browser that has never been here, or remembers only what it is given. */
export async function visit(browser: Browser, path: string, wish: Visit = {}): Promise<Page> {
  const { first, held = {}, ...options } = wish;
  const usual = !first && Object.keys(options).length === 0;
  const page = (usual && free.pop()) || (await newPage(browser, options));
  if (usual) plain.add(page);
  errors.set(page, []);
  await page.goto("/icon.svg"); // only to be where its memory can be changed
  await page.evaluate((all) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, JSON.stringify(value));
  }, held);
  if (usual) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  }
  await first?.(page);
  await page.goto(path);
  return page;
}

/** A browser of its own that holds the key of one seat, or of none. */
export async function sit(
  browser: Browser,
  made: Made,
  seat: number | null | "watch",
  wish: Visit = {},
): Promise<Page> {
  const keys = seat === "watch" ? {} : { [made.id]: [{ seat, key: keyOf(made, seat) }] };
  const page = await visit(browser, `/t/${made.id}`, { held: { "arbiter.keys": keys }, ...wish });
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Friday evening");
  return page;
}

export const question = (page: Page) => page.locator("[data-ask]");
/** Is anything asked of this page? */
export const asked = (page: Page) => page.locator("[data-ask][data-asked]");
/** All choices in words, where they stand open. */
export const options = (page: Page) => page.locator("[data-choices] [data-option]");
/** The button in the place for passing. */
export const passing = (page: Page) => page.locator("[data-ask] .ends .pass[data-option]");

interface Now {
  ask: string;
  /** Can it be passed? */
  passes: boolean;
}

/** What this page is asked when nothing is under way any more, other than `after`: seen in one look, and there
 * until it is answered. */
export async function settled(page: Page, after = "", timeout = 60_000): Promise<Now> {
  const look = (before: string): Now | null => {
    const bar = document.querySelector<HTMLElement>("[data-ask][data-asked]");
    if (!bar || bar.ariaBusy === "true" || bar.dataset.ask === before) return null;
    return { ask: bar.dataset.ask ?? "", passes: bar.querySelector(".ends .pass[data-option]") !== null };
  };
  // The pages forbid what waitForFunction would do: they are asked again and again.
  let now: Now | null = null;
  await expect.poll(async () => (now = await page.evaluate(look, after)), { timeout }).not.toBeNull();
  return now ?? { ask: "", passes: false };
}

/** Passes, or takes the first of all choices where there is no passing; what was asked. */
export async function passOn(page: Page, how: "click" | "tap" = "click"): Promise<string> {
  const { ask, passes } = await settled(page);
  if (passes) await passing(page)[how]();
  else await (await listed(page)).first()[how]();
  return ask;
}

/** Opens the list of all choices in words. */
export async function listed(page: Page) {
  await expect(asked(page)).toBeVisible();
  const button = question(page).getByRole("button", { name: /^\d+ choices?$/ });
  await expect(async () => {
    if (!(await options(page).first().isVisible())) await button.click({ timeout: 5000 });
    await expect(options(page).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  return options(page);
}

export async function noSidewaysScroll(page: Page): Promise<void> {
  const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(seen ?? 0);
}

/** The same table with eight seats: those that are missing have what the second has. */
export function eight(page: Page): Promise<void> {
  return page.routeWebSocket("**/ws", (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      const state = JSON.parse(String(message)) as State;
      if (state.t === "state" && state.view?.seats && state.view.zones) {
        const { seats, zones } = state.view;
        const one = seats[1];
        const its = zones.filter((z) => z.owner === 1);
        for (let n = 2; one && n < 8; n++) {
          seats.push({ ...one, seat: n, name: `Seat ${n}` });
          const cards = (z: (typeof its)[number]) => (z.cards ?? []).map((c) => ({ ...c, id: (c.id ?? 0) + 1000 * n }));
          for (const z of its) zones.push({ ...z, id: z.id.replace(/1$/, String(n)), owner: n, cards: cards(z) });
        }
      }
      socket.send(JSON.stringify(state));
    });
  });
}
