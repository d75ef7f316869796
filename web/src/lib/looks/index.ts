// The looks of the games: each has a folder of its own, called as the game is.
import { type Look, plainLook } from "./look";

const found = import.meta.glob<Look>("./*/index.ts", { eager: true, import: "default" });
const looks = new Map(Object.entries(found).map(([path, look]) => [path.split("/")[1], look]));

export const lookOf = (game: string): Look => looks.get(game) ?? plainLook;
