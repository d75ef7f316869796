// Positions on the kit's own test boards: heights and walls, islands, a cave, a galaxy.
import type { Offer } from "../../../src/lib/options";
import type { Mark } from "../../../src/lib/board/marks";
import type { Ask, Board, Option, Piece, ViewSeat } from "../../../src/lib/protocol";
import cave from "../cave.json";
import galaxy from "../galaxy.json";
import islands from "../islands.json";
import plateau from "../plateau.json";

export interface Scene {
  board: Board;
  plan: unknown;
  seats: ViewSeat[];
  offers: Offer[];
}

interface Named {
  cells: { id: number; name: string }[];
}

const cell = (plan: Named, name: string): number => {
  const found = plan.cells.find((c) => c.name === name);
  if (!found) throw new Error(`there is no cell ${name}`);
  return found.id;
};

let ids = 100;
const piece = (plan: Named, at: string, title: string, owner: number | undefined, more: Partial<Piece> = {}): Piece => ({
  id: ids++,
  title,
  facedown: false,
  cell: cell(plan, at),
  ...(owner === undefined ? {} : { owner }),
  ...more,
});

/** Health as views have it once they are filled. */
const health = (left: number, of: number): Partial<Piece> => ({
  stats: [{ id: "health", label: "Health", value: of }],
  tokens: [{ id: "wounds", label: "Wounds", value: of - left, of: "health" } as never],
});

const seats: ViewSeat[] = ["Ann", "Ben", "Cid", "Dora"].map((name, seat) => ({
  seat,
  name,
  first: seat === 0,
  active: seat === 0,
  asked: seat === 0,
  out: false,
  tracks: [],
  sheet: [],
}));

function offers(options: Partial<Option>[]): Offer[] {
  const list = options.map((o, option) => ({ option, text: "", verb: "move", ...o }));
  const ask: Ask = { ask: "1.0", seat: 0, prompt: "Where to?", window: false, options: list };
  return list.map((option) => ({ ask, option }));
}

/** Steps over sides, each the price of the higher ground. */
const reach: [string, number, string][] = [
  ["c5", 0, ""],
  ["b5", 1, "c5"],
  ["a5", 2, "b5"],
  ["c4", 1, "c5"],
  ["b4", 2, "b5"],
  ["a4", 3, "a5"],
  ["d4", 2, "c4"],
  ["d5", 1, "c5"],
  ["e5", 2, "d5"],
  ["f5", 3, "e5"],
  ["d6", 2, "d5"],
  ["e6", 3, "e5"],
  ["e4", 3, "e5"],
];

const hero = piece(plateau, "c5", "Scout", 0, { icon: "explorer", facing: 2, ...health(7, 9) });
const ships = (at: string, owner: number, count: number): Piece =>
  piece(galaxy, at, "Cruiser", owner, { icon: "ship", tokens: [{ id: "count", label: "Count", value: count }] });

/** Two fleets that are to meet at Rex. */
const fleets = [ships("B-6", 0, 3), ships("D-6", 0, 2), piece(galaxy, "D-6", "Carrier", 0, { icon: "tower" })];
const going = (from: string, ...cargo: [Piece | undefined, number][]): Mark => ({
  kind: "plan",
  label: "Move",
  cells: [cell(galaxy, from), cell(galaxy, "rex")],
  cargo: cargo.map(([one, count]) => ({ piece: one?.id ?? 0, count })),
});

