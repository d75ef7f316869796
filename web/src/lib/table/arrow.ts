// The outline of an arrow that bends from one thing to another and grows towards its head.
type Point = [number, number];

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const STEPS = 14;
const TAIL = 2;
const NECK = 6.5;
const HEAD = 15;
const HEAD_LONG = 20;

/** From the edge of one box to the edge of the other, in pixels of a frame at `left`, `top`. */
export function arrow(from: Box, to: Box, left: number, top: number): string {
  const down = to.top + to.height / 2 > from.top + from.height / 2;
  const start: Point = [from.left + from.width / 2 - left, (down ? from.top + from.height * 0.86 : from.top + from.height * 0.14) - top];
  const end: Point = [to.left + to.width / 2 - left, (down ? to.top + to.height * 0.1 : to.top + to.height * 0.9) - top];
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const bend: Point = [start[0] + dx * 0.35, start[1] + dy * 0.5 + (down ? 1 : -1) * Math.min(26, Math.abs(dx) * 0.12)];
  const length = Math.hypot(dx, dy);
  const until = Math.max(0.3, 1 - HEAD_LONG / Math.max(length, 1));
  const at = (t: number): Point => [
    (1 - t) ** 2 * start[0] + 2 * (1 - t) * t * bend[0] + t ** 2 * end[0],
    (1 - t) ** 2 * start[1] + 2 * (1 - t) * t * bend[1] + t ** 2 * end[1],
  ];
  const side = (t: number): Point => {
    const [x, y]: Point = [
      2 * (1 - t) * (bend[0] - start[0]) + 2 * t * (end[0] - bend[0]),
      2 * (1 - t) * (bend[1] - start[1]) + 2 * t * (end[1] - bend[1]),
    ];
    const size = Math.hypot(x, y) || 1;
    return [-y / size, x / size];
  };
  const off = (t: number, by: number): Point => {
    const [[x, y], [sx, sy]] = [at(t), side(t)];
    return [x + sx * by, y + sy * by];
  };
  const ts = Array.from({ length: STEPS + 1 }, (_, i) => (until * i) / STEPS);
  const wide = (t: number): number => TAIL + ((NECK - TAIL) * t) / until;
  const points = [
    ...ts.map((t) => off(t, wide(t))),
    off(until, HEAD),
    end,
    off(until, -HEAD),
    ...ts.reverse().map((t) => off(t, -wide(t))),
  ];
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}
