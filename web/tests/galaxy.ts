// Somebody at a galaxy: what they would do, and how they do it with mouse and keys.
import { expect, type Page } from "@playwright/test";
import type { Ask, Catalogue, Option, Piece, Plan, View } from "../src/lib/protocol";
import { capital } from "../src/lib/words";
import { passing, question } from "./help";

type Tile = Piece & { planets?: object[]; held?: number[]; command?: string[]; on?: string };

/** The cells around a cell of a hex board that stands on its sides. */
function around(plan: Plan, cell: number): number[] {
  const [x = 0, y = 0] = plan.cells.find((c) => c.id === cell)?.at ?? [];
  const beside = ([p, q]: readonly [number, number]): boolean => {
    const far = `${Math.abs(p - x)} ${Math.abs(q - y)}`;
    return far === "0 2" || far === "3 1";
  };
  return plan.cells.filter((c) => beside(c.at)).map((c) => c.id);
}

/** How much a system is worth going to: planets that nobody has, later on those of others. */
function worth(view: View, plan: Plan, seat: number, cell: number): number {
  const [board] = view.boards;
  const at = (c: number): Tile[] => board?.pieces.filter((p) => p.cell === c) ?? [];
  const tile = (c: number): Tile | undefined => at(c).find((p) => p.type === "tile");
  const ships = (c: number): Tile[] => at(c).filter((p) => p.type !== "tile" && p.on === undefined);
  const side = (view.seats.find((s) => s.seat === seat) as { side?: string } | undefined)?.side ?? "";
  const free = (c: number): boolean => !tile(c)?.command?.includes(side);
  const from = around(plan, cell).filter((c) => free(c) && ships(c).some((p) => p.owner === seat));
  if (!free(cell) || from.length === 0) return 0;
  const planets = tile(cell)?.planets ?? [];
  const held = tile(cell)?.held ?? planets.map(() => -1);
  const taken = ships(cell).some((p) => p.owner !== seat) || held.some((s) => s >= 0 && s !== seat);
  if (taken) return view.round >= 2 ? 7 : 0;
  return 2 * held.filter((s) => s !== seat).length;
}

/** Has a trade been offered? */
export interface Plans {
  traded: boolean;
}

/** Bargains once, goes where planets are, takes along and lands all it can, votes, scores. */
export function mind(view: View, plan: Plan, ask: Ask, plans: Plans): Option {
  const { options, prompt, seat } = ask;
  const by = (verb: string): Option[] => options.filter((o) => o.verb === verb);
  const says = (pattern: RegExp): Option | undefined => options.find((o) => pattern.test(o.text));
  const pass = options.find((o) => o.pass);
  const first = options[0];
  const parts = ask.form?.parts.length ?? 0;
  const wares = Number(view.seats.find((s) => s.seat === seat)?.tracks.find((t) => t.id === "commodities")?.value ?? 0);
  const go = by("activate")
    .map((option) => ({ option, worth: worth(view, plan, seat, option.cells?.[0] ?? -1) }))
    .sort((a, b) => b.worth - a.worth)[0];
  let take: Option | undefined;
  if (/^What do you do/.test(prompt))
    take = (!plans.traded && wares > 0 ? by("trade")[0] : undefined) ?? (go && go.worth > 0 ? go.option : (by("strategic")[0] ?? by("pass turn")[0]));
  else if (by("refuse").length > 0) take = by("accept")[0];
  else if (by("bargain").length > 0) take = by("bargain")[0];
  else if (/^What do you offer/.test(prompt)) {
    plans.traded ||= parts >= 3;
    take = parts === 1 ? says(/^give 1 (commodity|trade good)/) : parts === 2 ? says(/^ask for 1 (commodity|trade good)/) : by("offer")[0];
    take ??= by(parts === 1 ? "promise" : "offer")[0] ?? by("leave")[0];
  } else if (/bargain/.test(prompt)) take = pass;
  else if (/retreat/i.test(prompt)) take = options.find((o) => !o.pass);
  else {
    for (const verb of ["score", "move", "load", "commit", "produce"]) take ??= by(verb).at(-1);
    take ??= by("keep pools")[0] ?? options.find((o) => o.suggested) ?? options.find((o) => !o.pass && !o.confirm);
  }
  const chosen = take ?? pass ?? first;
  if (!chosen) throw new Error(`nothing to choose: ${prompt}`);
  return chosen;
}

