// What else a table offers: files, reports, bots, colours, accounts.
import { expect, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { asked, call, forgive, keyOf, make, me, offered, playUntil, question, sit, test, visit } from "./help";

test("a play is exported, brought back as a new table, and a problem reported", async ({ browser }) => {
  const made = await make([me("core-leadership")], { seed: 3 });
  const state = await playUntil(made, (s) => s.view?.phase === "Travel");
  const page = await sit(browser, made, 0);
  await page.getByRole("button", { name: "Menu" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export the game" }).click();
  const path = await (await saved).path();
  expect(readFileSync(path).length).toBeGreaterThan(100);

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Report a problem" }).click();
  await page.getByLabel("What happened").fill("This should not have happened.");
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("dialog").getByRole("status")).toContainText("was saved as");
  const report = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download it" }).click();
  expect(readFileSync(await (await report).path(), "utf8")).toContain("This should not have happened.");
  await page.keyboard.press("Escape");

  await page.goto("/");
  await page.getByLabel("Load a saved game").setInputFiles(path);
  await expect(page).toHaveURL(/\/t\//);
  await expect(page).not.toHaveURL(new RegExp(made.id));
  const [, brought] = /\/t\/(\w+)/.exec(page.url()) ?? [];
  expect(JSON.stringify(await call("/api/tables"))).not.toContain(brought);
  await expect(page.getByText(`Round ${state.view?.round} · Travel`)).toBeVisible();
  await expect(asked(page)).toBeVisible();
});

test("who sits at an open book is told so beforehand, and when somebody looked into it", async ({ browser }) => {
  const made = await make([me("core-leadership"), { who: "open" }], {}, { open_book: true });
  const ben = await visit(browser, `/t/${made.id}`);
  await expect(ben.getByText("Open book: the game can be exported while it runs")).toBeVisible();
  await ben.getByLabel("Your name").fill("Ben");
  await ben.getByRole("button", { name: "Take this seat" }).click();
  const ann = await sit(browser, made, 0);
  await expect(ann.getByRole("region", { name: "Your hand" })).toBeVisible();
  await ben.getByRole("button", { name: "Menu" }).click();
  const saved = ben.waitForEvent("download");
  await ben.getByRole("button", { name: "Export the game (everyone is told)" }).click();
  await saved;
  const told = ann.getByText("could see every hand and deck");
  await expect(told).toContainText("Ben exported the game at step");
  await expect(told).toContainText("until somebody sits down anew");
  await ann.getByRole("button", { name: "All right" }).click();
  await expect(told).toHaveCount(0);
});

test("an open seat goes to a bot, and a bot takes over for who leaves", async ({ browser }) => {
  const made = await make([me("core-leadership"), { who: "open" }]);
  const page = await sit(browser, made, 0);
  await page.getByRole("button", { name: /^Add a bot/ }).click();
  await expect(asked(page)).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Leave your seat" }).click();
  await page.getByRole("button", { name: "Hand over to a bot for good" }).click();
  await expect(page.getByRole("region", { name: "Your hand" })).toHaveCount(0);
  await expect(asked(page)).toHaveCount(0);
});

test("a table that is not for spectators offers its seats and nothing else", async ({ browser }) => {
  const made = await make([me("core-leadership")], { seed: 3 }, { watch: false });
  const page = await sit(browser, made, "watch");
  await expect(page.getByText("This table is private")).toBeVisible();
  await expect(page.locator("[data-card]")).toHaveCount(0);
});

test("pointing at a card shows its text; several options are listed", async ({ browser }) => {
  const made = await make([me("core-leadership")], { seed: 3 });
  await playUntil(made, offered("commit"));
  const page = await sit(browser, made, 0);
  await page.locator("[data-zone='play.0'] [data-card]").first().hover({ position: { x: 20, y: 12 } });
  await expect(page.locator(".peek")).toContainText("Response: after Aragorn commits");
  await page.keyboard.press("Escape");
  await expect(page.locator(".peek")).toHaveCount(0);
  await page.locator("[data-zone='play.0'] [data-card]").first().click({ button: "right" });
  await expect(page.getByRole("dialog").getByRole("button", { name: /Commit Aragorn/ })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: /Commit Aragorn/ }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(question(page)).not.toContainText("Commit Aragorn");
});

test("colours follow the system until somebody chooses, and stay chosen", async ({ browser }) => {
  const made = await make([me("core-leadership")], { seed: 3 });
  const page = await sit(browser, made, 0, { colorScheme: "dark" });
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-theme", "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(root).toHaveAttribute("data-theme", "light");
  await page.getByRole("button", { name: "Dark colours" }).click();
  await page.reload();
  await expect(root).toHaveAttribute("data-theme", "dark");
});

test("a password can be changed, all logins ended, and an account removed", async ({ browser }) => {
  const enter = async (page: Page, word: string, button: string): Promise<void> => {
    await page.getByRole("button", { name: "Log in" }).click();
    await page.getByLabel("Name").fill("Edda");
    await page.getByLabel("Password").fill(word);
    await page.getByRole("dialog").getByRole("button", { name: button }).click();
  };
  const page = await visit(browser, "/");
  const elsewhere = await visit(browser, "/");
  await enter(page, "a long enough secret", "Make a new account");
  await expect(page.getByRole("button", { name: "Edda" })).toBeVisible();
  await enter(elsewhere, "a long enough secret", "Log in");
  await expect(elsewhere.getByRole("button", { name: "Edda" })).toBeVisible();

  await page.getByRole("button", { name: "Edda" }).click();
  await expect(page.getByText("Logged in on 2 devices.")).toBeVisible();
  await page.getByText("Change the password").click();
  await page.getByLabel("Current password").fill("a wrong secret");
  await page.getByLabel("New password").fill("another good secret");
  await page.getByRole("button", { name: "Change it" }).click();
  await expect(page.getByRole("alert")).toContainText("That is not your password");
  await page.getByLabel("Current password").fill("a long enough secret");
  await page.getByLabel("New password").fill("another good secret");
  await page.getByRole("button", { name: "Change it" }).click();
  await expect(page.getByRole("alert")).toContainText("The password is changed");
  await page.getByRole("button", { name: "Log out everywhere" }).click();
  await expect(page.getByRole("alert")).toContainText("logged out on every device");
  await expect(page.getByLabel("Name")).toBeVisible();

  await page.getByLabel("Name").fill("Edda");
  await page.getByLabel("Password").fill("another good secret");
  await page.getByRole("dialog").getByRole("button", { name: "Log in" }).click();
  await page.getByRole("button", { name: "Edda" }).click();
  await page.getByText("Remove the account").click();
  await page.getByLabel("Your password").fill("another good secret");
  await page.getByRole("button", { name: "Remove Edda" }).click();
  await expect(page.getByRole("alert")).toContainText("The account Edda is removed");
  await page.getByLabel("Name").fill("Edda");
  await page.getByLabel("Password").fill("another good secret");
  await page.getByRole("dialog").getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("alert")).toContainText("No account has this name and this password");
});

test("a chosen seed is told to whoever comes", async ({ browser }) => {
  const made = await make([me("core-leadership"), { who: "open" }], { seed: 4711 });
  const page = await visit(browser, `/t/${made.table.table}`);
  await expect(page.getByText("The seed was chosen: 4711.")).toBeVisible();
});

test("an account keeps its seats", async ({ browser }) => {
  const page = await visit(browser, "/");
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByLabel("Name").fill("Dora");
  await page.getByLabel("Password").fill("a long enough secret");
  await page.getByRole("button", { name: "Make a new account" }).click();
  await expect(page.getByRole("button", { name: "Dora" })).toBeVisible();
  await page.getByRole("link", { name: "New table" }).click();
  await page.getByLabel("Scenario").selectOption("Journey Along the Anduin");
  await page.getByLabel("Mode").selectOption("easy");
  await page.getByLabel("Title").fill("Friday evening");
  await page.getByRole("button", { name: "Create table" }).click();
  await expect(asked(page)).toBeVisible();

  const elsewhere = await visit(browser, "/");
  await elsewhere.getByRole("button", { name: "Log in" }).click();
  await elsewhere.getByLabel("Name").fill("Dora");
  await elsewhere.getByLabel("Password").fill("a long enough secret");
  await elsewhere.getByRole("dialog").getByRole("button", { name: "Log in" }).click();
  await expect(elsewhere.getByRole("button", { name: "Dora" })).toBeVisible();
  await expect(elsewhere.getByText("Journey Along the Anduin · Easy")).toBeVisible();
  await elsewhere.getByRole("link", { name: /Continue/ }).click();
  await expect(asked(elsewhere)).toBeVisible();
});

test("a table that cannot be drawn says so, and comes again", async ({ browser }) => {
  const made = await make([me("core-leadership")], { seed: 3 });
  let broken = true;
  const page = await visit(browser, `/t/${made.id}`, {
    held: { "arbiter.keys": { [made.id]: [{ seat: 0, key: keyOf(made, 0) }] } },
    first: (page) =>
      page.routeWebSocket(/\/ws/, (client) => {
        const server = client.connectToServer();
        // Two cards of one number: nothing that a server sends.
        server.onMessage((said) => client.send(broken ? String(said).replaceAll('{"id":2,', '{"id":1,') : said));
      }),
  });
  await expect(page.getByRole("alert")).toContainText("fault of this page");
  broken = false;
  await page.getByRole("button", { name: "Load it again" }).click();
  await expect(asked(page)).toBeVisible();
  expect(forgive(page)).toContain("each_key_duplicate");
});
