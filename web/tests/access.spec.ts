// For everyone: axe-core on every screen, and a whole round by keyboard alone.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { changed, make, me, noErrors, options, playUntil, question, sit, stateOf } from "./help";
import { Server } from "./server";

test.describe.configure({ mode: "parallel" });

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

async function clean(page: Page, where: string, within?: string): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode(); // no frames here, so no page of its own
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  const grave = violations
    .filter((v) => v.impact === "serious" || v.impact === "critical")
    .map((v) => ({
      where,
      what: `${v.id}: ${v.help}`,
      at: v.nodes.map((n) => `${n.target.join(" ")} ${n.failureSummary ?? ""}`),
    }));
  expect(grave).toEqual([]);
}

const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };
const seats = [me("core-leadership"), { who: "bot", bot: "steady", options: { deck: "core-spirit" } }];

/** Every pairing sees the large screens, two of them all dialogs as well. */
const pairings = [
  { colorScheme: "light", viewport: desk, dialogs: true },
  { colorScheme: "dark", viewport: phone, dialogs: true },
  { colorScheme: "dark", viewport: desk, dialogs: false },
  { colorScheme: "light", viewport: phone, dialogs: false },
] as const;

for (const { colorScheme, viewport, dialogs } of pairings) {
  const name = `${colorScheme}, ${viewport.width} pixels`;

  test(`axe finds nothing serious on the pages: ${name}`, async ({ browser }) => {
    const made = await make(server, seats, { seed: 7 }, { listed: true });
    await playUntil(server, made, (s) => s.view?.phase === "Combat" && s.asks.length > 0);
    const page = await sit(browser, server, made, 0, { viewport, colorScheme });
    await expect(options(page).first()).toBeVisible();
    await clean(page, "table");
    await page.getByRole("button", { name: "Look back" }).click();
    await page.getByRole("slider").fill("10");
    await expect(page.getByText("You are looking back")).toBeVisible();
    await clean(page, "replay");
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Your tables" })).toBeVisible();
    await clean(page, "lobby");
    await page.goto("/new");
    await expect(page.getByLabel("Scenario")).toBeVisible();
    await clean(page, "new table");
    const open = await make(server, [me("core-lore"), { who: "open" }]);
    const gathering = await sit(browser, server, open, 0, { viewport, colorScheme });
    await expect(gathering.getByRole("heading", { name: "Seats" })).toBeVisible();
    await clean(gathering, "gathering");
    noErrors(page, gathering);
  });

  if (dialogs)
    test(`axe finds nothing serious in dialogs: ${name}`, async ({ browser }) => {
      const made = await make(server, seats, { seed: 7 }, { listed: true });
      await playUntil(server, made, (s) => s.view?.phase === "Combat" && s.asks.length > 0);
      const page = await sit(browser, server, made, 0, { viewport, colorScheme });
      for (const tab of ["Chat", "People"]) {
        await page.getByRole("tab", { name: tab }).click();
        await clean(page, tab, "aside");
      }
      const dialog = async (name: string, open: () => Promise<void>): Promise<void> => {
        await open();
        await expect(page.getByRole("dialog").last()).toBeVisible();
        await page.waitForTimeout(100);
        await clean(page, name, "dialog:last-of-type");
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
      };
      const menu = (entry: string) => async (): Promise<void> => {
        await page.getByRole("button", { name: "Menu" }).click();
        await page.getByRole("dialog").getByRole("button", { name: entry }).click();
      };
      await page.getByRole("tab", { name: viewport === phone ? "Table" : "Log" }).click();
      await dialog("menu", () => page.getByRole("button", { name: "Menu" }).click());
      const entries = ["Seats and invitation", "Settings", "Keys", "Report a problem"];
      for (const entry of [...entries, "Leave the seat", "About"]) await dialog(entry, menu(entry));
      await dialog("why", () => page.getByRole("button", { name: "Why can I not" }).click());
      await dialog("rule", () => question(page).getByRole("button", { name: /^Rule/ }).click());
      await dialog("how", () => page.getByRole("button", { name: /^Threat \d+ of 50/ }).first().click());
      await dialog("card", async () => {
        await page.locator("[data-zone^=hand] [data-card]").first().focus();
        await page.keyboard.press("i");
      });
      noErrors(page);
    });
}

