// What makes it pleasant: a first visit without a hitch, nothing in the way, nothing unexplained.
import { expect, type Page } from "@playwright/test";
import type { State } from "../src/lib/protocol";
import { clean, twoWays } from "./axe";
import { asked, listed, call, keyOf, make, me, offered, playUntil } from "./help";
import { question, sit, stateOf, test, visit, wholeView } from "./help";

const bot = { who: "bot", bot: "steady", options: { deck: "core-spirit" } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test("a first visit: only a name is needed, and what to do is told once", async ({ browser }) => {
  const page = await visit(browser, "/");
  await page.getByRole("link", { name: "New table" }).click();
  await expect(page.getByRole("heading", { name: "New table" })).toBeFocused();
  await page.getByLabel("Your name").fill("Player 1");
  await page.getByRole("button", { name: "Create table" }).click();
  await expect(page.getByRole("alert")).toBeInViewport();
  const kept = () => page.evaluate(() => localStorage.getItem("arbiter.name"));
  expect(await kept()).toBeNull();
  await page.getByLabel("Your name").fill("Ann");
  await page.getByRole("button", { name: "Create table" }).click();
  await expect(asked(page)).toBeVisible();
  expect(await kept()).toBe('"Ann"');
  await page.getByRole("button", { name: "Got it" }).click();
  await page.reload();
  await expect(asked(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Got it" })).toHaveCount(0);
});

test("what is chosen for a new table stays, however slow the server is", async ({ browser }) => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((done) => (answer = done));
  const first = (page: Page) =>
    page.route("**/api/about", async (route) => {
      await answered;
      await route.continue();
    });
  const page = await visit(browser, "/new", { first });
  setTimeout(answer, 300);
  await page.getByLabel("Players").selectOption("2");
  const seat = page.getByRole("group", { name: "Seat 2" });
  await seat.getByRole("combobox", { name: "Seat 2", exact: true }).selectOption("bot");
  await expect(seat.getByRole("option", { name: /^Strong/ })).toBeAttached();
  await expect(page.getByLabel("Players")).toHaveValue("2");
});

test("a card that is pointed at covers nothing that can be clicked", async ({ browser }) => {
  const made = await make([me("core-leadership"), bot], { seed: 7 });
  await playUntil(made, offered("commit"));
  const page = await sit(browser, made, 0);
  const peek = page.locator(".peek");
  for (const zone of ["staging", "play.0", "hand.0"]) {
    await page.locator(`[data-zone="${zone}"] [data-card]`).last().hover({ position: { x: 20, y: 12 } });
    await expect(peek).toBeVisible();
    const covered = await page.evaluate(() => {
      const at = document.querySelector(".peek")?.getBoundingClientRect();
      const things = Array.from(document.querySelectorAll("main [data-card], [data-ask] [data-option]"));
      if (!at || things.length === 0) return ["nothing to look at"];
      const apart = (b: DOMRect): boolean =>
        b.right <= at.left || at.right <= b.left || b.bottom <= at.top || at.bottom <= b.top;
      return things.filter((e) => !apart(e.getBoundingClientRect())).map((e) => e.outerHTML);
    });
    expect(covered).toEqual([]);
  }
  await (await listed(page)).first().hover();
  await expect(page.locator("main .meant")).toHaveCount(1);
});

test("on a phone the page stands still, and the choices and the hand are in sight", async ({ browser }) => {
  const made = await make([me("core-leadership"), bot], { seed: 7 });
  await playUntil(made, offered("commit"));
  const page = await sit(browser, made, 0, phone);
  await expect(page.locator("main .choosable").first()).toBeInViewport();
  await expect(page.locator("[data-zone='hand.0'] [data-card]").first()).toBeInViewport();
  const still = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight - innerHeight]);
  expect(await still()).toEqual([0, 0]);
  await page.locator("main .choosable [data-card]").first().tap();
  await page.getByRole("button", { name: /Committed to the quest/ }).tap();
  await expect(page.getByRole("region", { name: "Events" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Events" }).locator("li").last()).toBeInViewport();
});

test("one may pass for the rest of a phase; only what has to be decided is asked", async ({ browser }) => {
  const made = await make([me("core-leadership")], { seed: 3 });
  await call(`/api/tables/${made.id}/orders`, { orders: { stop: "always" } }, keyOf(made, 0));
  await playUntil(made, (s) => s.view?.phase === "Quest" && s.asks.some((a) => a.window));
  const page = await sit(browser, made, 0);
  await page.getByRole("button", { name: "Pass for the rest of this phase" }).click();
  await expect(question(page)).toContainText("Commit whom to the quest?");
  await (await listed(page)).last().click();
  await expect(page.locator("header .title p")).toContainText(/· (Travel|Encounter|Combat)/);
});

/** Is this a window where only this card could be used? */
function onlyFor(title: string, state: State): boolean {
  const cards = wholeView(state)?.zones.flatMap((z) => z.cards) ?? [];
  const id = cards.find((c) => c.title === title)?.id;
  const [ask] = state.asks;
  const uses = ask?.options.filter((o) => !o.pass) ?? [];
  return ask?.window === true && uses.length > 0 && uses.every((o) => o.cards?.[0] === id);
}

test("one need not be stopped for a card that can always be used", async ({ browser }) => {
  const made = await make([me("core-spirit")], { seed: 3 });
  await call(`/api/tables/${made.id}/orders`, { orders: { stop: "if_able" } }, keyOf(made, 0));
  const eowyn = (state: State) => onlyFor("Éowyn", state);
  const before = await playUntil(made, eowyn);
  expect(eowyn(before)).toBe(true);
  const page = await sit(browser, made, 0);
  await page.getByRole("button", { name: "Do not stop for Éowyn" }).click();
  await expect.poll(async () => eowyn(await stateOf(made, 0))).toBe(false);
  await expect(asked(page)).toBeVisible();
  const stopped = await stateOf(made, 0);
  expect(stopped.table.length).toBeGreaterThan(before.table.length);
  expect(stopped.orders?.things).toEqual({ Éowyn: "never" });

  // By keyboard: it is kept with the table, and can be changed where it is told.
  await page.reload();
  await page.getByRole("button", { name: "Stops" }).click();
  await page.getByRole("button", { name: "Stop for Éowyn again" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Stop for actions")).toBeFocused();
  await expect.poll(async () => (await stateOf(made, 0)).orders?.things).toEqual({});
  await playUntil(made, eowyn);
  await expect((await listed(page)).first()).toContainText(/Use Éowyn/);
  await page.keyboard.press("Escape");
  await page.locator("main .choosable [data-card]").first().focus();
  await page.keyboard.press("i");
  const check = page.getByRole("checkbox", { name: "Do not stop for this card" });
  await expect(check).not.toBeChecked();
  expect(eowyn(await stateOf(made, 0))).toBe(true);
  await check.focus();
  await page.keyboard.press("Space");
  await expect(check).toBeChecked();
  await expect.poll(async () => eowyn(await stateOf(made, 0))).toBe(false);
  await clean(page, "a card not to stop for", { within: "dialog", ways: twoWays });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Stops" }).click();
  await expect(page.getByRole("button", { name: "Stop for Éowyn again" })).toBeVisible();
  await clean(page, "orders with a card", { within: "[data-orders]", ways: twoWays });

  // Nowhere but in one phase, and in windows of one kind there.
  const phase = page.getByLabel("Phase in which not to stop for Éowyn");
  await phase.selectOption({ label: "Combat phase" });
  await expect.poll(async () => (await stateOf(made, 0)).orders?.things).toEqual({});
  await page.getByLabel("Windows in which not to stop for Éowyn").selectOption("action");
  await expect
    .poll(async () => (await stateOf(made, 0)).orders?.at)
    .toContainEqual({ thing: "Éowyn", kind: "action", phase: "combat", stop: "never" });
  await expect(page.getByRole("button", { name: "Stop for Éowyn (Actions, Combat phase) again" })).toBeVisible();
  await clean(page, "orders with a card in one phase", { within: "[data-orders]", ways: twoWays });

  // By kind of window, and a phase in which all that may be passed is.
  await page.getByText("By kind and phase").click();
  await page.getByLabel("Responses").selectOption("never");
  await expect
    .poll(async () => (await stateOf(made, 0)).orders?.at)
    .toContainEqual({ kind: "response", stop: "never" });
  await page.getByLabel(/^Travel phase/).selectOption({ label: "never" });
  await expect
    .poll(async () => (await stateOf(made, 0)).orders?.at)
    .toContainEqual({ phase: "travel", stop: "pass" });
  await clean(page, "orders by kind and phase", { within: "[data-orders]", ways: twoWays });

  // Who wants to be asked always is asked always.
  await page.getByLabel("Stop for actions").selectOption("always");
  await expect(page.getByRole("button", { name: /Stop for Éowyn/ })).toHaveCount(0);
});

test("why the threat rose is told; a line of the log shows its card", async ({ browser }) => {
  const made = await make([me("core-leadership"), bot], { seed: 7 });
  await playUntil(made, (s) => (s.view?.round ?? 0) >= 2 && s.asks.length > 0);
  const page = await sit(browser, made, 0);
  await page.getByRole("button", { name: /^Threat \d+ of 50/ }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("listitem").first()).toContainText(/Round 1.*rises by/);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  const line = page.getByRole("region", { name: "Events" }).getByRole("button", { name: /^1 resource for/ });
  await line.last().hover();
  await expect(page.locator(".peek")).toContainText(/hero/i);
  await page.keyboard.press("l");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("region", { name: "Events" }).locator("button:focus")).toHaveCount(1);
});

test("a declined undo is told to whoever asked for it", async ({ browser }) => {
  const made = await make([me("core-leadership"), me("core-spirit")], { seed: 5 });
  await playUntil(made, (s) => s.can_undo === "ask");
  const ann = await sit(browser, made, 0);
  const ben = await sit(browser, made, 1);
  await ann.getByRole("button", { name: /the others must agree/ }).click();
  await ben.getByRole("button", { name: "Decline" }).click();
  await expect(ann.getByText("Nothing was undone")).toBeVisible();
});

test("looking back goes from phase to phase", async ({ browser }) => {
  const made = await make([me("core-leadership")], { seed: 3 });
  await playUntil(made, (s) => s.view?.phase === "Travel");
  const page = await sit(browser, made, 0);
  await page.keyboard.press("b");
  await expect(page.getByRole("slider", { name: "Step of the game" })).toBeFocused();
  const where = page.locator("header .title p");
  const before = page.getByRole("button", { name: "Previous phase" });
  await before.click();
  await expect(where).toContainText("· Quest");
  await before.click();
  await expect(where).toContainText("· Planning");
  await page.getByRole("button", { name: "Next phase" }).click();
  await expect(where).toContainText("· Quest");
});

test("a message of somebody else and a refusal can be heard, once sounds are wanted", async ({ browser }) => {
  const made = await make([me("core-leadership"), { who: "open" }], { seed: 7 });
  const { body } = await call(`/api/tables/${made.id}/sit`, { seat: 1, name: "Ben" });
  const page = await sit(browser, made, 0, {
    first: async (p) => {
      await p.addInitScript(() => {
        const tones: number[] = [];
        Object.assign(window, { tones });
        const begin = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (when?: number) {
          tones.push(this.frequency.value);
          begin.call(this, when);
        };
      });
      // What the server refuses: a line longer than the page itself would send.
      await p.routeWebSocket(/ws/, (ws) => {
        const server = ws.connectToServer();
        ws.onMessage((message) => server.send(String(message).replace("much", "x".repeat(600))));
      });
    },
  });
  const tones = () => page.evaluate(() => (window as unknown as { tones: number[] }).tones.splice(0));
  const said = (text: string) => call(`/api/tables/${made.id}/chat`, { text }, String(body.key));
  await said("hello");
  await expect(page.getByRole("tab", { name: /Chat/ })).toContainText("new");
  expect(await tones()).toEqual([]);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel(/Sounds/).check();
  await page.keyboard.press("Escape");
  await tones();
  await said("again");
  await expect.poll(tones).toEqual([1046, 1318]);
  await page.keyboard.press("c");
  await page.locator("#side input").fill("much");
  await page.keyboard.press("Enter");
  await expect.poll(tones).toEqual([98]);
});
