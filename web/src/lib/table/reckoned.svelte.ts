// What the option looked at would bring, as the table reckons it: asked for while it is looked at.
import { theTable } from "../live/table.svelte";
import { theLook } from "../looks/look";
import type { Offer } from "../options";
import type { How } from "../protocol";
import { ui } from "../ui/ui.svelte";

export interface Reckoned {
  offer: Offer;
  how: How;
}

/** Of options that are `meant`; undefined while nothing is known of the one that is looked at. */
export function reckoned(meant: (offer: Offer) => boolean = () => true): { readonly now: Reckoned | undefined } {
  const table = theTable();
  const look = theLook();
  const wanted = $derived.by(() => {
    const offer = table.at === null ? (ui.picked ?? ui.pointed) : null;
    return offer && look.reckons(offer.option) && meant(offer) ? offer : undefined;
  });
  const key = $derived(wanted ? `${wanted.ask.ask} ${wanted.option.option}` : "");
  let shown = $state.raw<{ key: string; told: Reckoned } | undefined>();
  $effect(() => {
    const [now, offer] = [key, wanted];
    if (!offer) return void (shown = undefined);
    table.how(`option:${offer.option.option}`).then(
      (how) => {
        if (key === now) shown = { key: now, told: { offer, how } };
      },
      () => (shown = undefined),
    );
  });
  return {
    get now() {
      return shown?.key === key ? shown.told : undefined;
    },
  };
}

/** What the table's own number of odds comes to for who is asked, a moment after the table came to
 * rest: it takes longer than all else that is shown. */
export function standing(): { readonly now: How | undefined } {
  const table = theTable();
  const name = $derived(
    table.asked && table.at === null
      ? table.view?.numbers.find((n) => n.id === "odds")?.how
      : undefined,
  );
  let shown = $state.raw<How | undefined>();
  $effect(() => {
    const how = table.view && name;
    let wanted = true;
    if (!how) shown = undefined;
    const later = setTimeout(() => {
      if (how)
        table.how(how).then(
          (told) => wanted && (shown = told),
          () => wanted && (shown = undefined),
        );
    }, 200);
    return () => {
      wanted = false;
      clearTimeout(later);
    };
  });
  return {
    get now() {
      return name ? shown : undefined;
    },
  };
}

/** Whole percent; 0 and 100 only for what is certain: sums of fractions are never quite exact. */
export function percent(p: number): string {
  const certain = p < 1e-6 || p > 1 - 1e-6;
  const whole = Math.round(100 * p);
  return `${certain ? whole : Math.min(99, Math.max(1, whole))} %`;
}