export const scenes: Record<string, Scene> = {
  plans: {
    plan: galaxy,
    seats,
    board: {
      id: "galaxy",
      label: "The galaxy",
      pieces: [...fleets, ships("rex", 1, 2)],
      marks: [going("B-6", [fleets[0], 3]), going("D-6", [fleets[1], 1], [fleets[2], 12])],
    },
    offers: [],
  },
  plateau: {
    plan: plateau,
    seats,
    board: {
      id: "plateau",
      label: "The plateau",
      pieces: [
        hero,
        piece(plateau, "b2", "Medic", 1, { icon: "person", states: ["stunned"], ...health(5, 6) }),
        piece(plateau, "g2", "Pilot", 3, { icon: "person", ...health(6, 6), facing: 6 }),
        piece(plateau, "j2", "Sniper", undefined, { ...health(4, 5), states: ["barrier", "burning", "poisoned", "marked"] }),
        piece(plateau, "i5", "Drone", undefined, { icon: "robot", ...health(3, 3) }),
        piece(plateau, "j5", "Drone", undefined, { icon: "robot" }),
        piece(plateau, "j5", "Drone", undefined, { icon: "robot" }),
        piece(plateau, "b6", "Beacon", 0, { icon: "tower", lies: true }),
      ],
      shut: [1],
      marks: [
        { kind: "reach", label: "Move", piece: hero.id!, cells: reach.map(([c, cost, from]) => [cell(plateau, c), cost, from ? cell(plateau, from) : 0]) },
        { kind: "threat", label: "Overwatch", cells: ["i4", "j4", "h5", "h6", "i6", "j6"].map((c) => cell(plateau, c)) },
        { kind: "unseen", label: "Out of sight", cells: ["d1", "e1", "f1", "k1", "k2", "k3", "k4", "k5", "k6"].map((c) => cell(plateau, c)) },
        { kind: "sight", label: "Line of sight", from: [5, 9], to: [19, 3], blocked: true, at: [13, 5.6] },
      ],
    },
    offers: offers(reach.slice(1).map(([c, cost]) => ({ text: `move to ${c} for ${cost}`, cells: [cell(plateau, c)] }))),
  },
  islands: {
    plan: islands,
    seats,
    board: {
      id: "islands",
      label: "The islands",
      pieces: [
        piece(islands, "Harbour", "Crew", 0, { icon: "explorer" }),
        piece(islands, "Narrows", "Crew", 1, { icon: "explorer" }),
        piece(islands, "Narrows", "Crew", 2, { icon: "explorer" }),
        piece(islands, "Smithy", "Serpent", undefined, health(8, 10)),
        piece(islands, "Cairn", "Crew", 3, { icon: "explorer" }),
      ],
      marks: [{ kind: "threat", label: "Serpent", cells: ["Smithy", "Narrows", "Glacier"].map((c) => cell(islands, c)) }],
    },
    // From one place to another: first where from, then where to.
    offers: offers([
      { text: "sail from Harbour to Reef", cells: [cell(islands, "Harbour"), cell(islands, "Reef")] },
      { text: "sail from Harbour to Old Mill", cells: [cell(islands, "Harbour"), cell(islands, "Old Mill")] },
    ]),
  },
  cave: {
    plan: cave,
    seats,
    board: {
      id: "cave",
      label: "The cave",
      pieces: [piece(cave, "C-3", "Ranger", 0, health(9, 12)), piece(cave, "F-2", "Spider", undefined, health(6, 6))],
      marks: [{ kind: "range", label: "Range 2", cells: ["B-2", "D-2", "E-3", "A-3", "G-3", "C-1"].map((c) => cell(cave, c)) }],
    },
    offers: offers([
      { text: "attack the Spider", verb: "attack", cards: [] },
      { text: "break through the wall", verb: "break", edges: [(cave.edges.find((e) => e.kind === "wall" && e.cells[1] !== 0) ?? cave.edges[0])!.id] },
    ]),
  },
  galaxy: {
    plan: galaxy,
    seats,
    board: {
      id: "galaxy",
      label: "The galaxy",
      pieces: [
        ships("A-3", 0, 3),
        piece(galaxy, "A-3", "Carrier", 0, { icon: "ship", ...health(2, 2) }),
        ships("rex", 1, 2),
        ships("E-7", 2, 1),
        piece(galaxy, "north", "Dock", 3, { icon: "tower", lies: true }),
        ships("north", 3, 5),
      ],
      marks: [],
    },
    offers: offers([1, 2, 3].map((n) => ({ text: `send ${n} ships to north`, cells: [cell(galaxy, "north")], amount: n, like: 0 }))),
  },
};
