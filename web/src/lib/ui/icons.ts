// The drawings of the page. Each place that needs some of its own adds them before it is shown
// (`virtual:icons/PLACE`, from icons.json in its folder).

/** What is drawn, by the page's own names. */
export const bodies: Record<string, string> = {};
const outlines: Record<string, string> = {};

export const drawn = (outline: string): string => `<path fill="currentColor" d="${outline}"/>`;

/** A drawing by its name in game-icons, if the page has it. */
export const outlineOf = (drawing: string): string | undefined => outlines[drawing];

export function addIcons(names: Record<string, string>, fresh: Record<string, string>): void {
  Object.assign(outlines, fresh);
  for (const [name, drawing] of Object.entries(names)) bodies[name] = drawn(outlines[drawing] ?? "");
}
