// The pictures of the galaxy: six at a table, with its forms and a vote.
import { type Browser, expect } from "@playwright/test";
import type { Ask, Catalogue, Option, State, View } from "../src/lib/protocol";
import { asksOf, mind, planOf } from "./galaxy";
import { answer, asked, call, keyOf, type Made, make, sit, stateOf, test, wholeView } from "./help";
import { large, phone, take } from "./picture";

interface Moment {
  name: string;
  when: (ask: Ask, view: View) => boolean;
  sizes: Record<string, object>;
}

/** A vote whose outcome somebody predicted. */
const foretold = (view: View): boolean =>
  (view as View & { vote?: { seats: { predicted: number }[] } }).vote?.seats.some((s) => s.predicted >= 0) ?? false;

const small = { colorScheme: "dark" };
const everywhere = {
  "": small,
  "-light": { colorScheme: "light" },
  "-1920": { ...large, colorScheme: "dark" },
  "-phone": { ...phone, colorScheme: "dark" },
  "-phone-light": { ...phone, colorScheme: "light" },
};
const moments: Moment[] = [
  { name: "galaxy-bargain", when: ({ prompt, form }) => /^What do you offer/.test(prompt) && form?.parts.length === 2, sizes: { "": small } },
  {
    name: "galaxy-fleet",
    when: ({ prompt, form }, { round }) => round > 1 && /^Which ships/.test(prompt) && (form?.parts.length ?? 0) > 2,
    sizes: everywhere,
  },
  {
    name: "galaxy",
    when: ({ options }, { round }) => round === 2 && options.some((o: Option) => o.verb === "activate"),
    sizes: everywhere,
  },
  { name: "galaxy-vote", when: ({ options }, view) => foretold(view) && options.some((o) => o.verb === "vote"), sizes: { "": small, "-phone": { ...phone, colorScheme: "dark" } } },
];

async function show(browser: Browser, made: Made, { name, sizes }: Moment): Promise<void> {
  for (const [size, more] of Object.entries(sizes)) {
    const page = await sit(browser, made, 0, {
      ...more,
      held: { "arbiter.keys": { [made.id]: made.keys }, "arbiter.settings": { knows: true } },
    });
    await expect(asked(page)).toBeVisible();
    await page.mouse.move(5, 5);
    await take(page, `${name}${size}`);
  }
}

/** Plays one galaxy to its end, and shows those of the moments that are left when they come. */
async function evening(browser: Browser, seed: number, left: Moment[]): Promise<void> {
  const bots = Array.from({ length: 5 }, () => ({ who: "bot" }));
  const made = await make([{ who: "me", options: { faction: "Hacan" } }, ...bots], { seed }, { game: "twilight-imperium" });
  let state: State = await stateOf(made, 0);
  const catalogue = (await call(state.catalogue)).body as unknown as Catalogue;
  const plans = { traded: false };
  while (left.length > 0) {
    const ask = await asksOf(async () => (state = await stateOf(made, 0)));
    const view = wholeView(state);
    if (!ask || !view) return;
    const now = left.findIndex((m) => m.when(ask, view));
    for (const moment of now < 0 ? [] : left.splice(now, 1)) await show(browser, made, moment);
    await answer(made, keyOf(made, 0), ask, mind(view, planOf(catalogue, view), ask, plans).option);
  }
}

test("a galaxy of six", async ({ browser }) => {
  test.setTimeout(600_000);
  const left = [...moments];
  for (let seed = 28; left.length > 0 && seed < 60; seed++) await evening(browser, seed, left);
  expect(left.map((m) => m.name)).toEqual([]);
});
