// People at a table: from the lobby to the end of the play.
import { expect, type Page } from "@playwright/test";
import { asked, listed, make, me, noSidewaysScroll, offered, options, passing } from "./help";
import { playUntil, question, settled, sit, stateOf, test, visit } from "./help";

const ended = (page: Page) => page.getByRole("heading", { name: /The players have/ });

/** Passes, or takes the first option, if this page is asked anything. */
async function step(page: Page): Promise<boolean> {
  const [ask, ready, pass] = await page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>("[data-ask][data-asked]");
    return [bar?.dataset.ask ?? "", bar !== null && bar.ariaBusy !== "true", bar?.querySelector(".ends .pass[data-option]") != null] as const;
  });
  if (!ready) return false;
  if (pass) await passing(page).click();
  else await (await listed(page)).first().click();
  // It is answered when it is asked no more: nothing, or something else.
  await expect(page.locator(`[data-ask="${ask}"]`)).toHaveCount(0);
  return true;
}

test("two browsers play a game to its end", async ({ browser }) => {
  test.setTimeout(300_000);
  const ann = await visit(browser, "/");
  await ann.getByRole("link", { name: "New table" }).click();
  await ann.getByLabel("Your name").fill("Ann");
  await ann.getByLabel("Title").fill("Friday evening");
  await ann.getByLabel("Players").selectOption("2");
  await ann.getByRole("group", { name: "Seat 2" }).getByLabel("Deck").selectOption("core-tactics");
  await ann.getByRole("button", { name: "Create table" }).click();
  await expect(ann.getByRole("heading", { name: "Waiting for 1 player" })).toBeVisible();
  const link = await ann.getByLabel("Invite friends with this link").inputValue();
  await expect(ann.getByText("This address works only on this computer.")).toBeVisible();

  const ben = await visit(browser, link);
  await ben.getByLabel("Your name").fill("Ben");
  await ben.getByRole("button", { name: "Take this seat" }).click();
  for (const page of [ann, ben]) {
    await expect(page.getByRole("region", { name: "Your hand" })).toBeVisible();
    await page.getByRole("button", { name: "Stops" }).click();
    await page.getByLabel("Stop for actions").selectOption("never");
    await page.getByRole("button", { name: "Stops" }).click();
  }
  await expect(ann.getByRole("heading", { name: "Ben", exact: true })).toBeVisible();
  await expect(ann).toHaveTitle(/Your turn|Friday evening/);

  while (!(await ended(ann).isVisible())) {
    const answered = await Promise.all([step(ann), step(ben)]);
    if (!answered.includes(true)) await ann.waitForTimeout(20);
  }
  await expect(ended(ann)).toBeVisible();
  await expect(ended(ben)).toBeVisible();
  await ann.getByText("Was chance fair?").click();
  await ann.getByRole("button", { name: "Check every draw" }).click();
  await expect(ann.getByText(/^All \d+ draws follow from the key/)).toBeVisible();
  await expect(ann.getByText("This browser was shown every commitment beforehand.")).toBeVisible();
  await ann.goto("/");
  await expect(ann.getByRole("heading", { name: "Your tables" })).toBeVisible();
});

test("several are chosen with one click, and one undo takes them back", async ({ browser }) => {
  const made = await make([me("core-leadership")], { seed: 3 });
  await playUntil(made, offered("commit"));
  const page = await sit(browser, made, 0);
  const choosable = page.locator("main .choosable [data-card]");
  await settled(page);
  const count = await choosable.count();
  // One of them has no willpower: to commit it is possible, and would not help.
  const all = page.locator("[data-all]");
  await expect(all).toHaveText(`ACommit the ${count - 1} that help`);
  await all.click();
  await expect(page.locator("main .acting")).toHaveCount(count - 1);
  await expect(all).toHaveCount(0);
  await page.getByRole("button", { name: "Undo your last answer" }).click();
  await expect(choosable).toHaveCount(count);
  await expect(page.locator("main .acting")).toHaveCount(0);
  await page.keyboard.press("a");
  await expect(page.locator("main .acting")).toHaveCount(count - 1);
});

test("options are on the table itself: a click on a card chooses", async ({ browser }) => {
  const made = await make([me("core-leadership")], { seed: 3 });
  await playUntil(made, offered("commit"));
  const page = await sit(browser, made, 0);
  const choosable = page.locator("main .choosable [data-card]");
  await settled(page);
  const count = await choosable.count();
  expect(count).toBeGreaterThan(1);
  await choosable.first().click();
  await expect(page.locator("main .choosable [data-card]")).toHaveCount(count - 1);
  await expect(page.locator("main .acting")).toHaveCount(1);
});

test("a refused card tells why, with the rule; a number tells where it comes from", async ({ browser }) => {
  const made = await make([me("core-leadership")], { seed: 3 });
  await playUntil(made, offered("commit"));
  const page = await sit(browser, made, 0);
  await page.getByRole("region", { name: "Your hand" }).locator("[data-card]").first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Not possible now")).toBeVisible();
  await dialog.getByRole("button", { name: /^Rule / }).first().click();
  await expect(page.getByRole("dialog").last()).toContainText(/\w{4,}/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("button", { name: /^Threat \d+ of 50/ }).click();
  await expect(page.getByRole("dialog")).toContainText("total");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Why can’t I" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem").first()).toContainText(/Play .+/);
});

