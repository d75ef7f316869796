// Missions for tests: tables of Phantom Epoch, and a player without much thought.
import { expect, type Page } from "@playwright/test";
import type { Ask, Option, State, Values } from "../src/lib/protocol";
import { answer, call, keyOf, make, type Made, question, stateOf } from "./help";
import { spots } from "./measure";

export const mission = (seats: object[], setup: Values = {}): Promise<Made> => make(seats, setup, { game: "phantom-epoch" });
export const me = (options: object = {}) => ({ who: "me", options });
export const bot = { who: "bot" };

const EAGER = ["attack", "critical", "play", "select", "turn into an attack", "enter", "retrieve", "activate", "take"];
/** Columns have letters from west to east. */
const column = ({ text }: Option): number => Number.parseInt(/\b([A-Z])-\d/.exec(text)?.[1] ?? "0", 36);

/** Goes east, where the trouble is, and hits what is in reach. */
export function eager({ options }: Ask): Option {
  const east = options.filter((o) => o.verb === "move").sort((a, b) => column(b) - column(a))[0];
  const by = (verb: string): Option | undefined => options.find((o) => o.verb === verb);
  // All cards but the last one are for walking.
  const card = options.filter((o) => o.verb === "turn into movement").length > 1 ? by("turn into movement") : by("turn into an attack");
  const take = by("attack") ?? by("critical") ?? by("select") ?? east ?? card ?? EAGER.map(by).find((o) => o);
  const first = take ?? options.find((o) => o.pass) ?? options[0];
  if (!first) throw new Error("nothing to choose");
  return first;
}

/** Plays over HTTP for the seats with keys until the state of seat 0 is as wanted. */
export async function until(made: Made, wanted: (state: State) => boolean, choose: (ask: Ask) => Option = eager): Promise<State> {
  for (let i = 0; i < 900; i++)
    for (const { seat, key } of made.keys) {
      if (seat === null) continue;
      const state = await stateOf(made, seat);
      if (seat === 0 && (wanted(state) || state.table.status !== "playing")) return state;
      const [ask] = state.asks;
      if (ask) await answer(made, key, ask, choose(ask).option);
    }
  throw new Error("it never came to that");
}

/** Something of this kind is asked of seat 0. */
export const offers =
  (verb: string) =>
  ({ asks }: State): boolean =>
    asks[0]?.options.some((o) => o.verb === verb) ?? false;

/** Answers by hand: at the place, the card or the button where the option stands. */
export async function byHand(page: Page, made: Made, seat: number, choose: (ask: Ask) => Option = eager): Promise<string> {
  const state = await stateOf(made, seat);
  const [ask] = state.asks;
  if (!ask) return "";
  const option = choose(ask);
  await page.locator(`[data-ask="${ask.ask}"][data-asked]`).waitFor();
  const cell = option.cells?.[0] ?? state.view?.boards?.[0]?.pieces?.find((p) => p.id === option.cards?.[0])?.cell;
  const here = page.locator(`[data-option="${option.option}"]`);
  const card = page.locator(`.dock [data-card="${option.cards?.[0]}"]`);
  if (option.pass) await question(page).locator(".ends .pass").click();
  else if (cell !== undefined && (await page.locator(`[data-cell="${cell}"]`).count()) > 0) {
    await page.locator(`[data-cell="${cell}"]`).click();
    await here.or(page.locator(`[data-ask]:not([data-ask="${ask.ask}"])`)).first().waitFor();
    if (await here.first().isVisible()) await here.first().click();
  } else if ((await here.count()) === 0 && (await card.count()) > 0) {
    await page.mouse.move(5, 5); // a card that is pointed at covers its neighbours
    const [spot] = (await spots(page, `.dock [data-card="${option.cards?.[0]}"]`)).open;
    if (!spot) throw new Error(`${option.text}: its card cannot be pressed`);
    await page.mouse.click(spot.x, spot.y);
    await here.or(page.locator(`[data-ask]:not([data-ask="${ask.ask}"])`)).first().waitFor();
    if (await here.first().isVisible()) await here.first().click();
  } else if ((await here.count()) > 0) await here.first().click();
  else {
    await question(page).getByRole("button", { name: /choices?$/ }).click();
    await here.first().click();
  }
  await page.locator(`[data-ask]:not([data-ask="${ask.ask}"])`).first().waitFor();
  return ask.prompt;
}

interface Log extends Record<string, unknown> {
  campaign: string;
  counters: Record<string, number>;
  done: object[];
  characters: { nova: number; sp: number }[];
}

/** The log of a campaign that has come some way, with something to spend. */
export async function underway(): Promise<Log> {
  const made = await make([me(), bot], { seed: 4, campaign: "berkav" }, { game: "phantom-epoch" });
  const quick = ({ options }: Ask): Option => options.find((o) => o.verb === "embark") ?? options.find((o) => o.pass) ?? (options[0] as Option);
  await until(made, () => false, quick);
  const log = (await call(`/api/tables/${made.id}/campaign?file=1`, undefined, keyOf(made, 0))).body as unknown as Log;
  expect(log.campaign).toBe("berkav");
  const part = (name: string, number: number, result: string) => ({ part: name, number, result, text: "" });
  return {
    ...log,
    part: "ship",
    last: "berkav-1",
    expedition: 1,
    marks: ["Laboratory schematics", "the quarry way"],
    counters: { ...log.counters, "fame on Berkav": 6, "Vanished technology": 9 },
    done: [...log.done, part("awakening", 2, "won"), part("ship", 3, "over"), part("berkav-1", 4, "won")],
    characters: log.characters.map((c) => ({ ...c, nova: 14, sp: 3 })),
  };
}
