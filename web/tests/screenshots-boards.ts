// The pictures of boards: the small game that proves the kit, the kit's own test boards, and
// the same game at the terminal.
import { type Browser, type Page, test } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { State } from "../src/lib/protocol";
import { BoardPage } from "./boards/build";
import { data, program, sit, startIsle, table, until } from "./isle";
import { phone, take } from "./picture";
import { arbiter, root, Server } from "./server";

let isle: Server;
let boards: BoardPage;
test.beforeAll(async () => {
  [isle, boards] = await Promise.all([startIsle(), BoardPage.build()]);
});
test.afterAll(async () => {
  boards.remove();
  await isle.stop();
});

test("a march", async ({ browser }) => {
  const at = await table(isle, 5, 3);
  await until(at, "march", "march", 2);
  for (const [name, viewport, colorScheme] of [
    ["board-march-dark", { width: 1280, height: 800 }, "dark"],
    ["board-march-light", { width: 1280, height: 800 }, "light"],
    ["board-march-1920", { width: 1920, height: 1080 }, "dark"],
    ["board-march-1920-light", { width: 1920, height: 1080 }, "light"],
  ] as const) {
    const page = await sit(browser, isle, at, { viewport, colorScheme });
    await page.locator("[data-cell].live").last().hover();
    await take(page, name);
    await page.context().close();
  }
  for (const colorScheme of ["dark", "light"] as const) {
    const page = await sit(browser, isle, at, { ...phone, colorScheme });
    await page.locator("[data-cell].live").last().tap();
    await take(page, colorScheme === "dark" ? "board-march-phone" : "board-march-phone-light");
    await page.context().close();
  }
});

/** A mission on a map with a bit of everything. */
test("a mission", async ({ browser }) => {
  const server = await Server.start(arbiter);
  const seats = [{ who: "me" }, { who: "bot" }, { who: "bot" }];
  const wish = { game: "phantom-epoch", name: "Ann", title: "Cooling lava", seats, setup: { seed: 3, mission: "berkav-1" } };
  const reply = await fetch(`${server.url}/api/tables`, { method: "POST", body: JSON.stringify(wish) });
  const made = (await reply.json()) as { table: { table: string }; keys: { key: string }[] };
  const path = `${server.url}/api/tables/${made.table.table}`;
  const headers = { Authorization: `Bearer ${made.keys[0]?.key}` };
  for (let i = 0; i < 60; i++) {
    const [ask] = ((await (await fetch(`${path}/state`, { headers })).json()) as State).asks;
    if (ask?.options.some((o) => o.verb === "move")) break;
    const take = ask?.options.find((o) => o.verb === "choose" || o.verb === "turn into movement") ?? ask?.options[0];
    const body = JSON.stringify({ ask: ask?.ask, option: take?.option, seat: 0 });
    if (ask) await fetch(`${path}/answer`, { method: "POST", headers, body });
  }
  for (const [name, more] of Object.entries({
    mission: { viewport: { width: 1280, height: 800 }, colorScheme: "dark" },
    "mission-1280-light": { viewport: { width: 1280, height: 800 }, colorScheme: "light" },
    "mission-1920": { viewport: { width: 1920, height: 1080 }, colorScheme: "dark" },
    "mission-light": { viewport: { width: 1920, height: 1080 }, colorScheme: "light" },
    "mission-phone": { ...phone, colorScheme: "dark" },
    "mission-phone-light": { ...phone, colorScheme: "light" },
  } as const)) {
    const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce", ...more });
    const page = await context.newPage();
    await page.goto("/icon.svg");
    await page.evaluate((held) => localStorage.setItem("arbiter.keys", JSON.stringify(held)), { [made.table.table]: made.keys });
    await page.goto(`/t/${made.table.table}`);
    await page.getByRole("button", { name: "Got it" }).click();
    await page.mouse.move(5, 5);
    await take(page, name);
    const decided = page.locator(".log li", { hasText: /aims at/ }).last();
    if (name === "mission" && (await decided.count()) > 0) {
      await decided.hover();
      await decided.getByRole("button", { name: /^why\?/ }).click();
      await page.getByRole("dialog").getByText("So it is").first().waitFor();
      await take(page, "mission-why");
    }
    await context.close();
  }
  await server.stop();
});

test("a payment", async ({ browser }) => {
  const at = await table(isle, 5, 3);
  await until(at, "pay", "make camp");
  const page = await sit(browser, isle, at, { viewport: { width: 1280, height: 800 }, colorScheme: "dark" });
  await page.getByRole("button", { name: "1 oil", exact: true }).click();
  await take(page, "board-payment");
  await page.context().close();
});

for (const scene of ["plateau", "islands", "galaxy"])
  test(scene, async ({ page }) => {
    await boards.open(page, scene);
    await take(page, `board-${scene}`);
  });

