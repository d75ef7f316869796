// Sounds made here, of a few tones each; silent unless somebody wants them.
import type { Staged } from "../table/moments";
import { settings } from "./settings.svelte";

/** Frequency, when it begins and how long it lasts in seconds, how loud, its shape. */
type Note = [number, number, number, number, OscillatorType?];

const SOUNDS: Record<string, Note[]> = {
  turn: [[523, 0, 0.22, 0.12], [784, 0.16, 0.34, 0.12]],
  ribbon: [[196, 0, 0.5, 0.08], [294, 0.05, 0.5, 0.06]],
  card: [[900, 0, 0.05, 0.05, "triangle"], [640, 0.05, 0.06, 0.05, "triangle"]],
  hit: [[120, 0, 0.16, 0.22, "square"], [70, 0.02, 0.2, 0.2]],
  defeat: [[220, 0, 0.3, 0.12, "sawtooth"], [147, 0.2, 0.4, 0.12, "sawtooth"]],
  good: [[523, 0, 0.2, 0.1], [659, 0.12, 0.2, 0.1], [784, 0.24, 0.4, 0.1]],
  bad: [[233, 0, 0.3, 0.1, "triangle"], [185, 0.18, 0.45, 0.1, "triangle"]],
  message: [[1046, 0, 0.08, 0.07], [1318, 0.07, 0.12, 0.06]],
  refused: [[98, 0, 0.12, 0.2, "triangle"]],
};

let context: AudioContext | undefined;

export function sound(name: string): void {
  const notes = settings.sound ? SOUNDS[name] : undefined;
  if (!notes || document.hidden || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const begin = context.currentTime + 0.01;
  for (const [frequency, after, lasts, loud, shape = "sine"] of notes) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = shape;
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0, begin + after);
    gain.gain.linearRampToValueAtTime(loud, begin + after + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + after + lasts);
    tone.connect(gain).connect(context.destination);
    tone.start(begin + after);
    tone.stop(begin + after + lasts + 0.05);
  }
}

/** What a moment sounds like. */
export const play = ({ act, tone }: Pick<Staged, "act" | "tone">): void =>
  sound(act === "ribbon" && tone !== "plain" ? tone : act);
