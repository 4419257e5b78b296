/** What an open app does about news: subscribe first, then fetch what was missed, merge by number; again after every loss. */
import { setTimeout as pause } from "node:timers/promises";
import { WebSocket } from "ws";
import { CABLE_PATH, CALLOUTS_CHANNEL } from "../../src/contract/notification.ts";
import { type NotificationsResponse } from "../../src/contract/shapes/notification.ts";
import { type Api } from "./api.ts";

type News = { seq: number; notification_type: string; callout_id: number | null };

const isCallout = ({ notification_type }: News): boolean => notification_type === "new_callout";

/** Milliseconds until a lost socket is opened again. */
const REOPEN_AFTER_MS = 100;

export class InboxClient {
  /** Callouts that were told as new, in the order of the news. */
  readonly told: number[] = [];
  /** All callouts that were named as new, also under numbers that were known: nobody else's may be among them. */
  readonly heard = new Set<number>();
  /** The same news that came by both ways, or once more; never told twice. */
  repeated = 0;
  connections = 0;
  /** Everything up to this number is known. */
  seq: number;
  readonly #api: Api;
  readonly #origin: string;
  readonly #ahead = new Map<number, News>();
  #socket: WebSocket | undefined;
  #closed = false;

  constructor(origin: string, api: Api, seq: number) {
    this.#origin = origin;
    this.#api = api;
    this.seq = seq;
  }

  /** Again after `close`, too: what came meanwhile is fetched then. */
  open(): void {
    this.#closed = false;
    const { "access-token": accessToken = "", uid = "", client = "" } = this.#api.headers;
    const address = `${this.#origin.replace("http", "ws")}${CABLE_PATH}`;
    const query = new URLSearchParams({ accessToken, uid, client });
    const socket = new WebSocket(`${address}?${query}`, ["actioncable-v1-json"], { origin: this.#origin });
    this.#socket = socket;
    socket.on("error", () => undefined);
    socket.on("message", (data) => this.#hear(JSON.parse(String(data))));
    socket.on("close", () => {
      if (!this.#closed) void pause(REOPEN_AFTER_MS).then(() => this.open());
    });
  }

  close(): void {
    this.#closed = true;
    this.#socket?.terminate();
  }

  #hear(frame: { type?: string; message?: News }): void {
    if (frame.type === "welcome") {
      const identifier = JSON.stringify({ channel: CALLOUTS_CHANNEL });
      this.#socket?.send(JSON.stringify({ command: "subscribe", identifier }));
    } else if (frame.type === "confirm_subscription") {
      this.connections += 1;
      void this.#fetchMissed();
    } else if (frame.type === undefined && frame.message && "seq" in frame.message) this.#merge(frame.message);
  }

  async #fetchMissed(): Promise<void> {
    const { body } = await this.#api.call<NotificationsResponse>("GET", `/notifications?after=${this.seq}`);
    for (const row of body.data) this.#merge(row as News);
    if (body.meta.more && !this.#closed) await this.#fetchMissed();
  }

  #merge(news: News): void {
    if (isCallout(news)) this.heard.add(news.callout_id ?? 0);
    if (news.seq <= this.seq || this.#ahead.has(news.seq)) this.repeated += 1;
    else this.#ahead.set(news.seq, news);
    for (let next = this.#ahead.get(this.seq + 1); next; next = this.#ahead.get(this.seq + 1)) {
      this.seq = next.seq;
      this.#ahead.delete(next.seq);
      if (isCallout(next)) this.told.push(next.callout_id ?? 0);
    }
  }
}
