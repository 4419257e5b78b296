/** Decides which answer may change the stored session (contract.md §7, rules 1 to 7; product.md Q22). */
import { type Credentials } from "../contract/session.ts";
import { type AppStorage, STORAGE_KEYS } from "../lib/storage.ts";
import { readCredentials, readSessionHeaders, type SessionHeaderValues, toCredentials } from "./credentials.ts";

/** A request as it left: its place in the order of sending, and whom it spoke for. */
export type Sent = { number: number; era: number; credentials: Credentials | null };

/** Expiry is text and may be missing or nonsense; then nothing is known. */
const isOlder = (expiry: string | undefined, than: string): boolean => Number(expiry) < Number(than);

export class SessionKeeper {
  readonly #storage: AppStorage;
  #sent = 0;
  /** Number of the latest request that has delivered a token. */
  #delivered = 0;
  /** Grows whenever this tab opens or closes a session; an answer of another era comes too late. */
  #era = 0;
  /** Whose session this tab shows; another tab may have stored another one. */
  #client: string | null = null;
  /** A mailed link's session that may only set a password. In memory: abandoning it must not sign anybody out. */
  #reset: Credentials | null = null;

  constructor(storage: AppStorage) {
    this.#storage = storage;
  }

  /** The session of this moment, of whichever tab. */
  read(): Credentials | null {
    return readCredentials(this.#storage);
  }

  /** To be called at the moment of sending. */
  send(as: "session" | "reset"): Sent {
    this.#sent += 1;
    return { number: this.#sent, era: this.#era, credentials: as === "reset" ? this.#reset : this.read() };
  }

  /** Whether the stored session is the one that the request spoke for, with whatever token. */
  isSameSession(sent: Sent): boolean {
    const now = this.read();
    return now !== null && sent.era === this.#era && now.client === sent.credentials?.client;
  }

  /** Whether the request's token is still the newest known. */
  isStored(sent: Sent): boolean {
    return this.read()?.["access-token"] === sent.credentials?.["access-token"];
  }

  /** Takes over the answer's token where it is news. True: something newer is stored. */
  receive(sent: Sent, headers: Headers): boolean {
    const given = readSessionHeaders((name) => headers.get(name));
    const stored = this.read();
    if (!given["access-token"] || !stored || !this.isSameSession(sent)) return false;
    if (given.client !== undefined && given.client !== stored.client) return false;
    if (sent.number < this.#delivered || isOlder(given.expiry, stored.expiry)) return false;
    this.#delivered = sent.number;
    // The address may have changed under a token that stays.
    const isKnown = given["access-token"] === stored["access-token"] && (given.uid ?? stored.uid) === stored.uid;
    if (isKnown) return false;
    // One value: a tab that reads in between must never see a token with another token's expiry.
    const { authorization: _old, ...kept } = stored;
    this.#store({ ...kept, ...given });
    return true;
  }

  /** Begins a session with the headers of a sign-in. False: there were none. */
  open(headers: Headers): boolean {
    const given = readSessionHeaders((name) => headers.get(name));
    if (!given["access-token"]) return false;
    this.#era += 1;
    this.#delivered = this.#sent;
    this.#store(given);
    this.adopt();
    return true;
  }

  /** Ends the session in this tab and, through storage, in the others. */
  close(): void {
    this.leave();
    this.#storage.remove(STORAGE_KEYS.auth);
  }

  /** Another tab has ended or changed it: what is under way here speaks for the old one. */
  leave(): void {
    this.#era += 1;
    this.#client = null;
  }

  /** From now on this tab shows the stored session. */
  adopt(): Credentials | null {
    const credentials = this.read();
    this.#client = credentials?.client ?? null;
    return credentials;
  }

  /** Whether the stored session is still the one that this tab shows. */
  isAdopted(): boolean {
    return (this.read()?.client ?? null) === this.#client;
  }

  /** Whether the stored session is the one that an answer with these headers has begun. */
  isOf(headers: Headers | null): boolean {
    const { client = "" } = readSessionHeaders((name) => headers?.get(name));
    return this.read()?.client === client;
  }

  /** Whether this tab shows a session, and another tab has stored another one or none. */
  isSuperseded(): boolean {
    return this.#client !== null && !this.isAdopted();
  }

  /** Holds, renews or (null) drops the session of a mailed link. */
  holdReset(given: SessionHeaderValues | null): void {
    if (given === null) this.#reset = null;
    else if (given["access-token"]) this.#reset = toCredentials({ ...this.#reset, ...given });
  }

  /** A failed attempt rotates the link's token too (T/07). */
  renewReset(headers: Headers): void {
    if (this.#reset) this.holdReset(readSessionHeaders((name) => headers.get(name)));
  }

  #store(values: SessionHeaderValues): void {
    const credentials = toCredentials(values);
    if (credentials) this.#storage.write(STORAGE_KEYS.auth, JSON.stringify(credentials));
  }
}
