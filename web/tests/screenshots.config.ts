// `scripts/screenshots` uses this; the tests do not.
import base from "../playwright.config";

export default {
  ...base,
  testDir: ".",
  testMatch: ["screenshots.ts", "screenshots-boards.ts", "screenshots-galaxy.ts"],
  outputDir: "../test-results",
  reporter: "line",
  workers: 1,
};
