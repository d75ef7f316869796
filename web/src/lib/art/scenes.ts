// The places behind the figures, drawn by rule: a few layers each, from far to near. Colours
// are those of the palette where a scene is used: a sky, b c d layers, l light.

export interface Layer {
  d: string;
  fill: "a" | "b" | "c" | "d" | "l";
  opacity?: number;
  /** A line of this width instead of a surface. */
  line?: number;
}

/** Numbers between 0 and 1 that are always the same. */
function numbers(seed: number): () => number {
  let n = seed;
  return () => (n = (n * 16807 + 11) % 2147483647) / 2147483647;
}

const at = (n: number): string => n.toFixed(1);
const disc = (x: number, y: number, r: number): string =>
  `M${at(x - r)} ${at(y)}a${at(r)} ${at(r)} 0 1 0 ${at(2 * r)} 0a${at(r)} ${at(r)} 0 1 0 ${at(-2 * r)} 0z`;

/** A line of peaks whose feet are at the bottom. */
function ridge(top: number, rise: number, count: number, seed: number): string {
  const next = numbers(seed);
  const width = 100 / count;
  let path = `M0 100V${at(top + rise)}`;
  for (let i = 0; i < count; i++) {
    path += `L${at((i + 0.5 + (next() - 0.5) * 0.3) * width)} ${at(top + next() * rise * 0.5)}`;
    path += `L${at((i + 1) * width)} ${at(top + rise * (0.75 + 0.5 * next()))}`;
  }
  return `${path}V100z`;
}

/** Soft ground. */
function swell(top: number, rise: number, phase: number): string {
  const y = (x: number): number => top + rise * Math.sin(x / 17 + phase) + (rise / 2) * Math.sin(x / 7 + 2 * phase);
  let path = `M0 100V${at(y(0))}`;
  for (let x = 5; x <= 100; x += 5) path += `L${x} ${at(y(x))}`;
  return `${path}V100z`;
}

function trunks(count: number, width: number, seed: number): string {
  const next = numbers(seed);
  let path = "";
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.2 + 0.6 * next()) * 100) / count;
    const w = width * (0.7 + 0.6 * next());
    const lean = 5 * (next() - 0.5);
    path += `M${at(x)} 0q${at(lean)} 50 ${at(-w / 3)} 100h${at(w * 1.5)}q${at(-w * 0.6)}-50 ${at(-w * 0.1)}-100z`;
  }
  return path;
}

function firs(ground: number, size: number, count: number, seed: number): string {
  const next = numbers(seed);
  let path = "";
  for (let i = 0; i < count; i++) {
    const x = ((i + next()) * 100) / count;
    const h = size * (0.6 + 0.7 * next());
    const w = h * 0.34;
    const y = ground - h;
    path += `M${at(x)} ${at(y)}l${at(w)} ${at(h * 0.5)}h${at(-w * 0.4)}l${at(w * 0.7)} ${at(h * 0.6)}h${at(-w * 2.6)}l${at(w * 0.7)}${at(-h * 0.6)}h${at(-w * 0.4)}z`;
  }
  return `${path}M0 ${ground}h100v${100 - ground}H0z`;
}

function arches(count: number, top: number): string {
  const w = 100 / count;
  let path = "";
  for (let i = -1; i <= count; i++) {
    const x = i * w + w / 2;
    path += `M${at(x)} 100V${at(top + 26)}q0-18 ${at(w / 2)}-26q${at(w / 2)} 8 ${at(w / 2)} 26V100h-4V${at(top + 28)}q0-12 ${at(4 - w / 2)}-19q${at(4 - w / 2)} 7 ${at(4 - w / 2)} 19V100z`;
  }
  return path;
}

function web(): string {
  const spokes = 11;
  const angle = (i: number): number => (i * 2 * Math.PI) / spokes + 0.2;
  const point = (i: number, r: number): string => `${at(50 + r * Math.cos(angle(i)))} ${at(42 + r * Math.sin(angle(i)))}`;
  let path = "";
  for (let i = 0; i < spokes; i++) path += `M50 42L${point(i, 90)}`;
  for (const r of [10, 19, 29, 40, 53]) {
    path += `M${point(0, r)}`;
    for (let i = 0; i < spokes; i++) path += `Q${point(i + 0.5, r * 0.84)} ${point(i + 1, r)}`;
  }
  return path;
}

function rays(count: number): string {
  let path = "";
  for (let i = 0; i < count; i++) {
    const a = (i * 2 * Math.PI) / count;
    const b = a + Math.PI / count / 1.6;
    path += `M50 45L${at(50 + 110 * Math.cos(a))} ${at(45 + 110 * Math.sin(a))}L${at(50 + 110 * Math.cos(b))} ${at(45 + 110 * Math.sin(b))}z`;
  }
  return path;
}

function stars(count: number, seed: number): string {
  const next = numbers(seed);
  let path = "";
  for (let i = 0; i < count; i++) path += disc(100 * next(), 74 * next(), 0.3 + 0.6 * next());
  return path;
}

