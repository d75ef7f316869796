// Lost connections, killed servers and answers that must not count.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, type WebSocketRoute } from "@playwright/test";
import type { Ask } from "../src/lib/protocol";
import { asked, listed, answer, call, keyOf, type Made, make, me } from "./help";
import { playUntil, question, server, sit, stateOf, test, visit } from "./help";

const alone = (seed: number) => make([me("core-leadership")], { seed });
const two = (seed: number) => make([me("core-leadership"), me("core-spirit")], { seed });

async function askOf(made: Made, seat: number): Promise<Ask> {
  const [ask] = (await stateOf(made, seat)).asks;
  if (!ask) throw new Error("nothing is asked");
  return ask;
}

const passed = async (made: Made): Promise<number> => (await stateOf(made, 0)).table.length;

/** Stands between page and server; `to` and `from` may swallow messages. */
interface Between {
  to?: (text: string) => boolean;
  from?: (text: string) => boolean;
}
const between = (rule: Between) => ({
  first: (page: Page) =>
    page.routeWebSocket(/\/ws$/, (route: WebSocketRoute) => {
      const far = route.connectToServer();
      route.onMessage((text) => {
        if (rule.to?.(String(text)) !== false) far.send(text);
      });
      far.onMessage((text) => {
        if (rule.from?.(String(text)) !== false) route.send(text);
      });
    }),
});

test("a table whose page cannot be fetched says so, and is loaded again", async ({ browser }) => {
  const made = await alone(3);
  let away = true;
  const first = (page: Page) =>
    page.route("**/assets/TablePage-*.js", (route) => (away ? route.abort() : route.continue()));
  const held = { "arbiter.keys": { [made.id]: [{ seat: 0, key: keyOf(made, 0) }] } };
  const page = await visit(browser, `/t/${made.id}`, { held, first });
  await expect(page.getByRole("alert")).toContainText("could not be fetched");
  away = false;
  await page.getByRole("button", { name: "Load it again" }).click();
  await expect(asked(page)).toBeVisible();
});

test("a dialog that cannot be fetched says so, and the table goes on", async ({ browser }) => {
  const made = await alone(3);
  const page = await sit(browser, made, 0, { first: (p) => p.route("**/assets/TableDialogs-*.js", (route) => route.abort()) });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByText("This could not be fetched")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(asked(page)).toBeVisible();
});

test("a reload in the middle of a question loses nothing", async ({ browser }) => {
  const made = await alone(3);
  await playUntil(made, (s) => s.asks.some((a) => a.options.length > 2));
  const page = await sit(browser, made, 0);
  const before = await question(page).textContent();
  await page.reload();
  await expect(asked(page)).toBeVisible();
  expect(await question(page).textContent()).toBe(before);
  await (await listed(page)).first().click();
  await expect.poll(() => question(page).textContent()).not.toBe(before);
});

for (const arrived of [true, false])
  test(`kill -9 between answer and reply, ${arrived ? "" : "not "}arrived`, async ({ browser }) => {
    const made = await alone(arrived ? 11 : 12);
    const first = await playUntil(made, (s) => s.asks.some((a) => a.options.length > 1));
    const [ask] = first.asks;
    const sent: string[] = [];
    let holding = true;
    const rule: Between = {
      to: (text) => {
        if (!text.includes('"answer"')) return true;
        sent.push(text);
        return arrived || !holding;
      },
      from: () => !holding || sent.length === 0,
    };
    const page = await sit(browser, made, 0, between(rule));
    await expect(asked(page)).toBeVisible();
    const before = await passed(made);
    await (await listed(page)).first().click();
    await expect.poll(() => sent.length).toBe(1);
    if (arrived) await expect.poll(() => passed(made)).toBeGreaterThan(before);
    const answered = await stateOf(made, 0);
    await server.kill();
    await expect(page.getByRole("alert")).toContainText("Not connected");
    holding = false;
    await server.start();
    await expect(page.getByRole("alert")).toHaveCount(0, { timeout: 20_000 });
    await expect.poll(() => sent.length, { timeout: 10_000 }).toBe(2);
    const nonces = sent.map((text) => (JSON.parse(text) as { nonce: string }).nonce);
    expect(nonces[1]).toBe(nonces[0]);
    await expect.poll(async () => (await stateOf(made, 0)).asks[0]?.ask).not.toBe(ask?.ask);
    // It counts exactly once: what was acknowledged stands, and nothing was added.
    const after = await stateOf(made, 0);
    if (arrived) expect([after.table.length, after.asks]).toEqual([answered.table.length, answered.asks]);
    else expect(answered.table.length).toBe(before);
    await expect(question(page)).toContainText(after.asks[0]?.prompt.slice(0, 20) ?? "");
    await expect(asked(page)).toHaveAttribute("aria-busy", "false");
    const kept = () => page.evaluate(() => Object.keys(sessionStorage).some((k) => k.includes("outbox")));
    await expect.poll(kept).toBe(false);
  });

