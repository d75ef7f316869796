// From the lobby to the first question.
import { expect } from "@playwright/test";
import { options, test, visit } from "./help";

test("a game is one click away, alone or with a bot", async ({ browser }) => {
  const page = await visit(browser, "/");
  const shelf = page.getByRole("region", { name: "Games" });
  await shelf.getByLabel("Scenario").selectOption({ label: "Journey Along the Anduin" });
  await shelf.getByRole("button", { name: "Play alone" }).click();
  await expect(options(page).first()).toBeVisible();
  await expect(page.getByText("Journey Along the Anduin · Round 0")).toBeVisible();

  await page.goto("/");
  await expect(page.getByRole("region", { name: "Your tables" }).getByText("Go on")).toHaveCount(1);
  await shelf.getByRole("button", { name: "Play with a bot" }).click();
  await expect(options(page).first()).toBeVisible();
  await page.getByRole("tab", { name: "People" }).click();
  await expect(page.getByRole("tabpanel").getByText("steady 2").first()).toBeVisible();
});

test("with friends leads to the form, with the game chosen", async ({ browser }) => {
  const page = await visit(browser, "/");
  await page.getByRole("link", { name: "With friends…" }).click();
  await expect(page.getByRole("heading", { name: "New table" })).toBeVisible();
  await expect(page.getByLabel("Scenario")).toBeVisible();
});
