// What ground is made of: a material for each kind of cell, found by its name.

export type Drawing =
  | "none"
  | "trees"
  | "water"
  | "peak"
  | "ruin"
  | "stones"
  | "embers"
  | "lava"
  | "poison"
  | "spikes"
  | "pillar"
  | "dunes"
  | "ice"
  | "pit"
  | "grass"
  | "crate"
  | "stars";

export interface Material {
  name: Drawing;
  /** Its colour in the light and in the shade. */
  light: string;
  dark: string;
  /** Of what is drawn on it. */
  ink: string;
}

const GROUND: Material = { name: "none", light: "#66719f", dark: "#3f4668", ink: "#2b3150" };

const MATERIALS: [RegExp, Material][] = [
  [/beach|sand|desert|dune|shore/, { name: "dunes", light: "#e2c690", dark: "#bd9857", ink: "#96733a" }],
  [/jungle|forest|wood|tree|grove/, { name: "trees", light: "#5f8d4e", dark: "#35602f", ink: "#1b3d20" }],
  [/sea|water|river|lake|ocean|swamp/, { name: "water", light: "#3d8fb5", dark: "#1d5a80", ink: "#9fdcf0" }],
  [/peak|mountain|cliff|crag/, { name: "peak", light: "#8d8a93", dark: "#56535e", ink: "#33313c" }],
  [/ruin|temple|tomb|building|house/, { name: "ruin", light: "#b9a582", dark: "#85704f", ink: "#4c3d28" }],
  [/rubble|rough|difficult|debris|rock|stone/, { name: "stones", light: "#7d8a68", dark: "#545e46", ink: "#333a2c" }],
  [/lava|magma/, { name: "lava", light: "#b8431a", dark: "#5c1508", ink: "#ffd05a" }],
  [/fire|burn|hazard|ember/, { name: "embers", light: "#8a4a2c", dark: "#4f2418", ink: "#ff9a3d" }],
  [/poison|acid|gas|toxic/, { name: "poison", light: "#5d7a3f", dark: "#2f4524", ink: "#c8f06a" }],
  [/trap|spike|snare/, { name: "spikes", light: "#6a6577", dark: "#3c3848", ink: "#d9d4e6" }],
  [/pillar|column/, { name: "pillar", light: "#66719f", dark: "#3f4668", ink: "#cfd8f5" }],
  [/ice|snow|frost/, { name: "ice", light: "#cfe4f2", dark: "#8fb2cc", ink: "#ffffff" }],
  [/pit|hole|chasm|abyss|rift/, { name: "pit", light: "#1b1b26", dark: "#0a0a12", ink: "#3a3a52" }],
  [/grass|plain|meadow|field/, { name: "grass", light: "#8fa95a", dark: "#66813a", ink: "#3f5623" }],
  [/object|crate|obstacle|cover|box/, { name: "crate", light: "#6872a0", dark: "#3b4266", ink: "#1d2340" }],
  [/space|void|star|nebula|system/, { name: "stars", light: "#28326c", dark: "#131a40", ink: "#cfd8ff" }],
];

export function materialOf(kind: string | undefined): Material {
  return MATERIALS.find(([words]) => kind && words.test(kind))?.[1] ?? GROUND;
}

export const isMaterial = (words: string): boolean => materialOf(words.toLowerCase()) !== GROUND;

/** Higher ground is lighter. */
export function atLevel(material: Material, level: number): Material {
  if (level <= 0) return material;
  const mix = (colour: string): string => `color-mix(in oklab, ${colour}, #ffe9c4 ${Math.min(level, 4) * 22}%)`;
  return { ...material, light: mix(material.light), dark: mix(material.dark) };
}

/** What lies around a board: water where there are shores, otherwise the dark. */
export const isIsland = (kinds: Iterable<string | undefined>): boolean =>
  [...kinds].some((kind) => kind && /beach|shore|coast/.test(kind));

/** Numbers from 0 to 1 that are the same for the same cell every time. */
export function* scatter(seed: number): Generator<number, never> {
  let x = (seed * 2654435761 + 12345) >>> 0;
  for (;;) {
    x ^= x << 13;
    x >>>= 0;
    x ^= x >>> 17;
    x ^= x << 5;
    x >>>= 0;
    yield x / 4294967296;
  }
}
