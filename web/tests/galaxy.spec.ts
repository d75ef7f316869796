// Twilight Imperium in the browser: a galaxy of six fits the screen, and the map takes the answer.
import { expect } from "@playwright/test";
import { clean, twoWays } from "./axe";
import { answer, keyOf, make, question, settled, sit, stateOf, test } from "./help";
import { scrolls } from "./measure";

test("a galaxy of six fits any screen, and a click on a system answers", async ({ browser }) => {
  const bots = Array.from({ length: 5 }, () => ({ who: "bot" }));
  const made = await make([{ who: "me" }, ...bots], { seed: 3 }, { game: "twilight-imperium" });
  await expect
    .poll(
      async () => {
        const { asks, view } = await stateOf(made, 0);
        const [ask] = asks;
        if (!ask) return false;
        if (view?.phase === "Action" && ask.options.some((o) => o.cells?.length)) return true;
        await answer(made, keyOf(made, 0), ask, ask.options[0]?.option ?? 0);
        return false;
      },
      { timeout: 120_000, intervals: [30] },
    )
    .toBe(true);
  const page = await sit(browser, made, 0, {
    held: { "arbiter.keys": { [made.id]: made.keys.filter((k) => k.seat === 0) }, "arbiter.settings": { knows: true } },
  });
  const { ask } = await settled(page);
  for (const [width, height] of [[360, 740], [1920, 1080], [1280, 800]] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator("[data-cell].live").first()).toBeVisible();
    expect(await scrolls(page), `at ${width}`).toBe(false);
    await expect(question(page).locator("h2")).toBeInViewport({ ratio: 1 });
  }
  await clean(page, "a galaxy", { ways: twoWays });
  // Going there is one click, or is shown first with what else can be done there.
  await page.locator("[data-cell].live").first().click();
  const next = page.locator(`[data-ask]:not([data-ask="${ask}"])`);
  await expect(next.or(page.locator(".choices [data-option]")).first()).toBeVisible();
});