test("undo that would hide what others saw needs their consent", async ({ browser }) => {
  const made = await make([me("core-leadership"), me("core-spirit")], { seed: 5 });
  const ann = await sit(browser, made, 0);
  const ben = await sit(browser, made, 1);
  await expect(ann.getByRole("region", { name: "Your hand" })).toBeVisible();
  const ask = (page: Page) => page.getByRole("button", { name: /the others must agree/ });
  const asker = async () => {
    for (const page of [ann, ben])
      if ((await ask(page).count()) > 0 && (await ask(page).isEnabled())) return page;
    return null;
  };
  let who: Page | null = null;
  for (let answers = 0; answers < 60 && !who; ) {
    const answered = await Promise.all([step(ann), step(ben)]);
    answers += answered.filter(Boolean).length;
    if (!answered.includes(true)) await ann.waitForTimeout(20);
    who = await asker();
  }
  if (!who) throw new Error("undo never needed consent");
  const other = who === ann ? ben : ann;
  const length = async () => (await question(who).textContent()) ?? "";
  const before = await length();
  await ask(who).click();
  await expect(who.getByText("to agree").first()).toBeVisible();
  await other.getByRole("dialog").getByRole("button", { name: "Agree" }).click();
  await expect(other.getByRole("dialog")).toHaveCount(0);
  await expect.poll(length).not.toBe(before);
});

test("looking back, and playing on from there at a new table", async ({ browser }) => {
  const made = await make([me("core-leadership")], { seed: 3 });
  const state = await playUntil(made, (s) => (s.view?.round ?? 0) >= 2);
  const page = await sit(browser, made, 0);
  await page.getByRole("button", { name: "Look back" }).click();
  const slider = page.getByRole("slider", { name: "Step of the game" });
  await expect(slider).toHaveAttribute("max", String(state.table.length));
  await slider.fill("20");
  await expect(page.getByText("Round 1 ·")).toBeVisible();
  await expect(question(page)).toContainText("You are looking at the past");
  await page.getByRole("button", { name: "Play from here" }).click();
  await expect(page).not.toHaveURL(new RegExp(made.id));
  await expect(page.getByText("Round 1 ·")).toBeVisible();
  await expect(asked(page)).toBeVisible();
});

test("chat reaches the other; the log can be searched", async ({ browser }) => {
  const made = await make([me("core-leadership"), me("core-spirit")], { seed: 5 });
  const ann = await sit(browser, made, 0);
  const ben = await sit(browser, made, 1);
  await ann.getByRole("tab", { name: "Chat" }).click();
  await ann.getByLabel("Say something").fill("<b>hello</b> there");
  await ann.keyboard.press("Enter");
  await expect(ben.getByRole("tab", { name: /Chat new/ })).toBeVisible();
  await ben.getByRole("tab", { name: /Chat/ }).click();
  await expect(ben.getByRole("log", { name: "Messages" })).toContainText("<b>hello</b> there");
  await ben.getByRole("tab", { name: "Log" }).click();
  await ben.getByLabel("Search the log").fill("zzz no such thing");
  await expect(ben.getByRole("region", { name: "Events" }).getByRole("listitem")).toHaveCount(0);
});

test("a referee types in what chance brought", async ({ browser }) => {
  const made = await make([me("core-leadership")], {}, { referee: true });
  const page = await sit(browser, made, 0);
  const search = page.getByLabel(/What came up/);
  await expect(search).toBeVisible();
  for (let i = 0; i < 3; i++) {
    const words = (await options(page).first().locator("span").textContent()) ?? "";
    await search.fill(words);
    await search.press("Enter");
    // The next question has an empty field, and whoever types goes on typing.
    await expect(search).toHaveValue("");
    await expect(search).toBeFocused();
  }
  expect((await stateOf(made, 0)).table.length).toBeGreaterThanOrEqual(3);
});

test("at 360 pixels everything is there and nothing sticks out", async ({ browser }) => {
  const bot = { who: "bot", bot: "steady", options: { deck: "core-spirit" } };
  const made = await make([me("core-leadership"), bot], { seed: 7 });
  await playUntil(made, (s) => s.view?.phase === "Combat" || (s.view?.round ?? 0) > 1);
  const page = await sit(browser, made, 0, { viewport: { width: 360, height: 740 }, hasTouch: true });
  await noSidewaysScroll(page);
  await page.getByRole("button", { name: "Log and chat" }).click();
  for (const name of ["Log", "Chat", "People"]) {
    await page.getByRole("tab", { name }).click();
    await noSidewaysScroll(page);
  }
  await page.getByRole("button", { name: "Fold" }).click();
  await expect(page.getByRole("tab", { name: "Log" })).toHaveCount(0);
  await listed(page);
  await noSidewaysScroll(page);
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Menu" }).click();
  await noSidewaysScroll(page);
  await page.keyboard.press("Escape");
  const card = page.getByRole("region", { name: "Your hand" }).locator("[data-card]").first();
  await card.scrollIntoViewIfNeeded();
  await card.dispatchEvent("pointerdown", { pointerType: "touch" });
  await expect(page.getByRole("dialog")).toBeVisible();
  await noSidewaysScroll(page);
  for (const path of ["/", "/new"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await noSidewaysScroll(page);
  }
});
