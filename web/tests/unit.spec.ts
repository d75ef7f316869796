// Patches and the sorting of options, without a browser.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { check } from "../src/lib/fair";
import { Filler } from "../src/lib/fill";
import { FLAT, grouped, inParts } from "../src/lib/forms/group";
import { cardsOf, findCard, fits, listed, plain } from "../src/lib/options";
import { refusalsOf, sortOffers, thingsOn, usableCards } from "../src/lib/options";
import { advance, apply, eventsAfter } from "../src/lib/patch";
import type { Ask, BriefView, Card, Catalogue, Game, State, Table, View } from "../src/lib/protocol";
import { placesOf } from "../src/lib/table/asking";
import { playedWords } from "../src/lib/words";
import { root } from "./server";

const option = (n: number, more: object) => ({ option: n, text: `option ${n}`, verb: "do", ...more });
const plainAsk = { ask: "1.0", seat: 0, prompt: "?", window: false };
const ask = (options: ReturnType<typeof option>[]): Ask => ({ ...plainAsk, options });
const plainCard = { title: "a card", facedown: false };
const card = (id: number, attached: Card[] = []): Card => ({ ...plainCard, id, attached });

test("a patch changes, adds, removes and keeps the rest as it is", () => {
  const old = { a: { deep: [1, 2] }, b: 2, c: 3 };
  const now = apply(old, { o: { b: { v: 5 }, d: { v: [] } }, x: ["c"] }) as typeof old;
  expect(now).toEqual({ a: { deep: [1, 2] }, b: 5, d: [] });
  expect(now.a).toBe(old.a);
  expect(old).toEqual({ a: { deep: [1, 2] }, b: 2, c: 3 });
});

test("a patch of a list keeps, moves, changes and inserts items", () => {
  const old = [{ id: 1 }, { id: 2, n: 0 }, { id: 3 }];
  const now = apply(old, { a: [2, [1, { o: { n: { v: 9 } } }], { v: { id: 4 } }] });
  expect(now).toEqual([{ id: 3 }, { id: 2, n: 9 }, { id: 4 }]);
  expect((now as unknown[])[0]).toBe(old[2]);
});

test("a whole value may become null or another type", () => {
  expect(apply({ a: 1 }, { v: null })).toBeNull();
  expect(apply({ a: 1 }, { o: { a: { o: { b: { v: 2 } } } } })).toEqual({ a: { b: 2 } });
});

interface Examples {
  catalogue: Catalogue;
  views: { what: string; brief: BriefView; whole: View }[];
}

test("a view is whole with its catalogue, as the engine makes it", () => {
  const text = readFileSync(join(root, "tests/views/fill.json"), "utf8");
  const { catalogue, views } = JSON.parse(text) as Examples;
  const filler = new Filler(catalogue);
  for (const { what, brief, whole } of views) expect(filler.view(brief), what).toEqual(whole);
});

test("what a patch leaves alone in a view keeps its identity when it is whole", () => {
  const numbers = { power: { label: "Power", order: 0 } };
  const things = [{ title: "Rope", stats: { power: 1 } }];
  const filler = new Filler({ game: "g", how: "thing", numbers, labels: {}, things });
  const zone = (id: string) => ({ id, cards: [{ id: 1, def: 0 }, { id: 2, def: 0 }] });
  const old = { round: 1, zones: [zone("a"), zone("b")] } as unknown as BriefView;
  const patch = { o: { zones: { a: [0, [1, { o: { cards: { a: [1, { v: { id: 3, def: 0 } }] } } }]] } } };
  const before = filler.view(old);
  const after = filler.view(apply(old, patch as never) as BriefView);
  expect(after.zones[0]).toBe(before.zones[0]);
  expect(after.zones[1]).not.toBe(before.zones[1]);
  expect(after.zones[1]?.cards[0]).toBe(before.zones[1]?.cards[1]);
  expect(after.zones[1]?.cards.map((c) => c.id)).toEqual([2, 3]);
});

