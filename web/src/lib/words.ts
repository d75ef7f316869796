// Cards, numbers, times and tables in words.
import { plural } from "./options";
import type { CampaignLog, Card, Game, Numeric, SetupOption, Table, Token, Value } from "./protocol";

export function titleOf(card: Card): string {
  const title = card.title ?? "face-down card";
  return card.copy ? `${title} #${card.copy}` : title;
}

/** "1 resource", "2 resources"; "1 progress" stays as it is. */
export function tokenWords({ value, label }: Token): string {
  return `${value} ${value === 1 ? label.replace(/([^s])s$/, "$1") : label}`;
}

/** Title, kind, numbers, tokens and states in the order a player asks for them. */
export function cardWords(card: Card): string {
  const parts = [titleOf(card)];
  if (card.type) parts.push([card.suit, card.type].filter(Boolean).join(" "));
  for (const stat of card.stats ?? []) parts.push(`${stat.label} ${stat.value}`);
  for (const token of card.tokens ?? []) if (token.value) parts.push(tokenWords(token));
  parts.push(...(card.states ?? []));
  const attached = card.attached?.length ?? 0;
  if (attached > 0) parts.push(`with ${plural(attached, "card")} on it`);
  return parts.join(", ");
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function numberWords(number: Numeric): string {
  return `${number.label} ${number.value}${number.max === undefined ? "" : ` of ${number.max}`}`;
}

const UNITS: [number, Intl.RelativeTimeFormatUnit][] = [
  [86_400, "day"],
  [3600, "hour"],
  [60, "minute"],
];

/** "5 minutes ago" for a time in seconds. */
export function ago(time: number): string {
  const past = Date.now() / 1000 - time;
  for (const [size, unit] of UNITS)
    if (past >= size)
      return new Intl.RelativeTimeFormat("en").format(-Math.floor(past / size), unit);
  return "just now";
}

/** A value of a setup by its label, without what explains the label. */
function valueWords(option: SetupOption, value: Value): string {
  const label = option.choices?.find((c) => c.value === value)?.label.split(/: | \(/)[0];
  return label ?? (value === true ? option.label : `${option.label}: ${String(value)}`);
}

/** What a table plays: what it is called after, and all that is not as usual. */
export function playedWords(game: Game, { setup, campaign }: Table): string[] {
  const common = game.options.filter((o) => !o.per_seat);
  return common.flatMap((option) => {
    if (option.names && campaign?.title) return [campaign.title];
    const told = option.key === "campaign" && campaign;
    const value = setup[option.key] ?? option.default;
    if (told || value === undefined || (!option.names && value === option.default)) return [];
    return [valueWords(option, value)];
  });
}

/** Which part of a campaign it is: "scenario 2 of 3". */
export function partOf(campaign: { word: string; number: number; of?: number | null }): string {
  return `${campaign.word} ${campaign.number}${campaign.of ? ` of ${campaign.of}` : ""}`;
}

/** Where a campaign stands. */
export function placeOf(log: CampaignLog): string {
  if (log.complete) return "Complete";
  const part = partOf(log), title = log.stands_at ? `: ${log.stands_at}` : "";
  return part.charAt(0).toUpperCase() + part.slice(1) + title;
}