test("an answer under way survives a reload of the page", async ({ browser }) => {
  const made = await alone(13);
  await playUntil(made, (s) => s.asks.some((a) => a.options.length > 1));
  const sent: string[] = [];
  let holding = true;
  const to = (text: string): boolean => {
    if (text.includes('"answer"')) sent.push(text);
    return !(holding && text.includes('"answer"'));
  };
  const page = await sit(browser, made, 0, between({ to }));
  await expect(asked(page)).toBeVisible();
  const before = await passed(made);
  await (await listed(page)).first().click();
  await expect.poll(() => sent.length).toBe(1);
  holding = false;
  await page.reload();
  await expect.poll(() => passed(made)).toBeGreaterThan(before);
  expect(sent).toHaveLength(2);
});

test("a double click is one answer; of two tabs the later is told it was late", async ({ browser }) => {
  const made = await alone(14);
  await playUntil(made, (s) => s.asks.some((a) => a.options.length > 2));
  const sent: string[] = [];
  const to = (text: string): boolean => {
    if (text.includes('"answer"')) sent.push(text);
    return true;
  };
  const page = await sit(browser, made, 0, between({ to }));
  const before = await question(page).textContent();
  await (await listed(page)).first().dblclick();
  await expect.poll(() => question(page).textContent()).not.toBe(before);
  const asks = sent.map((text) => (JSON.parse(text) as { ask: string }).ask);
  expect(new Set(asks).size).toBe(asks.length);

  const ask = await askOf(made, 0);
  const key = keyOf(made, 0);
  const both = await Promise.all([answer(made, key, ask, 0), answer(made, key, ask, 0)]);
  expect(both.map((reply) => reply.status).sort()).toEqual([200, 409]);
});

test("forged and stale answers are refused and change nothing", async () => {
  const made = await two(15);
  const state = await playUntil(made, (s) => s.asks.length > 0);
  const [ask] = state.asks;
  if (!ask) throw new Error("nothing is asked");
  const length = await passed(made);
  const path = `/api/tables/${made.id}/answer`;
  const fields = { ask: ask.ask, option: 0 };
  expect((await call(path, fields)).status).toBe(403);
  expect((await call(path, fields, "A".repeat(43))).status).toBe(403);
  const other = await call(path, fields, keyOf(made, 1));
  expect([403, 409]).toContain(other.status);
  expect((await call(path, { ...fields, seat: 0 }, keyOf(made, 1))).status).toBe(403);
  expect((await call(path, { ...fields, seat: 8 }, keyOf(made, 1))).status).toBe(403);
  const wrong = await call(path, { ...fields, option: 9999 }, keyOf(made, 0));
  expect([400, 422]).toContain(wrong.status);
  expect((await call(path, { ...fields, ask: "0.77" }, keyOf(made, 0))).status).toBe(409);
  expect(await passed(made)).toBe(length);
  expect((await call(path, fields, keyOf(made, 0))).status).toBe(200);
  const late = await call(path, fields, keyOf(made, 0));
  expect(late.status).toBe(409);
  expect((late.body.error as { code: string }).code).toBe("stale");
});