test("events are cut before new ones follow", () => {
  const event = (n: number) => ({ n, step: n, kind: "x", text: String(n) });
  expect(eventsAfter([event(1), event(5), event(6)], 5, [event(5)]).map((e) => e.n)).toEqual([1, 5]);
  const same = [event(1)];
  expect(eventsAfter(same, undefined)).toBe(same);
});

test("an update changes only what it names", () => {
  const orders = { orders: { stop: "always" }, can_undo: "no", undo: null };
  const state = {
    ...{ t: "state", rev: 0, asks: [ask([])], chat: [], events: [], view: { round: 1 } },
    ...orders,
  } as unknown as State;
  const now = advance(state, { t: "update", rev: 1, view: { o: { round: { v: 2 } } }, asks: [] });
  expect(now.view?.round).toBe(2);
  expect(now.asks).toEqual([]);
  expect(now.orders?.stop).toBe("always");
});

test("an option belongs to its first card, to others only if they have none", () => {
  const { cards, pass, seats, all } = sortOffers([
    ask([
      option(0, { cards: [1, 2] }),
      option(1, { cards: [2] }),
      option(2, { cards: [1, 3] }),
      option(3, { seats: [1] }),
      option(4, { pass: true }),
    ]),
  ]);
  const numbers = (id: number) => (cards.get(id) ?? []).map((o) => o.option.option);
  expect(numbers(1)).toEqual([0, 2]);
  expect(numbers(2)).toEqual([1]);
  expect(numbers(3)).toEqual([2]);
  expect(seats.get(1)?.map((o) => o.option.option)).toEqual([3]);
  expect(pass?.option.option).toBe(4);
  expect(all).toHaveLength(5);
});

test("a card is found though it is attached to one that is attached", () => {
  const cards = [card(1, [card(2, [card(3)])])];
  const zone = { id: "z", label: "Z", owner: null, count: 1, hidden: false, numbers: [], cards };
  expect([...cardsOf(zone)].map((c) => c.id)).toEqual([1, 2, 3]);
  expect(findCard({ zones: [zone] } as unknown as View, 3)?.card.id).toBe(3);
  expect(findCard({ zones: [zone] } as unknown as View, 9)).toBeUndefined();
});

test("a window for cards alone names them, once each; nothing else is one", () => {
  const named = (id: number, title: string): Card => ({ ...plainCard, id, title });
  const cards = [named(1, "Éowyn"), named(2, "Gandalf"), named(3, "Gandalf")];
  const view = { zones: [{ cards }] } as unknown as View;
  const use = [option(0, { cards: [1, 9] }), option(1, { cards: [2] }), option(2, { cards: [3] })];
  const pass = option(3, { pass: true });
  const titles = (options: ReturnType<typeof option>[], window = true) =>
    usableCards({ ...ask(options), window }, view);
  expect(titles([...use, pass])).toEqual(["Éowyn", "Gandalf"]);
  expect(titles([pass])).toEqual([]);
  expect(titles([...use, pass], false)).toBeUndefined();
  expect(titles(use)).toBeUndefined();
  expect(titles([...use, option(4, { seats: [1] }), pass])).toBeUndefined();
  expect(titles([...use, option(4, { cards: [9, 1] }), pass])).toBeUndefined();
});

test("a table is told by what it plays and by what is not as usual", () => {
  const choice = (key: string, ...labels: string[]) => ({
    ...{ key, label: key, per_seat: false, default: "a" },
    choices: labels.map((label, i) => ({ value: "abc".charAt(i), label })),
  });
  const story = { ...choice("scenario", "The Cave", "The Tower"), names: true };
  const options = [
    ...[story, choice("mode", "Standard", "Easy: half of it"), choice("campaign", "None", "The War")],
    ...[{ ...choice("deck", "One", "Two"), per_seat: true }],
    ...[{ key: "dark", label: "In the dark", per_seat: false, default: false }],
  ];
  const words = (setup: object, campaign: object | null = null) =>
    playedWords({ options } as Game, { setup, campaign } as Table);
  expect(words({})).toEqual(["The Cave"]);
  expect(words({ scenario: "b", mode: "b", deck: "b", dark: true })).toEqual(["The Tower", "Easy", "In the dark"]);
  expect(words({ campaign: "b" }, { title: "The Bridge" })).toEqual(["The Bridge"]);
  const unnamed = playedWords({ options: options.slice(1) } as Game, { setup: {}, campaign: null } as unknown as Table);
  expect(unnamed).toEqual([]);
});

