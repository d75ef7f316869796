// `scripts/screenshots` uses this; the tests do not.
import base from "../playwright.config";

export default { ...base, testDir: ".", testMatch: "screenshots.ts", reporter: "line", workers: 1 };
