// The parts of the page that are fetched when they are first needed. Who only looks into the lobby
// does without tables, and who plays without maps does without those.
import { pictures } from "../art/pictures.svelte";
import { loadLook } from "../looks";
import { ui } from "./ui.svelte";

/** A dialog that cannot be fetched is not opened. */
async function dialog<T>(part: Promise<T>): Promise<T> {
  part.catch(() => ui.lose());
  return part;
}

export const newTable = () => import("../lobby/Create.svelte");
export const tablePage = () => import("../table/TablePage.svelte");
export const gathering = () => import("../table/Gather.svelte");
export const boards = () => import("../board/Boards.svelte");
export const appDialogs = () => dialog(import("../dialogs/AppDialogs.svelte"));
const dialogsOfTables = () => import("../dialogs/TableDialogs.svelte");
export const tableDialogs = () => dialog(dialogsOfTables());

export const deckDialog = (game: string) =>
  dialog(Promise.all([import("../deck/DeckDialog.svelte"), loadLook(game)]).then(([part]) => part));

/** How a game looks; its drawings come when they are to be seen. Without its pictures it can be played. */
export async function gameLook(game: string): Promise<void> {
  await Promise.all([loadLook(game), pictures.loadGame(game).catch(() => undefined)]);
}

/** Dialogs are going to be opened; if they cannot be had now, then with the first of them. */
export function foreseeDialogs(): void {
  dialogsOfTables().catch(() => undefined);
}

/** A table of this game is about to be opened. */
export function foresee(game: string): void {
  for (const part of [tablePage(), gameLook(game)]) part.catch(() => undefined);
}
