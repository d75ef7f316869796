// A campaign over several tables: on after a win, again after a loss, from a file.
import { expect, type Page } from "@playwright/test";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clean, twoWays } from "./axe";
import { test, visit } from "./help";
import { arbiter, root } from "./server";

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "arbiter-campaign-"));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The save of a first scenario, played by bots until this came out. */
function played(outcome: "won" | "lost"): string {
  const decks = ["--bot", "1", "--deck", "core-leadership"];
  const two = ["--bot", "2", "--deck", "core-spirit", "--mode", "easy"];
  for (let seed = 1; seed < 300; seed++) {
    const log = join(folder, `${outcome}-${seed}.json`);
    const more = outcome === "won" ? two : [];
    const seeded = ["--campaign", log, "--seed", String(seed)];
    spawnSync(arbiter, ["play", "lotr-card-game", ...decks, ...more, ...seeded], { cwd: root });
    const { done } = JSON.parse(readFileSync(log, "utf8")) as { done: unknown[] };
    if ((done.length === 1) === (outcome === "won")) return `${log}.save`;
  }
  throw new Error(`no game was ${outcome}`);
}

const bring = (page: Page, file: string) =>
  page.getByLabel("Load a saved game or campaign").setInputFiles(file);
const cleared = (page: Page) => page.waitForURL(/\/t\//);

async function saveLog(page: Page): Promise<string> {
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the log to a file" }).click();
  return (await saved).path();
}

test("a campaign goes on with the same people after a win", async ({ browser }) => {
  const page = await visit(browser, "/");
  await bring(page, played("won"));
  await cleared(page);
  const other = await visit(browser, page.url());
  await expect(other.getByText("can continue the campaign")).toBeVisible();

  await page.getByRole("button", { name: "Campaign log" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Scenario 2 of 3: Journey Along the Anduin");
  await expect(dialog).toContainText("Mendor's Support");
  await expect(dialog).toContainText("Won in");
  await clean(page, "the log", { within: "dialog", ways: twoWays });
  const log = JSON.parse(readFileSync(await saveLog(page), "utf8")) as { part: string };
  expect(log.part).toBe("journey-along-the-anduin");
  await page.keyboard.press("Escape");

  const before = page.url();
  await page.getByRole("button", { name: "On to the next scenario" }).click();
  await expect(page.getByText("Scenario 2 of 3: Journey Along the Anduin")).toBeVisible();
  await expect(page.getByText("(you)")).toBeVisible();
  await clean(page, "gathering for the next scenario", { ways: twoWays });
  expect(page.url()).not.toBe(before);
  await other.getByRole("link", { name: "On to the next scenario" }).click();
  await expect(other.getByText("Scenario 2 of 3: Journey Along the Anduin")).toBeVisible();
  expect(other.url()).toBe(page.url());

  // Going there twice is going to the same table.
  const there = page.url();
  await page.goto(before);
  await page.getByRole("button", { name: "On to the next scenario" }).click();
  await expect(page).toHaveURL(there);
  await page.getByRole("button", { name: /^Add a bot/ }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.locator("[data-option]").first()).toBeVisible();
  await expect(page.getByText("Journey Along the Anduin").first()).toBeVisible();
  await page.goto("/");
  await expect(page.getByText("Mirkwood Paths: scenario 2 of 3")).toBeVisible();
});

test("a key of the table before holds, whoever opens the next table first", async ({ browser }) => {
  const page = await visit(browser, "/");
  await bring(page, played("lost"));
  await cleared(page);
  const keys = await page.evaluate(() => localStorage.getItem("arbiter.keys") ?? "{}");
  await page.getByRole("button", { name: "Play it again" }).click();
  await expect(page.getByText("Scenario 1 of 3: Passage Through Mirkwood")).toBeVisible();
  const same = await visit(browser, page.url(), { held: { "arbiter.keys": JSON.parse(keys) } });
  await expect(same.getByText("(you)")).toBeVisible();
  await expect(same.getByRole("button", { name: "Start" })).toBeEnabled();
});

test("a log from a file goes on, and who has fallen is replaced first", async ({ browser }) => {
  const heroes = ["Aragorn", "Glóin", "Théodred"];
  const log = {
    ...{ game: "lotr-card-game", campaign: "mirkwood-paths", scenario: 2, fallen: ["Glóin"] },
    players: [{ name: "Ann", deck: "core-leadership", heroes }],
    pool: [{ card: "Valor", bearer: "Aragorn", owner: 0 }],
  };
  const file = join(folder, "log.json");
  writeFileSync(file, JSON.stringify(log));
  const page = await visit(browser, "/");
  await bring(page, file);
  await cleared(page);
  await expect(page.getByText("Scenario 2 of 3")).toBeVisible();
  await page.getByText("What carries over").click();
  await expect(page.getByText("on Aragorn")).toBeVisible();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByText(/Glóin has fallen in this campaign/)).toBeVisible();
  await clean(page, "who has fallen", { ways: twoWays });
  await page.getByLabel(/Glóin has fallen. Who takes the place/).selectOption("Éowyn");
  await expect(page.getByLabel(/Glóin has fallen. Who takes/)).toHaveCount(0);
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("button", { name: /^Éowyn/ }).first()).toBeVisible();

  writeFileSync(file, JSON.stringify({ ...log, scenario: 7 }));
  await page.goto("/");
  await bring(page, file);
  await expect(page.getByText(/must be a number from 1 to 3/)).toBeVisible();
});
