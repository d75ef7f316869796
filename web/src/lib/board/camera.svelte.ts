// Where one looks at a board: wheel and pinch zoom, a drag pans, fit() shows all of it.
import type { Box, Point } from "./plan";

const CLOSEST = 6;
/** So far a finger may slip before it is a drag, in pixels. */
const SLIP = 7;

export class Camera {
  zoom = $state(1);
  x = $state(0);
  y = $state(0);
  /** The last press was a drag: the click that ends it chooses nothing. */
  dragged = false;
  /** Somebody has looked elsewhere: it stays where they look. */
  held = false;
  #fingers = new Map<number, Point>();
  #from: { at: Point; x: number; y: number; apart: number; zoom: number } | null = null;

  constructor(
    readonly svg: () => SVGSVGElement | undefined,
    readonly box: () => Box,
  ) {}

  get transform(): string {
    return `translate(${this.x} ${this.y}) scale(${this.zoom})`;
  }

  /** A part of the drawing fills the frame, whose size is told in units of the drawing. */
  show(part: Box, frame: { width: number; height: number }, most: number): void {
    const { x, y, width, height } = this.box();
    this.zoom = Math.min(CLOSEST, most, Math.max(1, Math.min(frame.width / part.width, frame.height / part.height)));
    this.x = x + width / 2 - (part.x + part.width / 2) * this.zoom;
    this.y = y + height / 2 - (part.y + part.height / 2) * this.zoom;
    this.#keep();
  }

  /** All of it, until somebody looks elsewhere. */
  home(): void {
    [this.zoom, this.x, this.y] = [1, 0, 0];
  }

  fit(): void {
    this.held = true;
    this.home();
  }

  /** A point of the screen in the units of the drawing. */
  #at(x: number, y: number): Point {
    const matrix = this.svg()?.getScreenCTM()?.inverse();
    if (!matrix) return [0, 0];
    const p = new DOMPoint(x, y).matrixTransform(matrix);
    return [p.x, p.y];
  }

  /** Nearer to a point of the drawing, or to the middle. */
  zoomBy(factor: number, at?: Point): void {
    this.held = true;
    const { x, y, width, height } = this.box();
    const [px, py] = at ?? [x + width / 2, y + height / 2];
    const zoom = Math.min(CLOSEST, Math.max(1, this.zoom * factor));
    const by = zoom / this.zoom;
    this.x = px - (px - this.x) * by;
    this.y = py - (py - this.y) * by;
    this.zoom = zoom;
    this.#keep();
  }

  /** The board never leaves the frame. */
  #keep(): void {
    const { x, y, width, height } = this.box();
    const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
    this.x = within(this.x, (x + width) * (1 - this.zoom), x * (1 - this.zoom));
    this.y = within(this.y, (y + height) * (1 - this.zoom), y * (1 - this.zoom));
  }

  /** A place of the board is moved into the frame. */
  reveal([px, py]: Point): void {
    if (this.zoom === 1) return;
    const { x, y, width, height } = this.box();
    const [sx, sy] = [px * this.zoom + this.x, py * this.zoom + this.y];
    const edge = Math.min(width, height) * 0.15;
    if (sx < x + edge || sx > x + width - edge) this.x = x + width / 2 - px * this.zoom;
    if (sy < y + edge || sy > y + height - edge) this.y = y + height / 2 - py * this.zoom;
    this.#keep();
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.zoomBy(Math.exp(-event.deltaY * 0.0016), this.#at(event.clientX, event.clientY));
  };

  #spread(): { at: Point; apart: number } {
    const [a = [0, 0], b = a] = [...this.#fingers.values()];
    return { at: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], apart: Math.hypot(a[0] - b[0], a[1] - b[1]) };
  }

  #begin(): void {
    const { at, apart } = this.#spread();
    this.#from = { at, apart, x: this.x, y: this.y, zoom: this.zoom };
  }

  down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (this.#fingers.size === 0) this.dragged = false;
    this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
    this.#begin();
  };

  move = (event: PointerEvent): void => {
    if (!this.#fingers.has(event.pointerId) || !this.#from) return;
    this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
    const { at, apart } = this.#spread();
    const from = this.#from;
    if (!this.dragged && Math.hypot(at[0] - from.at[0], at[1] - from.at[1]) < SLIP && this.#fingers.size < 2) return;
    this.dragged = this.held = true;
    const [a, b] = [this.#at(...from.at), this.#at(...at)];
    this.x = from.x + b[0] - a[0];
    this.y = from.y + b[1] - a[1];
    this.zoom = from.zoom;
    if (this.#fingers.size > 1 && from.apart > 0) this.zoomBy(apart / from.apart, b);
    this.#keep();
  };

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size > 0) this.#begin();
    else this.#from = null;
  };
}
