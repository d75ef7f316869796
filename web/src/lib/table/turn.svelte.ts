// Calling people back to the table: in the title, and by a notification.
import type { LiveTable } from "../live/table.svelte";
import { sound } from "../ui/sound";
import { settings } from "../ui/settings.svelte";

export function callToTurn(table: LiveTable): void {
  let last = "";
  $effect(() => {
    const title = table.table.title || (table.now?.title ?? "Arbiter");
    const turn = table.asked && table.playing;
    document.title = turn ? `● Your turn: ${title}` : `${title} - Arbiter`;
    const ask = turn ? (table.asks[0]?.ask ?? "") : "";
    const fresh = ask !== "" && last === "";
    last = ask;
    if (fresh) sound("turn");
    if (!fresh || !settings.notify || !document.hidden || !("Notification" in window)) return;
    if (Notification.permission !== "granted") return;
    const note = new Notification(`Your turn: ${title}`, {
      body: table.asks[0]?.prompt ?? "",
      icon: "/icon.svg",
      tag: table.id,
    });
    note.onclick = () => {
      focus();
      note.close();
    };
  });
  $effect(() => () => {
    document.title = "Arbiter";
  });
}
