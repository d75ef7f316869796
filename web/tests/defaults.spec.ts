// Nothing irrevocable is the default: whatever has the focus when something is asked, Enter
// answers nothing by itself. Looked at in every question of whole games, however the question
// before was answered.
import { expect, type Page } from "@playwright/test";
import * as isle from "./isle";
import { keyOf, make, me, sit, stateOf, test } from "./help";
import type { State } from "../src/lib/protocol";
import type { Server } from "./server";

/** Counts the answers that a page sends. */
const counting = (page: Page): Promise<void> =>
  page.addInitScript(() => {
    const counted = window as unknown as { answers: number };
    const { send } = WebSocket.prototype;
    counted.answers = 0;
    WebSocket.prototype.send = function (data) {
      if (typeof data === "string" && (JSON.parse(data) as { t?: string }).t === "answer") counted.answers++;
      send.call(this, data);
    };
  });
interface Look {
  ask: string | undefined;
  busy: boolean;
  answers: number;
  /** What has the focus, in a word. */
  on: string;
  /** How many dialogs stand open. */
  layers: number;
  map: boolean;
}

const look = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>("[data-ask]");
    const e = document.activeElement;
    const kind = ["card", "cell", "option", "choices", "die"].find((k) => e?.hasAttribute(`data-${k}`));
    return {
      ask: bar?.dataset.ask,
      busy: bar?.ariaBusy === "true",
      answers: (window as unknown as { answers: number }).answers,
      on: kind ?? e?.tagName.toLowerCase() ?? "",
      layers: document.querySelectorAll("dialog[open], .choices[role=dialog]").length,
      map: document.querySelector("[data-cell].live") !== null,
    };
  });

/** The page shows what the server asks. */
async function shown(page: Page, state: () => Promise<State>): Promise<Look | null> {
  for (let i = 0; i < 400; i++) {
    const [{ table, asks }, now] = await Promise.all([state(), look(page)]);
    if (table.status !== "playing") return null;
    if (asks[0] && now.ask === asks[0].ask && !now.busy) return now;
    await page.waitForTimeout(10);
  }
  throw new Error("the page does not show what is asked");
}

/** Goes to the first of these that is seen, as with Tab or the mouse. */
const first = (page: Page, what: string, click: boolean): Promise<boolean> =>
  page.evaluate(
    ([where, does]) => {
      const all = Array.from(document.querySelectorAll<HTMLElement>(String(where)));
      const one = all.find((e) => e.getClientRects().length > 0);
      one?.focus();
      if (does) one?.dispatchEvent(new PointerEvent("click", { bubbles: true, detail: 1, pointerType: "mouse" }));
      return one !== undefined;
    },
    [what, click] as const,
  );

/** Each way to answer leaves the focus somewhere else. */
const ways: ((page: Page) => Promise<unknown>)[] = [
  async (page) => {
    await page.keyboard.press("q");
    await page.keyboard.press("Enter");
  },
  async (page) => {
    await page.keyboard.press("t");
    if ((await look(page)).on === "card") await page.keyboard.press("Enter");
  },
  async (page) => {
    await page.keyboard.press("Escape");
    await first(page, "[data-ask] .pass[data-option], [data-ask] [data-option]", true);
  },
  (page) => first(page, "main .choosable [data-card], [data-cell].live", true),
  async (page) => {
    if (!(await first(page, "[data-cell][tabindex='0']", false))) return;
    await page.keyboard.press("n");
    await page.keyboard.press("Enter");
  },
  async (page) => (await first(page, "[data-ask] [data-option]", false)) && page.keyboard.press("Enter"),
  (page) => page.keyboard.press("p"),
  (page) => page.keyboard.press("2"),
];

async function close(page: Page): Promise<void> {
  while ((await look(page)).layers > 0) await page.keyboard.press("Escape");
}

/** Plays on, and presses Enter first whenever something is asked. How often on what? */
async function harmless(page: Page, state: () => Promise<State>): Promise<Map<string, number>> {
  const seen = new Map<string, number>();
  for (let n = 0; n < 500; n++) {
    const now = await shown(page, state);
    if (!now) return seen;
    seen.set(now.on, (seen.get(now.on) ?? 0) + 1);
    await page.keyboard.press("Enter");
    const after = await look(page);
    expect(after.answers, `Enter on ${now.on} at ${now.ask}`).toBe(now.answers);
    if (after.layers > 0) await close(page);
    // Where one way leads nowhere the next is tried; the first choice in words is always there.
    for (let way = now.map ? 3 + (n % 2) : n; ; way++) {
      expect(way - n, `no way to answer ${now.ask}`).toBeLessThan(2 * ways.length);
      await ways[way % ways.length]?.(page);
      let did = await look(page);
      if (did.answers > now.answers) break;
      await first(page, "dialog[open] li button, .choices[role=dialog] [data-option]", true);
      did = await look(page);
      if (did.answers > now.answers) break;
      if (did.layers > 0) await close(page);
    }
  }
  throw new Error("it does not end");
}

test("The Lord of the Rings: Enter answers nothing that was just asked", async ({ browser }) => {
  test.setTimeout(120_000);
  const made = await make([me("core-tactics")], { seed: 3, scenario: "escape-from-dol-guldur" });
  const held = { "arbiter.keys": { [made.id]: [{ seat: 0, key: keyOf(made, 0) }] } };
  const page = await sit(browser, made, 0, { first: counting, held });
  const all = await harmless(page, () => stateOf(made, 0));
  expect((await stateOf(made, 0)).table.status).not.toBe("playing");
  expect([...all.keys()]).toEqual(expect.arrayContaining(["card", "h2"]));
});

test("the small game with a board: Enter answers nothing that was just asked", async ({ browser }) => {
  test.setTimeout(120_000);
  const server: Server = await isle.startIsle();
  const all = new Map<string, number>();
  for (const seed of [3, 5]) {
    const at = await isle.table(server, seed);
    const page = await isle.sit(browser, server, at, { first: counting });
    for (const [where, times] of await harmless(page, at.state)) all.set(where, (all.get(where) ?? 0) + times);
    expect((await at.state()).table.status).not.toBe("playing");
    await page.context().close();
  }
  await server.stop();
  expect([...all.keys()]).toEqual(expect.arrayContaining(["cell", "choices"]));
});
