/** The notifications of one company behind a fake network: numbered, listed, fetched after a number. */
import { type NotificationRow, type NotificationsResponse } from "../../../src/contract/shapes/notification.ts";
import { aNumberedMessage, aRow, EPOCH } from "./aLiveMessage.ts";

const PAGE_ROWS = 25;
const MOST_ROWS_AFTER = 100;

export class FakeInboxServer {
  rows: NotificationRow[] = [];
  epoch = EPOCH;
  /** The highest number given; rows may be gone. */
  seq = 0;
  /** Every request so far, as "GET /notifications?after=3". */
  readonly requests: string[] = [];
  /** What was marked how, as sent. */
  readonly bodies: unknown[] = [];
  /** Whom the session's check tells. */
  person: unknown = { id: 7 };
  /** Callouts that this person muted. */
  muted: number[] = [];
  /** For how long nothing has changed, where the server tells. Milliseconds. */
  quiet: number | undefined;
  /** Paths that it cannot answer. */
  readonly failing = new Set<string>();
  /** How many it says are unread, where it counts in a way of its own. */
  unread: number | undefined;
  /** Answers held back, so that a test decides their order. */
  holds = false;
  status = 200;
  /** Whoever asks is nobody any more. */
  isSessionOver = false;
  readonly #held: (() => void)[] = [];

  /** Stores the next number and gives what the cable would broadcast. */
  record(changes: Parameters<typeof aNumberedMessage>[1] = {}) {
    this.seq += 1;
    const message = { ...aNumberedMessage(this.seq, changes), epoch: this.epoch };
    this.rows.push(aRow(this.seq, message as Partial<NotificationRow>));
    return message;
  }

  release(): void {
    this.holds = false;
    for (const go of this.#held.splice(0)) go();
  }

  readonly fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname, search, searchParams } = new URL(url, "http://localhost");
    const path = pathname.replace("/admin_api", "");
    this.requests.push(`${init.method ?? "GET"} ${path}${search}`);
    if (path === "/notifications/mark" && typeof init.body === "string") this.bodies.push(JSON.parse(init.body));
    const answer = this.#answer(path, searchParams);
    if (this.holds) await new Promise<void>((resolve) => this.#held.push(resolve));
    return answer;
  };

  #answer(path: string, asked: URLSearchParams): Response {
    const after = asked.get("after");
    const before = Number(asked.get("before") ?? Number.POSITIVE_INFINITY);
    if (this.isSessionOver) return Response.json({ success: false, errors: ["no"] }, { status: 401 });
    if (this.failing.has(path)) return Response.json({ errors: ["no"] }, { status: 500 });
    if (path === "/notifications" && this.status !== 200)
      return Response.json({ errors: ["no"] }, { status: this.status });
    if (path === "/auth/validate_token") return Response.json({ success: true, data: this.person });
    if (path !== "/notifications") return Response.json({ success: true, data: { id: 7 } });
    const found =
      after === null
        ? this.rows
            .filter(({ seq }) => seq < before)
            .toReversed()
            .slice(0, Number(asked.get("limit") ?? PAGE_ROWS))
        : this.rows.filter(({ seq }) => seq > Number(after)).slice(0, Number(asked.get("limit") ?? MOST_ROWS_AFTER));
    const heard = this.rows.filter(({ callout_id }) => !this.muted.includes(Number(callout_id)));
    const unread = heard.filter(({ read_at, action_by_id }) => read_at === null && action_by_id !== 7).length;
    const last = found.at(-1)?.seq ?? Number(after);
    return Response.json({
      data: found,
      meta: {
        unread: this.unread ?? unread,
        seq: this.seq,
        epoch: this.epoch,
        more: after === null ? last > (this.rows[0]?.seq ?? 0) : last < (this.rows.at(-1)?.seq ?? 0),
        muted: this.muted,
        ...(this.quiet === undefined ? {} : { quiet_ms: this.quiet }),
      },
    } satisfies NotificationsResponse);
  }
}
