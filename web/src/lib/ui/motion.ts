// Short movements that show where a card went, and none for those who want none.
import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** Wants this person no motion? */
export const still = (): boolean => reduced.matches;

export const time = (ms: number): number => (still() || document.hidden ? 0 : ms);

/** A card that leaves one zone flies to where it arrives; others fade. */
export const [send, receive] = crossfade({
  duration: (distance) => time(Math.min(480, 180 + distance * 0.35)),
  easing: cubicOut,
  fallback: (): TransitionConfig => ({
    duration: time(220),
    css: (t) => `opacity: ${t}; scale: ${0.9 + 0.1 * t}`,
  }),
});

/** A number that has changed swells for a moment. */
export function swell(_node: Element): TransitionConfig {
  return { duration: time(420), easing: cubicOut, css: (t) => `scale: ${1.6 - 0.6 * t}` };
}
