// A pack of one's own brings its pictures, and they change without a build.
import { expect } from "@playwright/test";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { me, test } from "./help";
import { Server } from "./server";

const OUTLINE = "M256 40 L470 470 H42 Z";

test("the look file of an own pack is read when the page comes", async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), "arbiter-pack-"));
  const look = (palette: string, icon: string): void =>
    writeFileSync(
      join(folder, "look.json"),
      JSON.stringify({ cards: { Aragorn: `stars ${palette} ${icon}` }, icons: { ours: OUTLINE, bad: `"/><script>1</script>` } }),
    );
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "pack.lua"), 'pack { name = "own", version = "1", game = "lotr-card-game" }\n');
  look("gold", "ours");
  const own = await Server.start(undefined, undefined, ["--pack", folder]);
  try {
    const made = await fetch(`${own.url}/api/tables`, {
      method: "POST",
      body: JSON.stringify({ game: "lotr-card-game", name: "Ann", seats: [me("core-leadership")], setup: { seed: 3 } }),
    });
    const { table, keys } = (await made.json()) as { table: { table: string }; keys: object[] };
    const context = await browser.newContext({ baseURL: own.url, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto("/icon.svg");
    await page.evaluate((held) => localStorage.setItem("arbiter.keys", JSON.stringify(held)), { [table.table]: keys });
    await page.goto(`/t/${table.table}`);
    const aragorn = page.locator("[data-zone='play.0'] .tile").filter({ hasText: "Aragorn" });
    await expect(aragorn.locator(".art")).toHaveClass(/p-gold/);
    await expect(aragorn.locator(`path[d="${OUTLINE}"]`)).toHaveCount(1);
    await expect(page.locator("[data-zone='play.0'] .tile").filter({ hasText: "Glóin" }).locator(`path[d="${OUTLINE}"]`)).toHaveCount(0);

    look("blue", "bad");
    await page.reload();
    await expect(aragorn.locator(".art")).toHaveClass(/p-blue/);
    await expect(aragorn.locator("script")).toHaveCount(0);
    await context.close();
  } finally {
    await own.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
