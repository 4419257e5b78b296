/** Decides which answer may change the stored session. */
import { type Credentials } from "../contract/session.ts";
import { type Clock } from "../lib/clock.ts";
import { type AppStorage, STORAGE_KEYS } from "../lib/storage.ts";
import {
  readCredentials,
  readSessionHeaders,
  readStored,
  type SessionHeaderValues,
  toCredentials,
  writeStored,
} from "./credentials.ts";
import { type Call, LostTokens } from "./lostTokens.ts";

/** A request as it left: its place in the order of sending over all tabs, and whom it spoke for. */
export type Sent = { order: number; era: number; credentials: Credentials | null; call: Call | null };

export class SessionKeeper {
  readonly #storage: AppStorage;
  readonly #lost: LostTokens;
  #order = 0;
  /** Grows whenever this tab opens or closes a session; a response of another era comes too late. */
  #era = 0;
  /** Whose session this tab shows; another tab may have stored another one. */
  #client: string | null = null;
  /** A mailed link's session that may only set a password. In memory: abandoning it must not sign anybody out. */
  #reset: Credentials | null = null;

  constructor(storage: AppStorage, clock: Clock) {
    this.#storage = storage;
    this.#lost = new LostTokens(storage, clock);
    this.#lost.begin();
  }

  /** The session of this moment, of whichever tab. */
  read(): Credentials | null {
    return readCredentials(this.#storage);
  }

  /** To be called at the moment of sending. `forced`: the request asks for a new token. */
  send(as: "session" | "reset", forced = false): Sent {
    if (as === "reset") return { order: 0, era: this.#era, credentials: this.#reset, call: null };
    const stored = readStored(this.#storage);
    // Whatever has brought the stored token, in any tab, was sent before.
    this.#order = Math.max(this.#order, stored?.order ?? 0) + 1;
    const call = stored ? this.#lost.sent(forced) : null;
    return { order: this.#order, era: this.#era, credentials: stored?.credentials ?? null, call };
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

  /**
   * Takes over the response's token where it is news: of the same session, and no request that was sent later has brought
   * one. True: something newer is stored.
   */
  receive(sent: Sent, headers: Headers): boolean {
    const given = readSessionHeaders((name) => headers.get(name));
    const stored = readStored(this.#storage);
    const isOurs =
      stored !== null &&
      this.isSameSession(sent) &&
      (given.client ?? stored.credentials.client) === stored.credentials.client;
    // The very token that was sent tells nothing once another one is stored.
    const isEcho = given["access-token"] === sent.credentials?.["access-token"] && !this.isStored(sent);
    const isNews = isOurs && given["access-token"] !== undefined && !isEcho && sent.order >= stored.order;
    if (sent.call) this.#lost.ended(sent.call, isNews ? "told" : "blank");
    if (!isNews) return false;
    const { authorization: _old, ...kept } = stored.credentials;
    // The address may have changed under a token that stays.
    if (given["access-token"] === kept["access-token"] && (given.uid ?? kept.uid) === kept.uid) return false;
    this.#store({ ...kept, ...given }, sent.order);
    return true;
  }

  /** Answered, and none of its headers count for this session. */
  ignore({ call }: Sent): void {
    if (call) this.#lost.ended(call, "blank");
  }

  /** The connection broke before a response came. */
  lose({ call }: Sent): void {
    if (call) this.#lost.ended(call, "broken");
  }

  /** Whether the stored token may be an old one by now, which the server will not take for ever. */
  mayBeBehind(): boolean {
    return this.#lost.any();
  }

  /** Whether a response that is under way, to whichever tab, may bring a newer token. */
  awaitsToken(): boolean {
    return this.#lost.isAwaited();
  }

  /** Whether this tab waits for no response. */
  isCalm(): boolean {
    return this.#lost.isCalm();
  }

  /** Begins a session with the headers of a sign-in. False: there were none. */
  open(headers: Headers): boolean {
    const given = readSessionHeaders((name) => headers.get(name));
    if (!given["access-token"]) return false;
    this.#era += 1;
    this.#lost.forget();
    this.#store(given, this.#order);
    this.adopt();
    return true;
  }

  /** Ends the session in this tab and, through storage, in the others. */
  close(): void {
    this.leave();
    this.#lost.forget();
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

  /** Whether the stored session is the one that a response with these headers has begun. */
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

  /** Of a link that brought it; what was renewed since stays. */
  keepReset(given: SessionHeaderValues): void {
    if (this.#reset === null || this.#reset.client !== given.client) this.holdReset(given);
  }

  get reset(): Credentials | null {
    return this.#reset;
  }

  /** A failed attempt rotates the link's token too. */
  renewReset(headers: Headers): void {
    if (this.#reset) this.holdReset(readSessionHeaders((name) => headers.get(name)));
  }

  #store(values: SessionHeaderValues, order: number): void {
    const credentials = toCredentials(values);
    if (credentials) writeStored(this.#storage, { credentials, order });
  }
}
