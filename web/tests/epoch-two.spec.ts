// A mission of Phantom Epoch by two people, each in a browser of their own, from the first question to
// the end: every answer is a click, and nobody is sent anything of the cards the other one has chosen.
import { expect, type Page } from "@playwright/test";
import type { State } from "../src/lib/protocol";
import { clean, desk, narrow, twoWays, wide } from "./axe";
import { byHand, me, mission } from "./epoch";
import { sit, stateOf, test, wholeView } from "./help";

const every = [...wide, ...narrow];

/** Everything this page is sent, as it comes. */
function listen(page: Page): string[] {
  const sent: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => sent.push(payload.toString())));
  return sent;
}

const hand = (state: State, seat: number) =>
  (wholeView(state)?.zones ?? []).filter((z) => z.owner === seat && z.id.startsWith("hand")).flatMap((z) => z.cards ?? []);
const selects = ({ asks }: State): boolean => asks[0]?.options.some((o) => o.verb === "select") ?? false;
/** A card can be told by its name and by its number among what is printed. */
const tells = (cards: { name?: string; def?: number }[]): RegExp =>
  new RegExp(cards.map((c) => `${c.name}|"def": ?${c.def}\\b`).join("|"));

test("two people play a mission to its end, each with a browser and cards of their own", async ({ browser }) => {
  const seats = [0, 1];
  const made = await mission([me({ class: "Ranger" }), me({ class: "Warrior" })], { seed: 3, mission: "berkav-1" });
  const sent: string[][] = [];
  const pages: Page[] = [];
  for (const seat of seats) pages.push(await sit(browser, made, seat, { viewport: desk, first: (page) => void sent.push(listen(page)) }));
  const state = (seat: number): Promise<State> => stateOf(made, seat);
  const act = (seat: number): Promise<string> => byHand(pages[seat] as Page, made, seat);
  const seen = new Set<string>();
  let reveals = 0;
  for (let n = 0; n < 300; n++) {
    const now = await Promise.all(seats.map(state));
    if (now[0]?.table.status !== "playing") break;
    for (const seat of seats) {
      // Each kind of question is looked at once, wide and narrow, light and dark in turns.
      const kind = now[seat]?.asks[0]?.options[0]?.verb;
      if (!kind || seen.has(kind)) continue;
      seen.add(kind);
      const way = every[seen.size % every.length];
      await clean(pages[seat] as Page, now[seat]?.asks[0]?.prompt ?? kind, way ? { ways: [way] } : {});
      await pages[seat]?.setViewportSize(desk);
    }
    if (!now.every(selects)) {
      for (const seat of seats) await act(seat);
      continue;
    }
    const [one, other] = reveals++ % 2 ? ([1, 0] as const) : ([0, 1] as const);
    const from = sent[other]?.length ?? 0;
    const all = hand(now[one] as State, one);
    while (selects(await state(one))) await act(one);
    const heard = (): string => sent[other]?.slice(from).join("") ?? "";
    expect(heard(), "before the reveal").not.toMatch(tells(all));
    const chosen = hand(await state(one), one).filter((c) => c.states?.includes("chosen"));
    expect(chosen.length).toBeGreaterThan(0);
    while (selects(await state(other))) await act(other);
    await expect.poll(heard, "after it").toMatch(tells(chosen));
  }
  expect(reveals).toBeGreaterThan(1);
  expect([...seen].sort()).toEqual(expect.arrayContaining(["attack", "enter", "play", "retrieve", "select"]));
  for (const page of pages) {
    await expect(page.getByRole("heading", { name: /The players have/ })).toBeVisible();
    await clean(page, "the end", { ways: page === pages[0] ? twoWays : narrow });
  }
});
