import { svelte } from "@sveltejs/vite-plugin-svelte";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

/** `virtual:icons` holds the drawings named in icons.json of src/lib and of the looks, and no others. */
function icons(): Plugin {
  const id = "virtual:icons";
  const list = new URL("src/lib/icons.json", import.meta.url);
  const looks = new URL("src/lib/looks/", import.meta.url);
  return {
    name: "icons",
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    load(name) {
      if (name !== `\0${id}`) return undefined;
      const require = createRequire(import.meta.url);
      const file = require.resolve("@iconify-json/game-icons/icons.json");
      const set = JSON.parse(readFileSync(file, "utf8")) as IconSet;
      const lists = [list, ...readdirSync(looks).map((game) => new URL(`${game}/icons.json`, looks))];
      const used: Record<string, string> = {};
      for (const one of lists)
        if (existsSync(one)) Object.assign(used, JSON.parse(readFileSync(one, "utf8")) as Record<string, string>);
      const bodies = [...new Set(Object.values(used))].map((theirs) => {
        const icon = set.icons[theirs];
        if (!icon) this.error(`icons.json: game-icons has no "${theirs}"`);
        return [theirs, icon.body];
      });
      return `const drawn = ${JSON.stringify(Object.fromEntries(bodies))}, used = ${JSON.stringify(used)};
        export default Object.fromEntries(Object.entries(used).map(([our, theirs]) => [our, drawn[theirs]]));`;
    },
  };
}

/**
 * `virtual:pictures` holds what the lobby shows of the packs (the posters of packs/GAME/look.json) and
 * the drawings named there; with `virtual:pictures/GAME` comes all of one game, once it is played.
 */
function pictures(): Plugin {
  const id = "virtual:pictures";
  const packs = new URL("../packs/", import.meta.url);
  const games = readdirSync(packs).filter((game) => existsSync(new URL(`${game}/look.json`, packs)));
  const require = createRequire(import.meta.url);
  const set = JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8")) as IconSet;
  type Look = Record<string, Record<string, string>>;

  const drawings = (look: Look): Record<string, string> => {
    const bodies: Record<string, string> = {};
    const { line: _, ...poster } = look.poster ?? {}; // words for people
    for (const words of Object.values({ ...look, poster }).flatMap((part) => Object.values(part))) {
      const icon = words.split(" ")[2] ?? "-";
      if (icon === "-") continue;
      const drawn = set.icons[icon];
      if (!drawn) throw new Error(`look.json: game-icons has no "${icon}"`);
      bodies[icon] = drawn.body;
    }
    return bodies;
  };

  return {
    name: "pictures",
    resolveId: (name) => (name === id || name.startsWith(`${id}/`) ? `\0${name}` : undefined),
    load(name) {
      if (!name.startsWith(`\0${id}`)) return undefined;
      const only = name.slice(id.length + 2);
      const looks: Record<string, Look> = {};
      for (const game of games.filter((one) => !only || one === only)) {
        const file = fileURLToPath(new URL(`${game}/look.json`, packs));
        this.addWatchFile(file);
        const look = JSON.parse(readFileSync(file, "utf8")) as Look;
        looks[game] = only ? look : { poster: look.poster ?? {} };
      }
      const icons = Object.assign({}, ...Object.values(looks).map(drawings)) as Record<string, string>;
      const more = only ? [] : games.map((game) => `${JSON.stringify(game)}: () => import("${id}/${game}")`);
      return `export const looks = ${JSON.stringify(looks)}, icons = ${JSON.stringify(icons)};
        export const games = {${more.join()}};`;
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
  plugins: [svelte(), icons(), pictures(), packed()],
  build: { target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
});
