/// <reference types="vite/client" />
declare module "virtual:icons" {
  const bodies: Record<string, string>;
  export default bodies;
}
declare module "virtual:pictures" {
  import type { PackLook } from "./lib/art/pictures.svelte";
  export const looks: Record<string, PackLook>;
  export const icons: Record<string, string>;
}
