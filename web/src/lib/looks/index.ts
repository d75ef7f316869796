import { type Look, plainLook } from "./look";
import { lotrLook } from "./lotr-card-game";

const looks: Record<string, Look> = { "lotr-card-game": lotrLook };

export const lookOf = (game: string): Look => looks[game] ?? plainLook;