test("a stale page is told so and shows what is asked now", async ({ browser }) => {
  const made = await alone(16);
  await playUntil(made, (s) => s.asks.some((a) => a.options.length > 1));
  let deaf = false;
  const from = (text: string): boolean => !deaf || !text.includes('"update"');
  const page = await sit(browser, made, 0, between({ from }));
  await expect(asked(page)).toBeVisible();
  deaf = true;
  await answer(made, keyOf(made, 0), await askOf(made, 0), 0);
  await (await listed(page)).first().click();
  await expect(page.getByRole("status").filter({ hasText: /no longer open/ })).toBeVisible();
  deaf = false;
  await page.reload();
  const [ask] = (await stateOf(made, 0)).asks;
  await expect(question(page)).toContainText(ask?.prompt.slice(0, 20) ?? "");
});

test("a spectator sees no hand, neither on the page nor on the wire", async ({ browser }) => {
  const made = await two(17);
  const heard: string[] = [];
  const listen = (page: Page) =>
    void page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => heard.push(String(payload))),
    );
  const page = await sit(browser, made, "watch", { first: listen });
  await expect(page.getByRole("heading", { name: "Ann", exact: true })).toBeVisible();
  const hands: string[] = [];
  for (let i = 0; i < 6; i++) {
    for (const seat of [0, 1]) {
      const { view } = await stateOf(made, seat);
      const hand = view?.zones?.find((z) => z.id === `hand.${seat}`);
      hands.push(...(hand?.cards ?? []).map((c) => `"id":${c.id},`));
    }
    for (const seat of [0, 1]) {
      const { asks } = await stateOf(made, seat);
      const pass = asks[0]?.options.find((o) => o.pass) ?? asks[0]?.options[0];
      if (asks[0] && pass) await answer(made, keyOf(made, seat), asks[0], pass.option);
    }
  }
  expect(hands.length).toBeGreaterThan(10);
  await expect(page.getByRole("region", { name: "Your hand" })).toHaveCount(0);
  await expect(asked(page)).toHaveCount(0);
  await expect(page.getByText("Hand:").first()).toBeAttached();
  expect(heard.length).toBeGreaterThan(0);
  for (const text of heard) for (const card of hands) expect(text).not.toContain(card);
});

/** Changes a byte of the last record of a table's answers in a database that nobody uses:
 *  a row is the table's id, a number of few bytes and what was kept at once. */
function damage(db: string, table: string): void {
  const bytes = readFileSync(db);
  let found = 0;
  for (let at = bytes.indexOf(table); at >= 0; at = bytes.indexOf(table, at + 1)) {
    for (let i = at + table.length; i < at + table.length + 4 && i + 64 < bytes.length; i++) {
      const size = bytes.readUInt32LE(i);
      if (bytes.readUInt32LE(i + 4) === 65 && size > 0 && size < 4000 && size % 24 === 0) found = i + 16;
    }
  }
  expect(found).toBeGreaterThan(0);
  bytes[found + 9] = (bytes[found + 9] ?? 0) ^ 0x55;
  writeFileSync(db, bytes);
}

test("a damaged table says so, and its host goes back to the last good answer", async ({ browser }) => {
  const made = await alone(21);
  await playUntil(made, (s) => s.table.length > 60);
  const before = await passed(made);
  await server.rest();
  damage(join(server.folder, "db"), made.id);
  await server.start();
  const keys = { [made.id]: [{ seat: 0, key: keyOf(made, 0) }] };
  const page = await visit(browser, `/t/${made.id}`, { held: { "arbiter.keys": keys } });
  await expect(page.getByText("This table cannot be loaded")).toBeVisible();
  await page.getByRole("button", { name: "Go back to the last good answer" }).click();
  await expect(question(page)).toBeVisible();
  expect(await passed(made)).toBeLessThan(before);
});
