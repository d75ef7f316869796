// The catalogues of the games played on this page: each is fetched once.
import { send } from "../api";
import { Filler } from "../fill";
import type { Catalogue } from "../protocol";

const known = new Map<string, Promise<Filler>>();

export function fillerAt(address: string): Promise<Filler> {
  const held = known.get(address);
  if (held) return held;
  const asked = send<Catalogue>(address).then((catalogue) => new Filler(catalogue));
  asked.catch(() => known.delete(address));
  known.set(address, asked);
  return asked;
}
