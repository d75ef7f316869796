// How this person wants it, kept in the browser.
import { read, write } from "../keys";

export type Theme = "auto" | "light" | "dark";

interface Kept {
  theme: Theme;
  notify: boolean;
  letters: boolean;
  knows: boolean;
  rail: boolean | undefined;
  sound: boolean;
  moments: boolean;
}

const NAME = "arbiter.settings";
const darkSystem = matchMedia("(prefers-color-scheme: dark)");

class Settings {
  theme = $state<Theme>("auto");
  /** Tell by a notification of the system when it is one's turn. */
  notify = $state(false);
  /** Single letters are shortcuts; some speech and switch users need them off. */
  letters = $state(true);
  /** The first words about how to play here have been read. */
  knows = $state(false);
  /** The log and the chat stand open beside the table; undefined: as the game has room for them. */
  rail = $state<boolean | undefined>();
  sound = $state(false);
  /** What happens is shown one thing after the other. */
  moments = $state(true);
  #dark = $state(darkSystem.matches);

  constructor() {
    const kept = read<Partial<Kept>>(NAME, {});
    this.theme = kept.theme ?? "auto";
    this.notify = kept.notify ?? false;
    this.letters = kept.letters ?? true;
    this.knows = kept.knows ?? false;
    this.rail = kept.rail;
    this.sound = kept.sound ?? false;
    this.moments = kept.moments ?? true;
    darkSystem.addEventListener("change", (e) => {
      this.#dark = e.matches;
      this.#show();
    });
    this.#show();
  }

  get dark(): boolean {
    return this.theme === "auto" ? this.#dark : this.theme === "dark";
  }

  change(changes: Partial<Kept>): void {
    Object.assign(this, changes);
    const { theme, notify, letters, knows, rail, sound, moments } = this;
    write(NAME, { theme, notify, letters, knows, rail, sound, moments });
    this.#show();
  }

  toggleTheme(): void {
    this.change({ theme: this.dark ? "light" : "dark" });
  }

  async askToNotify(on: boolean): Promise<void> {
    if (on && "Notification" in window && Notification.permission !== "granted")
      on = (await Notification.requestPermission()) === "granted";
    this.change({ notify: on });
  }

  #show(): void {
    document.documentElement.dataset.theme = this.dark ? "dark" : "light";
  }
}

export const settings = new Settings();
