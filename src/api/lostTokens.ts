/**
 * How many new tokens may have been lost with answers that never came: a page that is left amid its calls takes their
 * answers with it. devise_token_auth takes a token for seconds only once two newer ones were made.
 */
import { type Clock } from "../lib/clock.ts";
import { type AppStorage, STORAGE_KEYS } from "../lib/storage.ts";

/** `open`: batches without a token so far. `sentAt`: when any page last asked something. Milliseconds. */
type Mark = { lost: number; sentAt: number; open: string[] };
/** Calls that left together: one of their responses may bring a new token, and chance decides which. */
type Batch = { id: string; underWay: number; isBroken: boolean };
/** On its way; without a batch it can bring no token. */
export type Call = { batch: Batch | null };
/** `broken`: the connection, and the server may have answered all the same. */
type Ending = "told" | "blank" | "broken";

const NONE: Mark = { lost: 0, sentAt: 0, open: [] };

/** The server makes no new token within four seconds of the last call; calls may take their time on the way. Milliseconds. */
const BATCH_MS = 3000;
/** Not every call needs to be noted by itself. Milliseconds. */
const COARSE_MS = 500;

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
  readonly #page = Math.random().toString(36).slice(2, 8);
  #batches = 0;
  #latest: Batch | null = null;
  #underWay = 0;

  constructor(storage: AppStorage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
  }

  /** A page starts: whatever the one before still waited for is lost. */
  begin(): void {
    const mark = this.#read();
    if (mark.open.length > 0) this.#write({ ...mark, lost: mark.lost + mark.open.length, open: [] });
  }

  /** `forced`: the call asks for a new token. */
  sent(forced: boolean): Call {
    const mark = this.#read();
    const now = this.#clock.now();
    const gap = Math.abs(now - mark.sentAt);
    const mayRotate = forced || gap > BATCH_MS;
    if (mayRotate) this.#latest = this.#newBatch();
    const batch = this.#latest && (mayRotate || mark.open.includes(this.#latest.id)) ? this.#latest : null;
    if (mayRotate || gap >= COARSE_MS)
      this.#write({ ...mark, sentAt: now, open: batch && mayRotate ? [...mark.open, batch.id] : mark.open });
    this.#underWay += 1;
    if (batch) batch.underWay += 1;
    return { batch };
  }

  /** Its headers are there, or never will be; `told`: the token of now, so that nothing lost matters any more. */
  ended({ batch }: Call, ending: Ending): void {
    this.#underWay -= 1;
    if (batch) {
      batch.underWay -= 1;
      if (ending === "broken") batch.isBroken = true;
    }
    const told = ending === "told";
    if (!told && (batch?.underWay ?? 1) > 0) return;
    const mark = this.#read();
    const open = mark.open.filter((one) => one !== batch?.id);
    const isLost = open.length < mark.open.length && batch?.isBroken === true;
    const lost = told ? 0 : mark.lost + (isLost ? 1 : 0);
    if (open.length < mark.open.length || lost !== mark.lost) this.#write({ ...mark, open, lost });
  }

  /** Whether a new token may have been lost since one came. */
  any(): boolean {
    return this.#read().lost > 0;
  }

  /** Whether a call of any page may bring a token yet. */
  isAwaited(): boolean {
    return this.#read().open.length > 0;
  }

  /** Whether this page waits for nothing. */
  isCalm(): boolean {
    return this.#underWay === 0;
  }

  forget(): void {
    this.#storage.remove(STORAGE_KEYS.calls);
  }

  #newBatch(): Batch {
    this.#batches += 1;
    return { id: `${this.#page}${this.#batches}`, underWay: 0, isBroken: false };
  }

  #read(): Mark {
    return parse(this.#storage.read(STORAGE_KEYS.calls));
  }

  #write(mark: Mark): void {
    this.#storage.write(STORAGE_KEYS.calls, JSON.stringify(mark));
  }
}
