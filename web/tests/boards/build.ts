// The page with one board, built and given to a browser without a server.
import type { Page } from "@playwright/test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const web = fileURLToPath(new URL("../..", import.meta.url));

export class BoardPage {
  private constructor(readonly folder: string) {}

  static async build(): Promise<BoardPage> {
    const outDir = mkdtempSync(join(tmpdir(), "arbiter-boards-"));
    await build({
      configFile: join(web, "vite.config.ts"),
      root: join(web, "tests/boards/page"),
      publicDir: join(web, "public"),
      logLevel: "error",
      build: { outDir, emptyOutDir: true, minify: false },
    });
    return new BoardPage(outDir);
  }

  async open(page: Page, scene: string): Promise<void> {
    await page.route("http://boards.test/**", (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: join(this.folder, pathname === "/" ? "index.html" : pathname) });
    });
    await page.goto(`http://boards.test/?scene=${scene}`);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
