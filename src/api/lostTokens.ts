/**
 * How many new tokens may have been lost with answers that never came: a page that is left amid its calls takes their
 * answers with it. devise_token_auth takes a token for seconds only once two newer ones were made.
 */
import { type Clock } from "../lib/clock.ts";
import { type AppStorage, STORAGE_KEYS } from "../lib/storage.ts";

/** `open`: calls without an answer that may bring a token. `sentAt`: when any page last asked something. Milliseconds. */
type Mark = { lost: number; sentAt: number; open: string[] };

const NONE: Mark = { lost: 0, sentAt: 0, open: [] };

/** The server makes no new token within four seconds of the last call; calls may take their time on the way. Milliseconds. */
const BATCH = 3000;
/** Not every call needs to be noted by itself. Milliseconds. */
const COARSE = 500;
/** So many lost ones the server forgives only for a moment. */
const DANGEROUS = 2;

function parse(text: string | null): Mark {
  try {
    const { lost, sentAt, open } = JSON.parse(text ?? "{}") as Partial<Mark>;
    return {
      lost: typeof lost === "number" ? lost : 0,
      sentAt: typeof sentAt === "number" ? sentAt : 0,
      open: Array.isArray(open) ? open.map(String) : [],
    };
  } catch {
    // Damaged text: nothing is known.
    return NONE;
  }
}

export class LostTokens {
  readonly #storage: AppStorage;
  readonly #clock: Clock;
  #calls = 0;
  readonly #page = Math.random().toString(36).slice(2, 8);

  constructor(storage: AppStorage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
  }

  /** A page starts: whatever the one before still waited for is lost. */
  begin(): void {
    const mark = this.#read();
    if (mark.open.length > 0) this.#write({ ...mark, lost: mark.lost + mark.open.length, open: [] });
  }

  /** Null where the call cannot bring a token. `forced`: it asks for one. */
  sent(forced: boolean): string | null {
    const mark = this.#read();
    const now = this.#clock.now();
    const gap = Math.abs(now - mark.sentAt);
    const mayRotate = forced || gap > BATCH;
    if (!mayRotate && gap < COARSE) return null;
    this.#calls += 1;
    const call = mayRotate ? `${this.#page}${this.#calls}` : null;
    this.#write({ ...mark, sentAt: now, open: call ? [...mark.open, call] : mark.open });
    return call;
  }

  /** Its headers are there; `told`: with the token of now, so that nothing lost matters any more. */
  answered(call: string | null, told: boolean): void {
    const mark = this.#read();
    const open = mark.open.filter((one) => one !== call);
    const lost = told ? 0 : mark.lost;
    if (open.length !== mark.open.length || lost !== mark.lost) this.#write({ ...mark, open, lost });
  }

  /** The connection broke: the server may have answered all the same. */
  failed(call: string | null): void {
    const mark = this.#read();
    if (call === null || !mark.open.includes(call)) return;
    this.#write({ ...mark, open: mark.open.filter((one) => one !== call), lost: mark.lost + 1 });
  }

  /** Whether one more lost token, or a few seconds, would end the session. */
  isDangerous(): boolean {
    return this.#read().lost >= DANGEROUS;
  }

  forget(): void {
    this.#storage.remove(STORAGE_KEYS.calls);
  }

  #read(): Mark {
    return parse(this.#storage.read(STORAGE_KEYS.calls));
  }

  #write(mark: Mark): void {
    this.#storage.write(STORAGE_KEYS.calls, JSON.stringify(mark));
  }
}
