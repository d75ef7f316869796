// A whole game with a board, the small one that proves the kit: by mouse, by keyboard alone,
// and by touch on a phone.
import { expect, type Page, test as base } from "@playwright/test";
import { clean } from "./axe";
import { errors, sit, startIsle, type Table, table, until } from "./isle";
import { crowded, scrolls } from "./measure";
import type { Server } from "./server";

const test = base.extend<object, { isle: Server }>({
  isle: [
    async ({}, use) => {
      const server = await startIsle();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});

const live = (page: Page) => page.locator("[data-cell].live");

/** What the page shows is what the server asks: where one could choose now. */
async function settled(page: Page, at: Table): Promise<"over" | "board" | "list"> {
  for (let i = 0; i < 200; i++) {
    const { table: told, asks } = await at.state();
    if (told.status !== "playing") return "over";
    const [ask] = asks;
    if (ask) {
      const shown = await page.evaluate(
        ({ placed, words }) => ({
          cells: document.querySelectorAll("[data-cell].live").length,
          asked: document.querySelector("[data-ask]")?.textContent?.includes(words) ?? false,
          busy: document.querySelector("[data-ask]")?.getAttribute("aria-busy") === "true",
          placed,
        }),
        { placed: new Set(ask.options.flatMap((o) => o.cells ?? [])).size, words: ask.prompt.split(/[:(]/)[0]?.trim() ?? "" },
      );
      if (shown.asked && !shown.busy && shown.cells === shown.placed) return shown.placed > 0 ? "board" : "list";
    }
    await page.waitForTimeout(25);
  }
  throw new Error("the page does not show what is asked");
}

/** Waits until the answer has been taken. */
async function moved(page: Page, at: Table, length: number): Promise<void> {
  await expect.poll(async () => (await at.state()).table.length, { timeout: 10_000 }).toBeGreaterThan(length);
}

async function play(
  page: Page,
  at: Table,
  onBoard: (n: number) => Promise<void>,
  onList: (n: number) => Promise<void>,
  wrong: (page: Page) => Promise<string[]> = async () => [],
): Promise<number> {
  let boards = 0;
  for (let n = 0; n < 150; n++) {
    const where = await settled(page, at);
    if (where === "over") return boards;
    expect(await scrolls(page), "the page scrolls").toBe(false);
    expect(await wrong(page)).toEqual([]);
    const { length } = (await at.state()).table;
    boards += where === "board" ? 1 : 0;
    await (where === "board" ? onBoard(n) : onList(n));
    await moved(page, at, length);
  }
  throw new Error("it does not end");
}

/** Not always the same plan, so that all of the game comes up. */
const pick = (n: number, count: number): number => (n * 7 + 3) % Math.max(1, count);

async function ends(page: Page): Promise<void> {
  await expect(page.locator("[data-ask]")).not.toContainText("Waiting for");
  expect(errors.get(page)).toEqual([]);
  await page.context().close();
}

test.describe.configure({ timeout: 150_000 });

test("to its end by mouse", async ({ browser, isle }) => {
  const at = await table(isle, 3);
  const page = await sit(browser, isle, at);
  const listed = page.locator("[data-ask] [data-option]:visible");
  const boards = await play(
    page,
    at,
    async (n) => live(page).nth(pick(n, await live(page).count())).click(),
    async (n) => {
      await expect(listed.first()).toBeVisible();
      await listed.nth(pick(n, await listed.count())).click();
    },
  );
  expect(boards).toBeGreaterThan(0);
  await ends(page);
});

test("to its end by keyboard alone", async ({ browser, isle }) => {
  const at = await table(isle, 5);
  const page = await sit(browser, isle, at);
  const focused = (name: string) => page.evaluate((n) => document.activeElement?.hasAttribute(n) ?? false, name);
  async function tabTo(name: string): Promise<void> {
    for (let i = 0; i < 80 && !(await focused(name)); i++) await page.keyboard.press("Tab");
    expect(await focused(name), `Tab reaches ${name}`).toBe(true);
  }
  const boards = await play(
    page,
    at,
    async (n) => {
      if (!(await focused("data-cell"))) await tabTo("data-cell");
      for (let i = 0; i <= n % 3; i++) await page.keyboard.press("n");
      await expect(page.locator("[data-cell]:focus")).toHaveAccessibleName(/Choose: /);
      await page.keyboard.press("Enter");
    },
    async (n) => {
      await tabTo("data-option");
      if (n % 2) {
        await page.keyboard.press("Tab");
        if (!(await focused("data-option"))) await tabTo("data-option");
      }
      await page.keyboard.press("Enter");
    },
  );
  expect(boards).toBeGreaterThan(0);
  await ends(page);
});

test("to its end by touch at 360 pixels", async ({ browser, isle }) => {
  const at = await table(isle, 8);
  const page = await sit(browser, isle, at, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const listed = page.locator("[data-ask] [data-option]:visible");
  const boards = await play(
    page,
    at,
    async (n) => {
      await live(page).nth(pick(n, await live(page).count())).tap();
      // One thing to do there waits for Confirm; several are listed.
      await page.locator("[data-ask] .confirm[data-option], [role='dialog'] [data-option]").first().tap();
    },
    async (n) => {
      await expect(listed.first()).toBeVisible();
      await listed.nth(pick(n, await listed.count())).tap();
    },
    crowded,
  );
  expect(boards).toBeGreaterThan(0);
  await ends(page);
});

test("axe finds nothing serious where a place is asked for, and in a form", async ({ browser, isle }) => {
  const at = await table(isle, 3);
  await until(at, "march", "march");
  const page = await sit(browser, isle, at);
  await clean(page, "a march", { ways: [["light", { width: 1280, height: 800 }], ["dark", { width: 360, height: 740 }]] });
  await until(at, "pay", "make camp");
  await expect(page.locator("[data-stepper]").first()).toBeAttached();
  await clean(page, "a payment", { ways: [["dark", { width: 1280, height: 800 }]] });
  await ends(page);
});

test("a place that cannot be chosen says why not", async ({ browser, isle }) => {
  const at = await table(isle, 3);
  await until(at, "march", "march");
  const page = await sit(browser, isle, at);
  await settled(page, at);
  const far = page.getByRole("button", { name: /^H-4, peak/ });
  await far.focus();
  await page.keyboard.press("Enter");
  const why = page.getByRole("dialog", { name: "H-4" });
  await expect(why).toContainText("March to H-4 (peak)?");
  await expect(why.getByText("4.4")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(why).toHaveCount(0);
  await expect(far).toBeFocused();
  await ends(page);
});

test("a form: amounts by stepper, parts chosen so far, Cancel begins anew, suggested answers", async ({ browser, isle }) => {
  const at = await table(isle, 5);
  await until(at, "pay", "make camp");
  const page = await sit(browser, isle, at);
  const form = page.locator("[data-ask]");
  await expect(form.getByRole("button", { name: "1 food" })).toBeVisible();
  const { length } = (await at.state()).table;
  // Two at once, and the words follow.
  await form.getByRole("button", { name: "More" }).first().click();
  await form.getByRole("button", { name: "2 food", exact: true }).click();
  await expect(form.getByRole("list", { name: "Chosen so far" })).toContainText("2 food");
  await form.getByRole("button", { name: "Cancel" }).click();
  await expect(form.getByRole("list", { name: "Chosen so far" })).toHaveCount(0);
  expect((await at.state()).table.length).toBe(length);
  await form.getByRole("button", { name: /Pay all with 2 food and 1 oil/ }).first().click();
  await moved(page, at, length);
  await expect(page.locator("[data-cell]").first()).toHaveAccessibleName(/Camp of Ann/);
  await ends(page);
});
