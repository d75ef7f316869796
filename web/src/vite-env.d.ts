/// <reference types="vite/client" />
declare module "virtual:icons" {
  const bodies: Record<string, string>;
  export default bodies;
}
declare module "virtual:pictures" {
  import type { PackLook } from "./lib/art/pictures.svelte";
  export const looks: Record<string, PackLook>;
  export const icons: Record<string, string>;
  /** All pictures of each game that has some. */
  export const games: Record<string, (() => Promise<{ looks: typeof looks; icons: typeof icons }>) | undefined>;
}
