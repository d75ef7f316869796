import { defineConfig } from "@playwright/test";

// Debian's own Chromium; nothing is fetched, and only this machine is spoken to.
export default defineConfig({
  testDir: "tests",
  outputDir: process.env.ARBITER_TEST_OUTPUT ?? "test-results",
  fullyParallel: false,
  workers: 2,
  // Long enough for a machine that has much else to do; what is waited for comes when it comes.
  timeout: 180_000,
  globalTimeout: 1_500_000,
  expect: { timeout: 20_000 },
  reporter: [["./tests/reporter.ts"]],
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    actionTimeout: 20_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        ...["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
        ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
      ],
    },
  },
});
