// Twilight Imperium with the Codex: a seat reads what is in force at its table, as it does without.
import { expect } from "@playwright/test";
import { answer, keyOf, make, type Made, settled, sit, stateOf, test, wholeView } from "./help";

/** A table of three, of which the first plays the Yin, when their units stand and it is asked again. */
async function begun(codex: string): Promise<Made> {
  const seats = [{ who: "me", options: { faction: "Yin" } }, { who: "bot" }, { who: "bot" }];
  const made = await make(seats, { seed: 3, codex }, { game: "twilight-imperium" });
  await expect
    .poll(
      async () => {
        const state = await stateOf(made, 0);
        const [ask] = state.asks;
        if (!ask) return false;
        if (wholeView(state)?.phase === "Action") return true;
        await answer(made, keyOf(made, 0), ask, ask.options[0]?.option ?? 0);
        return false;
      },
      { timeout: 120_000, intervals: [30] },
    )
    .toBe(true);
  return made;
}

for (const [codex, words] of [
  ["on", "ignore its prerequisites"],
  ["off", "extra infantry for the cost"],
] as const)
  test(`with the Codex ${codex} a leader says what it does at this table`, async ({ browser }) => {
    const made = await begun(codex);
    const page = await sit(browser, made, 0, {
      held: { "arbiter.keys": { [made.id]: made.keys.filter((k) => k.seat === 0) }, "arbiter.settings": { knows: true } },
    });
    await settled(page);
    await page.locator("[data-zone='leaders.0'] [data-card]").nth(1).hover({ position: { x: 8, y: 12 } });
    await expect(page.getByText(words).first()).toBeVisible();
  });
