// The colours and shapes of seats: eight that differ for every kind of sight.

export interface SeatMark {
  colour: string;
  shape: string;
  /** Drawn around 0, 0, as wide as 2. */
  path: string;
  /** What can be read on it. */
  ink: string;
}

const star = Array.from({ length: 10 }, (_, i) => {
  const turn = (Math.PI * i) / 5;
  const far = i % 2 ? 0.45 : 1.1;
  return `${(far * Math.sin(turn)).toFixed(2)} ${(-far * Math.cos(turn)).toFixed(2)}`;
}).join("L");

export const SEATS: readonly SeatMark[] = [
  { colour: "#ffcd00", shape: "circle", ink: "#241c00", path: "M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z" },
  { colour: "#ec4310", shape: "square", ink: "#fff", path: "M-.88-.88H.88V.88H-.88Z" },
  { colour: "#1f5cff", shape: "triangle", ink: "#fff", path: "M0-1.05L1.05.8H-1.05Z" },
  { colour: "#b99aff", shape: "diamond", ink: "#1c0f3a", path: "M0-1.12L.95 0L0 1.12L-.95 0Z" },
  { colour: "#35e382", shape: "cross", ink: "#04240f", path: "M-.4-1H.4V-.4H1V.4H.4V1H-.4V.4H-1V-.4H-.4Z" },
  { colour: "#f4f7fa", shape: "wedge", ink: "#1a1d20", path: "M0 1.05L-1.05-.8H1.05Z" },
  { colour: "#80563e", shape: "hexagon", ink: "#fff", path: "M0-1.05L.91-.52V.52L0 1.05L-.91.52V-.52Z" },
  { colour: "#e469ab", shape: "star", ink: "#2c0719", path: `M${star}Z` },
];

export const NOBODY: SeatMark = {
  colour: "var(--board-danger)",
  shape: "nobody",
  ink: "#fff",
  path: "M0-1.05L.91-.52V.52L0 1.05L-.91.52V-.52Z",
};

export const markOf = (seat: number | null | undefined): SeatMark =>
  (seat === null || seat === undefined ? undefined : SEATS[seat % SEATS.length]) ?? NOBODY;
