import { svelte } from "@sveltejs/vite-plugin-svelte";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import svgpath from "svgpath";
import { defineConfig, type Plugin, type Rollup } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** The names the page has for drawings of game-icons. */
type Names = Record<string, string>;
type Outlines = Record<string, string>;

const drawings = (read(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json")) as {
  icons: Record<string, { body: string } | undefined>;
}).icons;

/**
 * The outline of a drawing, in steps of whole units on 512 by 512: on a card a unit is a quarter of a
 * pixel, and what is lost by one step is made good by the next.
 */
function outline(name: string): string {
  const [, d] = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(drawings[name]?.body ?? "") ?? [];
  if (!d) throw new Error(`game-icons has no drawing "${name}" of a single outline`);
  return svgpath(d).rel().round(0).toString();
}

const outlines = (names: Iterable<string>): Outlines =>
  Object.fromEntries(Array.from(names, (name) => [name, outline(name)]));

const namesOf = (place: string): Names => {
  const file = here(`src/lib/${place}/icons.json`);
  return existsSync(file) ? (read(file) as Names) : {};
};

/** The drawings that are there when a place adds its own: those of the lobby, and at a table those of tables. */
function before(place: string): Set<string> {
  const earlier = place === "lobby" ? [] : place === "table" ? ["lobby"] : ["lobby", "table"];
  return new Set(earlier.flatMap((one) => Object.values(namesOf(one))));
}

/** `virtual:icons/PLACE` adds the drawings that src/lib/PLACE/icons.json names to those the page has. */
function icons(): Plugin {
  const id = "virtual:icons/";
  return {
    name: "icons",
    resolveId: (name) => (name.startsWith(id) ? `\0${name}` : undefined),
    load(name) {
      if (!name.startsWith(`\0${id}`)) return undefined;
      const place = name.slice(id.length + 1);
      this.addWatchFile(here(`src/lib/${place}/icons.json`));
      const names = namesOf(place);
      const there = before(place);
      const fresh = new Set(Object.values(names).filter((one) => !there.has(one)));
      return `import { addIcons } from ${JSON.stringify(here("src/lib/ui/icons.ts"))};
        addIcons(${JSON.stringify(names)}, ${JSON.stringify(outlines(fresh))});`;
    },
  };
}

type Look = Record<string, Record<string, string>>;

/** How many drawings come together: those of cards named beside each other, which are of one set. */
const TOGETHER = 10;

/** The drawings that a look names and the page does not have by then, in the order of their cards. */
function named({ poster = {}, cards = {}, ...more }: Look, there: Set<string>): string[] {
  const { line: _, ...pictures } = poster; // words for people
  const words = [pictures, cards, ...Object.values(more)].flatMap((part) => Object.values(part));
  const all = new Set(words.flatMap((one) => one.split(" ")[2] ?? []));
  return [...all].filter((name) => name !== "-" && !there.has(name));
}

function inParts<T>(list: T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / TOGETHER) }, (_, i) => list.slice(i * TOGETHER, (i + 1) * TOGETHER));
}

/**
 * `virtual:pictures` holds what the lobby shows of the packs (the posters of packs/GAME/look.json);
 * `virtual:pictures/GAME` what the file says of all cards, and which part has which drawing;
 * `virtual:pictures/GAME/part-N` the drawings of one part.
 */
function pictures(): Plugin {
  const id = "virtual:pictures";
  const fileOf = (game: string): string => here(`../packs/${game}/look.json`);
  const games = readdirSync(here("../packs")).filter((game) => existsSync(fileOf(game)));
  const lookOf = (game: string): Look => read(fileOf(game)) as Look;
  const partsOf = (game: string): string[][] => {
    const look = lookOf(game);
    const own = Object.values(namesOf(`looks/${game}`));
    return inParts(named(look, new Set([...before(`looks/${game}`), ...own, ...named({ poster: look.poster ?? {} }, new Set())])));
  };

  function posters(): string {
    const looks = Object.fromEntries(games.map((game) => [game, { poster: lookOf(game).poster ?? {} }]));
    const drawn = Object.values(looks).flatMap((look) => named(look, before("table")));
    const more = games.map((game) => `${JSON.stringify(game)}: () => import("${id}/${game}")`);
    return `export const looks = ${JSON.stringify(looks)}, outlines = ${JSON.stringify(outlines(drawn))};
      export const games = {${more.join()}};`;
  }

  function whole(game: string): string {
    const parts = partsOf(game).map((names, i) => `[${JSON.stringify(names)}, () => import("${id}/${game}/part-${i}")]`);
    return `export const look = ${JSON.stringify(lookOf(game))}, parts = [${parts.join()}];`;
  }

  return {
    name: "pictures",
    resolveId: (name) => (name === id || name.startsWith(`${id}/`) ? `\0${name}` : undefined),
    load(name) {
      if (!name.startsWith(`\0${id}`)) return undefined;
      const [, game, part] = name.split("/");
      for (const one of game ? [game] : games) this.addWatchFile(fileOf(one));
      if (!game) return posters();
      return part ? `export default ${JSON.stringify(outlines(partsOf(game)[Number(part.slice(5))] ?? []))};` : whole(game);
    },
  };
}

type ModulesOf = Rollup.ManualChunkMeta["getModuleInfo"];

/** A module with all it cannot do without. */
function closure(from: string, modules: ModulesOf, into = new Set<string>()): Set<string> {
  if (into.has(from)) return into;
  into.add(from);
  for (const id of modules(from)?.importedIds ?? []) closure(id, modules, into);
  return into;
}

/** What every page needs comes in one piece, and what every table needs besides in another. */
function piece(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  if (closure(here("index.html"), getModuleInfo).has(id)) return "index";
  return closure(here("src/lib/table/TablePage.svelte"), getModuleInfo).has(id) ? "TablePage" : undefined;
}

/** The license of the letters, which is the same for all, with the names of all who made them; the page links to it. */
function license(): Plugin {
  return {
    name: "license",
    apply: "build",
    generateBundle() {
      const fonts = here("node_modules/@fontsource");
      const all = readdirSync(fonts).map((font) => readFileSync(join(fonts, font, "LICENSE"), "utf8").split("\n"));
      const makers = all.map(([line = ""]) => line), [, ...terms] = all[0] ?? [];
      this.emitFile({ type: "asset", fileName: "OFL.txt", source: [...makers, ...terms].join("\n") });
    },
  };
}

/** Packs what is sent often and packs well, once and for all; the server sends the smallest. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      for (const name of [...Object.keys(bundle), "icon.svg"]) {
        if (!/\.(js|css|html|svg)$/.test(name)) continue;
        const file = join(dir, name);
        const whole = readFileSync(file);
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${file}.br`, brotliCompressSync(whole, { params: quality }));
        writeFileSync(`${file}.gz`, gzipSync(whole, { level: 9 }));
      }
    },
  };
}

const server = process.env.ARBITER_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte(), icons(), pictures(), license(), packed()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    rollupOptions: { output: { manualChunks: piece } },
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
});
