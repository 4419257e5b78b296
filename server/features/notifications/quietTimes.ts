/** For how long nothing has changed in a company, as far as this process has heard: whoever read later than that is up to date. */
import { type Database } from "../../db/database.ts";

/** Companies whose last change is remembered; of the others it is only known that nothing has changed since the oldest of these. */
const REMEMBERED_COMPANIES = 5000;

export class QuietTimes {
  /** Nothing is known of what was before. */
  #since: number | null = null;
  readonly #changedAt = new Map<number, number>();

  /** The process listens from now on, for the first time or again. */
  begin(): void {
    this.#since = performance.now();
    this.#changedAt.clear();
  }

  end(): void {
    this.#since = null;
  }

  hear(companyId: number): void {
    this.#changedAt.delete(companyId);
    this.#changedAt.set(companyId, performance.now());
    const [oldest] = this.#changedAt;
    if (this.#changedAt.size <= REMEMBERED_COMPANIES || !oldest) return;
    this.#changedAt.delete(oldest[0]);
    this.#since = oldest[1];
  }

  /** Whole milliseconds; undefined where nobody listens. */
  of(companyId: number): number | undefined {
    if (this.#since === null) return undefined;
    return Math.floor(performance.now() - (this.#changedAt.get(companyId) ?? this.#since));
  }
}

const known = new WeakMap<Database, QuietTimes>();

/** One for all that a process does with a database: the live connection hears, the routes tell. */
export function quietTimesOf(database: Database): QuietTimes {
  const found = known.get(database) ?? new QuietTimes();
  known.set(database, found);
  return found;
}
