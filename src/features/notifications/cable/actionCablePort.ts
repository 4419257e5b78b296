/** The cable over Rails' own client, loaded only once somebody is signed in. */
import { type Consumer } from "@rails/actioncable";
import { CALLOUTS_CHANNEL } from "../../../contract/notification.ts";
import { browserOnResume } from "../../../lib/resume.ts";
import { type CableConnection, type CableListener, type CablePort } from "../model/cablePort.ts";

type Library = Pick<typeof import("@rails/actioncable"), "createConsumer">;

/** What the library's types leave out of its consumer. */
type Insides = {
  connection: {
    webSocket?: WebSocket;
    isOpen(): boolean;
    isActive(): boolean;
    reopen(): void;
    monitor: { connectionIsStale(): boolean };
  };
};

class ActionCableConnection implements CableConnection {
  readonly #url: () => string;
  readonly #listener: CableListener;
  #consumer: (Consumer & Insides) | null = null;
  #closed = false;

  constructor(url: () => string, listener: CableListener) {
    this.#url = url;
    this.#listener = listener;
  }

  start({ createConsumer }: Library): void {
    if (this.#closed) return;
    const consumer = createConsumer(() => this.#nextUrl()) as Consumer & Insides;
    this.#consumer = consumer;
    const whileOpen = (hear: () => void) => () => this.#closed || hear();
    // One subscription with one key: its text is its identity.
    consumer.subscriptions.create(
      { channel: CALLOUTS_CHANNEL },
      {
        connected: whileOpen(() => this.#listener.connected()),
        disconnected: ({ willAttemptReconnect }: { willAttemptReconnect: boolean | undefined }) =>
          this.#closed || this.#listener.disconnected(Boolean(willAttemptReconnect)),
        rejected: whileOpen(() => this.#listener.disconnected(false)),
        received: (message: unknown) => this.#closed || this.#listener.received(message),
      },
    );
  }

  isLive(): boolean {
    const connection = this.#consumer?.connection;
    return connection?.isOpen() === true && !connection.monitor.connectionIsStale();
  }

  connect(): void {
    if (this.#closed || !this.#consumer || this.isLive()) return;
    const { connection } = this.#consumer;
    // An open socket that went silent is replaced; one that is still connecting is left to it.
    if (connection.isOpen()) connection.reopen();
    else if (!connection.isActive()) this.#consumer.connect();
  }

  close(): void {
    this.#closed = true;
    this.#hangUp();
  }

  /** The library's own timers may open once more after `disconnect()`; that attempt carries nothing and is dropped. */
  #nextUrl(): string {
    if (!this.#closed) return this.#url();
    queueMicrotask(() => this.#hangUp());
    return this.#url().replace(/\?.*$/, "");
  }

  /** `disconnect()` alone lets a socket that is still connecting come up later. */
  #hangUp(): void {
    this.#consumer?.disconnect();
    this.#consumer?.connection.webSocket?.close();
  }
}

/** Milliseconds until the library is asked for again, where it could not be loaded. */
const LOAD_AGAIN_AFTER_MS = 5000;

/** `load` brings the library. */
export const createActionCablePort = (
  load: () => Promise<Library> = () => import("@rails/actioncable"),
): CablePort => ({
  open(url, listener) {
    const connection = new ActionCableConnection(url, listener);
    let again: ReturnType<typeof setTimeout> | undefined;
    let isClosed = false;
    const begin = (): void => {
      load().then(
        (library) => connection.start(library),
        () => {
          if (!isClosed) again = setTimeout(begin, LOAD_AGAIN_AFTER_MS);
        },
      );
    };
    begin();
    const sleep = browserOnResume(listener.woke);
    return {
      isLive: () => connection.isLive(),
      connect: () => connection.connect(),
      close: () => {
        isClosed = true;
        clearTimeout(again);
        sleep();
        connection.close();
      },
    };
  },
});
