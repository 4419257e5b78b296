/** The live connection as the app sees it; the real one is `actionCablePort.ts`, tests have their own. */

/** What comes up the cable. Calls come in the order in which things happened. */
export type CableListener = {
  /** Subscribed, for the first time or again: whatever happened before may be missing. */
  connected(): void;
  /** `again`: the library goes on trying by itself. False: refused, only `connect()` revives it. */
  disconnected(again: boolean): void;
  received(message: unknown): void;
  /** The device is online again, or the page is looked at again: a good moment to try. */
  woke(): void;
};

/** One connection with its one subscription. */
export interface CableConnection {
  /** Open, and heard from lately. `disconnected` alone does not tell (docs/contract.md §6). */
  isLive(): boolean;
  /** Tries now instead of later; a no-op while connected. Reads the credentials anew. */
  connect(): void;
  /** For good, also where an attempt is under way. */
  close(): void;
}

export interface CablePort {
  /** `url` is called at every attempt and must not throw (docs/contract.md §6). */
  open(url: () => string, listener: CableListener): CableConnection;
}
