// What makes it pleasant: a first visit without a hitch, nothing in the way, nothing unexplained.
import { expect, test } from "@playwright/test";
import { call, keyOf, make, me, noErrors, options, playUntil, question, sit } from "./help";
import { Server } from "./server";

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

const bot = { who: "bot", bot: "steady", options: { deck: "core-spirit" } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test("a first visit: only a name is needed, and what to do is told once", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByRole("link", { name: "New table" }).click();
  await expect(page.getByRole("heading", { name: "New table" })).toBeFocused();
  await page.getByLabel("Your name").fill("Player 1");
  await page.getByRole("button", { name: "Make the table" }).click();
  await expect(page.getByRole("alert")).toBeInViewport();
  await page.getByLabel("Your name").fill("Ann");
  await page.getByRole("button", { name: "Make the table" }).click();
  await expect(options(page).first()).toBeVisible();
  await page.getByRole("button", { name: "Understood" }).click();
  await page.reload();
  await expect(options(page).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Understood" })).toHaveCount(0);
});

test("a card that is pointed at covers nothing that can be clicked", async ({ browser }) => {
  const made = await make(server, [me("core-leadership"), bot], { seed: 7 });
  await playUntil(server, made, (s) => s.asks.some((a) => a.options.some((o) => o.verb === "commit")));
  const page = await sit(browser, server, made, 0);
  const peek = page.locator(".peek");
  for (const zone of ["staging", "play.0", "hand.0"]) {
    await page.locator(`[data-zone="${zone}"] [data-card]`).last().hover({ position: { x: 20, y: 12 } });
    await expect(peek).toBeVisible();
    const at = await peek.boundingBox();
    for (const thing of [...(await page.locator("main [data-card]").all()), ...(await options(page).all())]) {
      const box = await thing.boundingBox();
      if (!at || !box) continue;
      const apart = box.x + box.width <= at.x || at.x + at.width <= box.x;
      expect(apart || box.y + box.height <= at.y || at.y + at.height <= box.y).toBe(true);
    }
  }
  await options(page).first().hover();
  await expect(page.locator("main .meant")).toHaveCount(1);
  noErrors(page);
});

test("on a phone the page stands still, the choices come into sight, a chip leads on", async ({ browser }) => {
  const made = await make(server, [me("core-leadership"), bot], { seed: 7 });
  await playUntil(server, made, (s) => s.asks.some((a) => a.options.some((o) => o.verb === "commit")));
  const page = await sit(browser, server, made, 0, phone);
  await expect(page.locator("main .choosable").first()).toBeInViewport();
  await page.getByRole("navigation").getByRole("button", { name: /^Hand/ }).tap();
  await expect(page.getByRole("heading", { name: "Your hand" })).toBeInViewport();
  const still = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight - innerHeight]);
  expect(await still()).toEqual([0, 0]);
  await page.locator("main .choosable [data-card]").first().tap();
  await page.getByRole("button", { name: /Committed to the quest/ }).tap();
  await expect(page.getByRole("region", { name: "Events" })).toBeVisible();
  noErrors(page);
});

test("one may pass for the rest of a phase; only what has to be decided is asked", async ({ browser }) => {
  const made = await make(server, [me("core-leadership")], { seed: 3 });
  await call(server, `/api/tables/${made.id}/order`, { order: "always" }, keyOf(made, 0));
  await playUntil(server, made, (s) => s.view?.phase === "Quest" && s.asks.some((a) => a.window));
  const page = await sit(browser, server, made, 0);
  await page.getByRole("button", { name: "Pass for the rest of this phase" }).click();
  await expect(question(page)).toContainText("Commit whom to the quest?");
  await options(page).last().click();
  await expect(page.locator("header .title p")).toContainText(/· (Travel|Encounter|Combat)/);
  noErrors(page);
});

test("why the threat rose is told; a line of the log shows its card", async ({ browser }) => {
  const made = await make(server, [me("core-leadership"), bot], { seed: 7 });
  await playUntil(server, made, (s) => (s.view?.round ?? 0) >= 2 && s.asks.length > 0);
  const page = await sit(browser, server, made, 0);
  await page.getByRole("button", { name: /^Threat \d+ of 50/ }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("listitem").first()).toContainText(/Round 1.*rises by/);
  await page.keyboard.press("Escape");
  const line = page.getByRole("region", { name: "Events" }).getByRole("button", { name: /^1 resource for/ });
  await line.last().click();
  await expect(dialog).toContainText(/hero/i);
  await page.keyboard.press("Escape");
  await page.keyboard.press("l");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("region", { name: "Events" }).locator("button:focus")).toHaveCount(1);
  noErrors(page);
});

test("a declined undo is told to whoever asked for it", async ({ browser }) => {
  const made = await make(server, [me("core-leadership"), me("core-spirit")], { seed: 5 });
  await playUntil(server, made, (s) => s.can_undo === "ask");
  const ann = await sit(browser, server, made, 0);
  const ben = await sit(browser, server, made, 1);
  await ann.getByRole("button", { name: /the others are asked/ }).click();
  await ben.getByRole("button", { name: "Decline" }).click();
  await expect(ann.getByText("Nothing was taken back")).toBeVisible();
  noErrors(ann, ben);
});

test("looking back goes from phase to phase", async ({ browser }) => {
  const made = await make(server, [me("core-leadership")], { seed: 3 });
  await playUntil(server, made, (s) => s.view?.phase === "Travel");
  const page = await sit(browser, server, made, 0);
  await page.keyboard.press("b");
  await expect(page.getByRole("slider", { name: "Step of the play" })).toBeFocused();
  const where = page.locator("header .title p");
  const before = page.getByRole("button", { name: "To the phase before" });
  await before.click();
  await expect(where).toContainText("· Quest");
  await before.click();
  await expect(where).toContainText("· Planning");
  await page.getByRole("button", { name: "To the next phase" }).click();
  await expect(where).toContainText("· Quest");
  noErrors(page);
});
