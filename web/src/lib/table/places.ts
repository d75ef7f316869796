// Who sits where on the screen.
import type { View } from "../protocol";

/** The seat whose side is below: one's own; of who only looks on, the first. */
export function mainSeat(view: View): number | undefined {
  return (view.seats.find((s) => s.seat === view.seat) ?? view.seats[0])?.seat;
}