/** The colours of a terminal with 256. */
function colour(n: number): string {
  if (n < 16) return ["#000", "#c33", "#3a3", "#a83", "#36c", "#a3a", "#3aa", "#ccc"][n % 8] ?? "";
  if (n >= 232) return `rgb(${Array(3).fill(8 + 10 * (n - 232)).join()})`;
  const part = (v: number): number => (v === 0 ? 0 : 55 + 40 * v);
  return `rgb(${[Math.floor((n - 16) / 36), Math.floor((n - 16) / 6) % 6, (n - 16) % 6].map(part).join()})`;
}

function style(codes: readonly number[]): string {
  let css = "";
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i] ?? 0;
    if (code === 1) css += "font-weight:700;";
    else if (code === 2) css += "opacity:.65;";
    else if (code === 4) css += "text-decoration:underline;";
    else if (code >= 30 && code <= 37) css += `color:${colour(code - 30)};`;
    else if (code === 38 || code === 48) css += `${code === 38 ? "color" : "background"}:${colour(codes[(i += 2)] ?? 0)};`;
  }
  return css;
}

/** The last screen that was drawn, as a page. */
function screen(written: string): string {
  const [last = ""] = written.split("\x1b[H\x1b[2J").slice(-1);
  const text = last.slice(0, last.lastIndexOf("\n> ") + 3).replace(/\r/g, "");
  let now = "";
  const parts = text.split(/(\x1b\[[0-9;?]*[a-zA-Z])/).map((part) => {
    const sequence = /^\x1b\[([0-9;]*)m$/.exec(part);
    if (sequence) now = style((sequence[1] ?? "").split(";").map(Number));
    const words = part.replace(/&/g, "&amp;").replace(/</g, "&lt;");
    return part.startsWith("\x1b") ? "" : `<span style="${now}">${words}</span>`;
  });
  return `<style>body{margin:10px;background:#12141a;color:#e6e2d8}
    pre{margin:0;font:15px/18px "DejaVu Sans Mono",monospace}</style><pre>${parts.join("")}</pre>`;
}

/** What a terminal of this size shows after these lines, as a picture. */
async function terminal(browser: Browser, name: string, play: string, lines: string[], columns: number, rows: number): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), "arbiter-term-"));
  const keys = lines.map((line) => `printf '${line}\\r'; sleep 1;`).join(" ");
  const typed = `{ sleep 1; ${keys} sleep 2; } | script -qec "stty cols ${columns} rows ${rows} -echo; ${play} --save ${place}/save" /dev/null`;
  const env = { ...process.env, LC_ALL: "C.UTF-8", TERM: "xterm-256color" };
  const written = execFileSync("bash", ["-c", typed], { cwd: root, env }).toString();
  rmSync(place, { recursive: true });
  const page = await browser.newPage({ viewport: { width: columns * 9 + 24, height: rows * 18 + 20 } });
  await page.setContent(screen(written));
  await take(page, `${name}-${columns}`);
  await page.close();
}

for (const [columns, rows] of [[80, 24], [120, 40]] as const) {
  test(`cards at the terminal, ${columns} by ${rows}`, async ({ browser }) => {
    const names = "--seat-name Ann --seat-name Bob --bot 2";
    const play = `${arbiter} play lotr-card-game --new --scenario passage --deck core-leadership --deck core-spirit --seed 7 ${names}`;
    await terminal(browser, "terminal-cards", play, ["keep"], columns, rows);
  });
  test(`a mission at the terminal, ${columns} by ${rows}`, async ({ browser }) => {
    const play = `${arbiter} play phantom-epoch --new --players 2 --mission berkav-1 --seed 3 --seat-name Ann --bot 2`;
    await terminal(browser, "terminal-mission", play, ["", "", "", ""], columns, rows);
  });
  test(`the terminal, ${columns} by ${rows}`, async ({ browser }) => {
    const place = mkdtempSync(join(tmpdir(), "arbiter-term-"));
    const names = "--seat-name Ann --seat-name Bob --seat-name Cid --bot 2 --bot 3";
    const play = `${program} play lantern-isle --new --save ${place}/save --players 3 --scenario the-shore --seed 3 ${names}`;
    const typed = `{ printf 'march\\r'; sleep 2; } | script -qec "stty cols ${columns} rows ${rows} -echo; ${play}" /dev/null`;
    const env = { ...process.env, ARBITER_DATA: data, LC_ALL: "C.UTF-8", TERM: "xterm-256color" };
    const written = execFileSync("bash", ["-c", typed], { cwd: root, env }).toString();
    rmSync(place, { recursive: true });
    const page = await browser.newPage({ viewport: { width: columns * 9 + 24, height: rows * 18 + 20 } });
    await page.setContent(screen(written));
    await take(page, `terminal-board-${columns}`);
    await page.close();
  });
}