function waves(top: number, count: number): string {
  let path = "";
  for (let i = 0; i < count; i++) path += `M${at(8 + ((i * 29) % 50))} ${at(top + i * 4)}q8-2.4 16 0t16 0`;
  return path;
}

/** How strong each ring of the light behind a figure is. */
export const LIGHT = 0.13;

/** Light from behind: rings of it, each a little stronger. */
const halo = (y = 42): Layer[] =>
  [50, 43, 36, 29, 22].map((r) => ({ d: disc(50, y, r), fill: "l" as const, opacity: LIGHT }));
const sky: Layer = { d: "M0 0h100v100H0z", fill: "a" };
const beams: Layer = { d: "M58 0h15L42 100H8zM86 0h7L84 100H66z", fill: "l", opacity: 0.16 };

export const SCENES: Record<string, Layer[]> = {
  wood: [sky, ...halo(), { d: trunks(9, 4, 3), fill: "b" }, beams, { d: trunks(5, 7, 8), fill: "c" }, { d: ridge(82, 8, 9, 5), fill: "d" }],
  peaks: [sky, ...halo(), { d: ridge(22, 30, 5, 21), fill: "b" }, { d: ridge(44, 24, 7, 4), fill: "c" }, { d: firs(86, 15, 15, 7), fill: "d" }],
  plain: [sky, ...halo(), { d: disc(73, 27, 9), fill: "l", opacity: 0.85 }, { d: swell(56, 5, 0.6), fill: "b" }, { d: swell(70, 4, 2.4), fill: "c" }, { d: swell(84, 3, 4.4), fill: "d" }],
  hall: [sky, ...halo(), { d: "M40 0h20L92 100H14z", fill: "l", opacity: 0.16 }, { d: "M0 70h100v30H0z", fill: "b" }, { d: arches(4, 6), fill: "c" }, { d: "M0 86h100v14H0zM0 0h100v6H0z", fill: "d" }],
  web: [sky, ...halo(), { d: trunks(7, 5, 12), fill: "b" }, { d: web(), fill: "l", line: 0.7, opacity: 0.55 }, { d: ridge(84, 8, 9, 15), fill: "d" }],
  river: [sky, ...halo(36), { d: firs(52, 17, 13, 31), fill: "b" }, { d: "M0 52h100v48H0z", fill: "c" }, { d: "M44 52q22 12 4 24t10 24h34q-22-16-20-26t-14-22z", fill: "a", opacity: 0.75 }, { d: waves(58, 9), fill: "l", line: 0.7, opacity: 0.5 }, { d: swell(90, 3, 1.2), fill: "d" }],
  cave: [sky, ...halo(48), { d: "M0 0h100v100H0zM18 100q-8-46 14-66t44 4 8 62z", fill: "b" }, { d: "M0 0h100v24l-8 9-5-12-9 20-7-22-10 11-8-14-9 18-8-16-9 22-8-18-7 9-6-14L0 38z", fill: "c" }, { d: ridge(80, 12, 8, 17), fill: "d" }],
  keep: [sky, ...halo(), { d: ridge(48, 16, 6, 9), fill: "b" }, { d: "M0 100V60h6v-6h6v6h6v-6h6v6h6V34l6-10 6 10v20h6v-6h6v6h6v-6h6v12h6V42l5-9 5 9v18h6v-6h6v46z", fill: "c" }, { d: swell(86, 3, 5), fill: "d" }],
  fire: [sky, ...halo(60), { d: "M8 100q-6-26 10-44 0 12 6 15 2-26 20-44-3 20 8 30 6-8 5-19 20 18 14 42 6-4 7-13 14 16 10 33z", fill: "b" }, { d: "M24 100q-5-18 8-32 1 9 6 11 2-18 13-28-1 14 7 22 4-5 4-12 13 14 9 39z", fill: "l", opacity: 0.55 }, { d: ridge(84, 8, 7, 23), fill: "d" }],
  base: [sky, ...halo(), { d: "M0 62h14V44h12v12h10V36h16v20h12V40h10v16h12V48h14v52H0z", fill: "b" }, { d: "M0 74h22V62h14v10h18V58h14v12h20v-8h12v38H0z", fill: "c" }, { d: "M0 86h100v14H0z", fill: "d" }],
  stars: [{ d: "M0 0h100v100H0z", fill: "d" }, { d: disc(64, 40, 34), fill: "c", opacity: 0.8 }, { d: disc(64, 40, 22), fill: "b", opacity: 0.7 }, { d: stars(60, 5), fill: "l" }, { d: disc(22, 70, 9), fill: "a" }],
  burst: [sky, { d: rays(14), fill: "b", opacity: 0.7 }, ...halo(45), { d: swell(86, 4, 2), fill: "c" }, { d: swell(93, 2, 5), fill: "d" }],
};
