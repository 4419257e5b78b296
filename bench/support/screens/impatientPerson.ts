/** A person who looks and saves, and reloads the page while it still waits for its answers. */
import { DEMO_PASSWORD } from "../../../server/demo/fillDemo.ts";
import { type BrowserTab, type BrowserTabs } from "./browserTabs.ts";

const PATHS = ["/notifications?limit=1", "/callouts", "/doctors", "/sites", "/surgeons"];
const SAVES = [{ locale: "en" }, { locale: "de" }, { week_start: "monday" }];

/** How many of a whole. */
const RELOADS = 0.25;
const SAVED = 0.2;
const LEFT = 0.05;
/** From leaving a page until the next one asks. Milliseconds, as below. */
const LOADING = { least: 100, most: 1000 };
/** Half of the pauses are moments; the others let the server's batches end. */
const MOMENT_MS = 6000;
const PAUSE_MS = 60_000;
const GLANCE_MS = 50;

const after = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** `longest`: what an answer takes at most, in milliseconds; `leaves`: the page is closed for a while, now and then. */
type Habits = { longest: number; leaves: boolean };

export class ImpatientPerson {
  reloads = 0;
  readonly #browser: BrowserTabs;
  readonly #random: () => number;
  readonly #habits: Habits;
  #tab: BrowserTab;

  constructor(browser: BrowserTabs, random: () => number, habits: Habits) {
    this.#browser = browser;
    this.#random = random;
    this.#habits = habits;
    this.#tab = browser.open();
  }

  async work(goesOn: () => boolean): Promise<void> {
    while (goesOn()) {
      if (this.#tab.kind() === "signedOut") await this.#signIn();
      if (await this.#isLeftAmidAnswers()) continue;
      await after(this.#random() * (this.#random() < 0.5 ? MOMENT_MS : PAUSE_MS));
      // A page at rest is reloaded, too.
      if (this.#random() < RELOADS) await this.#reload();
      else this.#lookAround();
    }
  }

  async #signIn(): Promise<void> {
    this.#tab.signIn("admin@example.test", DEMO_PASSWORD);
    while (this.#tab.kind() !== "signedIn") await after(GLANCE_MS);
  }

  /** Waits until all is there, or not so long. */
  async #isLeftAmidAnswers(): Promise<boolean> {
    const patience = this.#random() < RELOADS ? this.#random() * this.#habits.longest : Number.POSITIVE_INFINITY;
    for (let waited = 0; this.#tab.isWaiting() || this.#tab.kind() === "checking"; waited += GLANCE_MS) {
      if (waited >= patience) {
        await this.#reload(this.#habits.leaves && this.#random() < LEFT / RELOADS ? this.#random() * PAUSE_MS : 0);
        return true;
      }
      await after(GLANCE_MS);
    }
    return false;
  }

  async #reload(away = 0): Promise<void> {
    this.reloads += 1;
    this.#tab.leave();
    await after(away + LOADING.least + this.#random() * (LOADING.most - LOADING.least));
    this.#tab = this.#browser.open();
  }

  #lookAround(): void {
    if (this.#random() < SAVED) void this.#tab.save(this.#oneOf(SAVES));
    for (let n = 0; n < 1 + this.#random() * 3; n += 1) void this.#tab.look(this.#oneOf(PATHS));
  }

  #oneOf<Item>(all: readonly Item[]): Item {
    return all[Math.floor(this.#random() * all.length)] as Item;
  }
}