export const planOf = (catalogue: Catalogue, view: View): Plan => {
  const plan = catalogue.boards?.[view.boards[0]?.id ?? ""];
  if (!plan) throw new Error("there is no galaxy");
  return plan;
};

/** How a choice was made. */
export type How = "map" | "list" | "stepper" | "search" | "key" | "end";

/** Chooses an option where it stands: on the map, in the list, with a stepper, by searching, by its key. */
export async function choose(page: Page, ask: Ask, option: Option): Promise<How> {
  await page.locator(`[data-ask="${ask.ask}"][data-asked]:not([aria-busy="true"])`).waitFor();
  // Only while this is asked: what is asked next may have an option of the same number.
  const now = page.locator(`body:has([data-ask="${ask.ask}"]:not([aria-busy="true"]))`);
  const here = now.locator(`[data-option="${option.option}"]:visible`);
  const panel = page.locator("[data-choices]");
  /** Where several things can be done at a place. */
  const several = now.locator("[data-board] .choices, .choices[role='dialog']");
  const answered = page.locator(`[data-ask]:not([data-ask="${ask.ask}"])`);
  const number = ask.options.indexOf(option) + 1;
  const [cell] = option.cells ?? [];
  const alike = option.like === undefined ? [] : ask.options.filter((o) => o.like === option.like);
  const stepper = page.locator("[data-stepper]:visible").filter({ has: page.locator(alike.map((o) => `[data-option="${o.option}"]`).join() || "nothing") });
  const step = async (): Promise<How> => {
    const more = stepper.getByRole("button", { name: "More" });
    for (let i = 0; i < alike.length && (await here.count()) === 0; i++) await more.click();
    await here.first().click();
    return "stepper";
  };
  let how: How = "list";
  if (option.pass) {
    await passing(page).click();
    how = "end";
  } else if ((await here.count()) > 0) await here.first().click();
  else if ((await stepper.count()) > 0) how = await step();
  else if (cell !== undefined) {
    await page.locator(`[data-cell="${cell}"]`).click();
    await several.or(answered).first().waitFor();
    if ((await several.count()) > 0) {
      if ((await stepper.count()) > 0) await step();
      else await here.first().click();
    }
    how = "map";
  } else if (number <= 9) {
    await page.keyboard.press(String(number));
    how = "key";
  } else {
    if (!(await panel.isVisible())) await page.keyboard.press("q");
    await panel.getByRole("searchbox").fill(option.text);
    await here.filter({ hasText: capital(option.text) }).first().click();
    how = "search";
  }
  await answered.first().waitFor();
  return how;
}

/** The systems that something else lies over, by their middle. */
export const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGElement>("[data-cell]")]
      .filter((cell) => {
        const { left, top, width, height } = cell.getBoundingClientRect();
        return !document.elementFromPoint(left + width / 2, top + height / 2)?.closest("svg, [data-board]");
      })
      .map((cell) => cell.getAttribute("aria-label") ?? ""),
  );

/** What is asked of this seat next; null when the table stands. */
export const asksOf = async (look: () => Promise<{ asks: Ask[]; table: { status: string } }>): Promise<Ask | null> => {
  let ask: Ask | null = null;
  await expect
    .poll(
      async () => {
        const { asks, table } = await look();
        ask = asks[0] ?? null;
        return ask !== null || table.status !== "playing";
      },
      { timeout: 60_000, intervals: [10, 20, 40] },
    )
    .toBe(true);
  return ask;
};