test("the whole of a round by keyboard alone", async ({ browser }) => {
  const made = await make(server, [me("core-leadership")], { seed: 3 });
  const page = await sit(browser, server, made, 0);
  await expect(options(page).first()).toBeVisible();
  const focused = () =>
    page.evaluate(() => ![null, document.body].includes(document.activeElement as HTMLElement));
  const round = async (): Promise<number> => (await stateOf(server, made, 0)).view?.round ?? 0;

  // Standing orders with the keyboard, reached by Tab from the question.
  await page.keyboard.press("q");
  for (let i = 0; i < 40; i++) {
    if (await page.evaluate(() => document.activeElement?.tagName === "SELECT")) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Home");
  await expect(page.getByLabel("Stop for actions")).toHaveValue("always");

  const ways = { card: 0, option: 0, pass: 0 };
  for (let i = 0; i < 300 && (await round()) < 2; i++) {
    const before = await question(page).textContent();
    if ((await page.locator("main .choosable").count()) > 0 && i % 3 !== 2 && ways.card < 12) {
      // A card on the table: T goes to one that can be chosen, Enter takes it.
      await page.keyboard.press("t");
      const there = () => page.evaluate(() => document.activeElement?.closest(".choosable") !== null);
      await expect.poll(there).toBe(true);
      await page.keyboard.press("Enter");
      if ((await page.getByRole("dialog").count()) > 0) {
        await page.keyboard.press("Tab");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
      }
      ways.card++;
    } else if (i % 2 === 0) {
      await page.keyboard.press("q");
      await expect.poll(focused).toBe(true);
      await page.keyboard.press("End");
      for (let tabs = 0; tabs < 30; tabs++) {
        if (await page.evaluate(() => document.activeElement?.classList.contains("pass") ?? false)) break;
        const last = await page.evaluate(() => {
          const all = document.querySelectorAll("[data-ask] [data-option]");
          return document.activeElement === all[all.length - 1];
        });
        if (last) break;
        await page.keyboard.press("Tab");
      }
      await page.keyboard.press("Space");
      ways.option++;
    } else {
      await page.keyboard.press("p");
      await page.waitForTimeout(60);
      if ((await question(page).textContent()) === before) await page.keyboard.press("1");
      ways.pass++;
    }
    await changed(page, before, 3000);
    expect(await focused(), "the focus was lost").toBe(true);
  }
  expect(await round()).toBeGreaterThanOrEqual(2);
  expect(Math.min(ways.card, ways.option, ways.pass)).toBeGreaterThan(0);

  await page.keyboard.press("u");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  noErrors(page);
});

test("arrow keys go through a zone and from zone to zone; what happens is told", async ({ browser }) => {
  const made = await make(server, seats, { seed: 7 });
  await playUntil(server, made, (s) => (s.view?.round ?? 0) === 1 && s.asks.length > 0);
  const page = await sit(browser, server, made, 0);
  const at = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.card);
  const zone = () =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>("[data-zone]")?.dataset.zone);
  await page.locator("[data-zone='play.0'] [data-card]").first().focus();
  const first = await at();
  await page.keyboard.press("ArrowRight");
  expect(await at()).not.toBe(first);
  await page.keyboard.press("ArrowLeft");
  expect(await at()).toBe(first);
  await page.keyboard.press("ArrowDown");
  expect(await zone()).toBe("hand.0");
  await page.keyboard.press("ArrowUp");
  expect(await zone()).toBe("play.0");
  await page.keyboard.press("i");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await at()).toBe(first);
  const tabStops = await page.locator("[data-zone='play.0'] [tabindex='0']").count();
  expect(tabStops).toBe(1);
  await page.keyboard.press("p");
  await expect(page.getByRole("log", { name: "What happens" })).not.toBeEmpty();
  noErrors(page);
});

test("without motion nothing moves", async ({ browser }) => {
  const made = await make(server, [me("core-leadership")], { seed: 3 });
  const page = await sit(browser, server, made, 0);
  await options(page).first().click();
  const running = await page.evaluate(() => {
    const lasts = (a: Animation): number => Number(a.effect?.getComputedTiming().duration ?? 0);
    return document.getAnimations().filter((a) => lasts(a) > 1).length;
  });
  expect(running).toBe(0);
});
