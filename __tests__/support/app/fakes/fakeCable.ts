/** A cable whose other end a test holds. */
import { type CableListener, type CablePort } from "../../../../src/features/notifications/model/cablePort.ts";

export class FakeCable implements CablePort {
  /** Addresses read so far, one for each attempt. */
  urls: string[] = [];
  attempts = 0;
  closed = 0;
  live = false;
  #url: () => string = () => "";
  #listener: CableListener | null = null;

  open(url: () => string, listener: CableListener) {
    this.#url = url;
    this.#listener = listener;
    this.#attempt();
    return {
      isLive: () => this.live,
      connect: () => {
        if (!this.live) this.#attempt();
      },
      close: () => {
        this.closed += 1;
        this.live = false;
        this.#listener = null;
      },
    };
  }

  get isOpen(): boolean {
    return this.#listener !== null;
  }

  confirms(): void {
    this.live = true;
    this.#listener?.connected();
  }

  loses(): void {
    this.live = false;
    this.#listener?.disconnected(true);
  }

  refuses(): void {
    this.live = false;
    this.#listener?.disconnected(false);
  }

  says(message: unknown): void {
    this.#listener?.received(message);
  }

  wakes(): void {
    this.#listener?.woke();
  }

  #attempt(): void {
    this.attempts += 1;
    this.urls.push(this.#url());
  }
}