test("what is about a thing that lies nowhere is a button", () => {
  const board = { pieces: [{ id: 7, cell: 1 }] };
  const there = thingsOn({ zones: [{ cards: [card(1, [card(2)])] }], boards: [board] } as unknown as View);
  expect([...there].sort()).toEqual([1, 2, 7]);
  const options = [[2], [7], [9]].map((cards, n) => option(n, { cards }));
  const { direct } = placesOf(ask([...options, option(3, { seats: [1] }), option(4, {})]), there);
  expect(direct.map((o) => o.option)).toEqual([2, 4]);
});

test("refusals of a card: those about it before those that only name it", () => {
  const no = (cards: number[]) => ({ text: "t", verb: "v", why: "w", cards });
  expect(refusalsOf([no([1]), no([2, 1])], 1)).toHaveLength(1);
  expect(refusalsOf([no([2, 1])], 1)).toHaveLength(1);
});

test("words are found without accents, case and order", () => {
  expect(plain("Éowyn's   Oath!")).toBe("eowyn s oath");
  expect(fits("commit Éowyn (willpower 4)", "WILL eowyn")).toBe(true);
  expect(fits("commit Éowyn", "aragorn")).toBe(false);
  expect(listed(["Ann", "Ben", "Cid"])).toBe("Ann, Ben and Cid");
});

test("a draw is what the key brings, and a forged one is found", async () => {
  const secret = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");
  const commitment = "2f5caf9239a935cb542f96c88525dc85bb94ed77ae1b300ea217352efc8965c7";
  const parts = ["11".repeat(32), "22".repeat(32)];
  const key = { from: 0, table: "toy-table", commitment, secret, parts };
  const known: [number, number, number][] = [[1, 24, 14], [2, 23, 8], [3, 6, 0], [70000, 6, 4], [6, 65535, 61135]];
  const draws = known.map(([a, of, is], i): [number, number, number, number, boolean] => [i, a, of, is, false]);
  const good = await check("toy-table", { known: 0, keys: [key], draws });
  expect(good).toMatchObject({ draws: 5, wrong: 0, broken: 0, keys: 1, typed: 0 });
  draws[2] = [2, 3, 6, 1, false];
  const forged = { ...key, commitment: "00".repeat(32) };
  const bad = await check("toy-table", { known: 0, keys: [forged], draws });
  expect(bad).toMatchObject({ wrong: 1, broken: 1 });
});

test("no list is longer than a dozen, and copies are told once", () => {
  const names = Array.from({ length: 30 }, (_, i) => `thing ${String.fromCharCode(97 + (i % 26))}${i}`);
  const many = ask(names.map((text, i) => option(i, { text })));
  const [verb] = grouped(many, false, false).verbs;
  const parts = inParts(verb?.lines ?? []);
  expect(parts.length).toBe(3);
  for (const { lines } of parts) expect(lines.length).toBeLessThanOrEqual(FLAT);
  expect(parts.flatMap((p) => p.lines.map((l) => l.option.option)).sort((a, b) => a - b)).toEqual(names.map((_, i) => i));
  expect(new Set(parts.map((p) => p.label)).size).toBe(3);
  // Copies are one line, and what is drawn is told apart by its words alone.
  const copies = ask([1, 2, 3].map((n) => option(n, { text: "play a rope" })));
  expect(grouped(copies, false, false).verbs[0]?.lines.map((l) => l.text)).toEqual(["play a rope (3 of them)"]);
  const drawn = ask([1, 2].map((n) => option(n, { text: `rope #${n}` })));
  expect(grouped(drawn, false, true).verbs[0]?.lines).toHaveLength(1);
});
