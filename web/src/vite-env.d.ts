/// <reference types="vite/client" />
declare module "virtual:icons/*";
declare module "virtual:pictures" {
  import type { PackLook } from "./lib/art/pictures.svelte";
  export type Outlines = Record<string, string>;
  /** All that is said of the pictures of a game; its drawings come in parts. */
  export interface GamePictures {
    look: PackLook;
    parts: [drawings: string[], fetch: () => Promise<{ default: Outlines }>][];
  }
  export const looks: Record<string, PackLook>;
  export const outlines: Outlines;
  export const games: Record<string, (() => Promise<GamePictures>) | undefined>;
}
