/** The practice's figures counted the plain way: by looking at every row, one after the other. */

import { type Answer, RESPONSE_STATES } from "../../../src/contract/callout.ts";
import { DAY_MS, HOUR_MS } from "../../../src/contract/durations.ts";
import { FAIR_TIME_HOURS, SPANS, type Span } from "../../../src/contract/insights.ts";
import { type InsightsQuery } from "../../../src/contract/shapes/insights.ts";
import { type AllRows } from "./randomPractice.ts";

type Row<Table extends keyof AllRows> = AllRows[Table][number];
/** `ahead_to`: the last day that is looked at. Dates are local. */
export type Days = { from: string; to: string; today: string; ahead_to: string };
/** A list with the callout that asked for it. */
type Asked = { list: Row<"lists">; callout: Row<"callouts"> };

const mondayOf = (date: string): string => {
  let day = new Date(`${date}T00:00:00Z`);
  while (day.getUTCDay() !== 1) day = new Date(day.getTime() - DAY_MS);
  return day.toISOString().slice(0, 10);
};
const minutes = (from: Date, to: Date): number => Math.max(0, Math.floor((to.getTime() - from.getTime()) / 60_000));
const earliest = (dates: Date[]): Date | undefined => dates.toSorted((a, b) => a.getTime() - b.getTime())[0];
const latest = (dates: Date[]): Date | undefined => dates.toSorted((a, b) => b.getTime() - a.getTime())[0];

function median(all: (number | null)[]): number | null {
  const some = all.filter((one) => one !== null).sort((a, b) => a - b);
  const [low, high] = [some[Math.floor((some.length - 1) / 2)], some[Math.ceil((some.length - 1) / 2)]];
  if (low === undefined || high === undefined) return null;
  const middle = (low + high) / 2;
  // PostgreSQL's: the half goes to the even one.
  return middle % 1 === 0.5 ? 2 * Math.round(middle / 2) : middle;
}

function spanOf(took: number | null): Span {
  if (took === null) return "never";
  if (took <= 60) return "within_1h";
  if (took <= 240) return "within_4h";
  if (took <= 1440) return "within_1d";
  return took <= 4320 ? "within_3d" : "later";
}

export class PlainFigures {
  readonly #rows: AllRows;
  readonly #now: Date;
  readonly #days: Days;
  readonly #query: InsightsQuery;
  constructor(rows: AllRows, now: Date, days: Days, query: InsightsQuery) {
    [this.#rows, this.#now, this.#days, this.#query] = [rows, now, days, query];
  }

  #isMeant({ site_id, surgeon_id, role_needed }: Row<"lists">): boolean {
    const { site_id: site, surgeon_id: surgeon, role } = this.#query;
    return (!site || site === site_id) && (!surgeon || surgeon === surgeon_id) && (!role || role === role_needed);
  }

  #sent(): Asked[] {
    return this.#rows.callout_lists.flatMap(({ list_id, callout_id }) => {
      const list = this.#rows.lists.find(({ id }) => id === list_id);
      const callout = this.#rows.callouts.find(({ id }) => id === callout_id);
      if (!list || !callout?.sent_at || !this.#isMeant(list)) return [];
      return list.date >= this.#days.from && list.date <= this.#days.to ? [{ list, callout }] : [];
    });
  }

  /** A callout is called off for the lists that have not begun. */
  #isCalledOff = ({ list, callout }: Asked): boolean =>
    callout.status === "cancelled" && !(callout.closed_at && list.starts_at <= callout.closed_at);

  #begun = (): Asked[] =>
    this.#sent().filter(
      ({ list, callout }) =>
        ["open", "confirmed", "expired", "cancelled"].includes(callout.status) &&
        !this.#isCalledOff({ list, callout }) &&
        list.cover_status !== "cancelled" &&
        list.starts_at <= this.#now,
    );

  #answersTo = ({ list, callout }: Asked): Row<"responses">[] =>
    this.#rows.responses.filter((one) => one.list_id === list.id && one.callout_id === callout.id);

  #said = (response: Row<"responses">) => this.#rows.response_history.filter((one) => one.response_id === response.id);

  #recipient(response: Row<"responses">): Row<"callout_recipients"> {
    const found = this.#rows.callout_recipients.find(({ id }) => id === response.recipient_id);
    if (!found) throw new Error("An answer has its recipient");
    return found;
  }

  /** Reached by the email, or answered all the same. */
  #wasAsked = (response: Row<"responses">): boolean =>
    response.responded_at !== null || !["skipped", "failed"].includes(this.#recipient(response).delivery);

  #byWeek<Kind extends string>(
    { from, to }: { from: string; to: string },
    kinds: readonly Kind[],
    items: { date: string; kind: Kind }[],
  ): ({ week: string } & Record<Kind, number>)[] {
    const weeks = [];
    for (let week = mondayOf(from); week <= to; ) {
      const counts = kinds.map((kind) => [
        kind,
        items.filter((item) => item.kind === kind && mondayOf(item.date) === week).length,
      ]);
      weeks.push({ week, ...(Object.fromEntries(counts) as Record<Kind, number>) });
      week = new Date(Date.parse(week) + 7 * DAY_MS).toISOString().slice(0, 10);
    }
    return weeks;
  }

  ahead() {
    const { today, ahead_to } = this.#days;
    const items = this.#rows.lists
      .filter((one) => this.#isMeant(one) && one.cover_status !== "cancelled" && one.starts_at > this.#now)
      .filter((one) => one.date >= today && one.date <= ahead_to)
      .map(({ date, cover_status }) => ({
        date,
        kind: cover_status === "covered" ? ("covered" as const) : ("uncovered" as const),
      }));
    return this.#byWeek({ from: today, to: ahead_to }, ["covered", "uncovered"], items);
  }

  filled() {
    const items = this.#begun().map(({ list }) => ({
      date: list.date,
      kind: list.cover_status === "covered" ? ("filled" as const) : ("unfilled" as const),
    }));
    return this.#byWeek(this.#days, ["filled", "unfilled"], items);
  }

  durations() {
    const told = (ends: (Date | undefined)[], begun: Asked[]) => {
      const took = begun.map(({ callout }, nth) => {
        const end = ends[nth];
        return end && callout.sent_at ? minutes(callout.sent_at, end) : null;
      });
      const spans = SPANS.map((span) => [span, took.filter((one) => spanOf(one) === span).length]);
      return { median_minutes: median(took), spans: Object.fromEntries(spans) as Record<Span, number> };
    };
    const begun = this.#begun();
    const offered: string[] = ["available", "if_needed"] satisfies Answer[];
    const offers = begun.map((one) =>
      earliest(
        this.#answersTo(one)
          .flatMap(this.#said)
          .filter(({ response }) => offered.includes(response))
          .map(({ created_at }) => created_at),
      ),
    );
    const bookings = begun.map((one) =>
      one.list.cover_status === "covered"
        ? latest(this.#answersTo(one).flatMap((row) => (row.outcome === "confirmed" ? [row.decided_at] : [])) as Date[])
        : undefined,
    );
    return { first_offer: told(offers, begun), fill_time: told(bookings, begun) };
  }

  answers() {
    const all = this.#begun().flatMap(this.#answersTo).filter(this.#wasAsked);
    return Object.fromEntries(
      RESPONSE_STATES.map((state) => [state, all.filter(({ response }) => response === state).length]),
    );
  }

  /** Each callout that a doctor was asked for and had time to answer, or answered. */
  #askedFor() {
    const lists = this.#begun();
    return this.#rows.callout_recipients.flatMap((recipient) => {
      const own = lists.flatMap((one) =>
        this.#answersTo(one)
          .filter(({ recipient_id }) => recipient_id === recipient.id)
          .filter(this.#wasAsked)
          .map((response) => ({ ...one, response })),
      );
      const [first] = own;
      const end = latest(own.map(({ list }) => list.starts_at));
      const asked = recipient.sent_at ?? first?.callout.sent_at;
      if (!first || !end || !asked) return [];
      const answered = own.some(({ response }) => response.responded_at);
      const closed = first.callout.closed_at ?? end;
      const open = (closed < end ? closed : end).getTime() - asked.getTime();
      const said = earliest(
        own
          .flatMap(({ response }) => this.#said(response))
          .filter(({ source }) => source === "email_link")
          .map(({ created_at }) => created_at),
      );
      if (!answered && open < FAIR_TIME_HOURS * HOUR_MS) return [];
      return [{ doctor: recipient.doctor_id, answered, took: said ? minutes(asked, said) : null }];
    });
  }

  #rates(doctors: number[]) {
    const own = this.#askedFor().filter(({ doctor }) => doctors.includes(doctor));
    return {
      asked: own.length,
      answered: own.filter(({ answered }) => answered).length,
      median_minutes: median(own.map(({ took }) => took)),
    };
  }

  doctors() {
    const asked = new Set(this.#askedFor().map(({ doctor }) => doctor));
    return new Map([...asked].map((id) => [id, this.#rates([id])]));
  }

  groups() {
    const asked = new Set(this.#askedFor().map(({ doctor }) => doctor));
    return this.#rows.doctor_groups.flatMap(({ id, name }) => {
      const members = this.#rows.doctor_group_members.flatMap((one) =>
        one.group_id === id && asked.has(one.doctor_id) ? [one.doctor_id] : [],
      );
      return members.length > 0 ? [{ id, name, doctors: members.length, ...this.#rates(members) }] : [];
    });
  }

  withdrawals(lateHours: number) {
    const items = this.#sent().flatMap((one) =>
      this.#answersTo(one)
        .flatMap(this.#said)
        .filter(({ outcome, response }) => outcome === "confirmed" && response === "unavailable")
        .map(({ created_at }) => {
          const left = one.list.starts_at.getTime() - created_at.getTime();
          return { date: one.list.date, kind: left < lateHours * HOUR_MS ? ("late" as const) : ("early" as const) };
        }),
    );
    return this.#byWeek(this.#days, ["early", "late"], items);
  }

  mails() {
    const callouts = Map.groupBy(this.#begun(), ({ callout }) => callout.id);
    const counted = [...callouts].map(([id, own]) => {
      const dates = own.map(({ list }) => list.date).sort();
      const mails = this.#rows.outbox_emails.filter(
        (one) => one.callout_id === id && one.doctor_id && !one.is_copy && ["sent", "kept"].includes(one.status),
      );
      const covered = this.#rows.callout_lists.filter(
        (one) =>
          one.callout_id === id &&
          this.#rows.lists.some((list) => list.id === one.list_id && list.cover_status === "covered"),
      );
      return { week: mondayOf(dates[0] ?? ""), mails: mails.length, filled: covered.length };
    });
    return this.#byWeek(this.#days, [], []).map(({ week }) => {
      const own = counted.filter((one) => one.week === week);
      const sum = (key: "mails" | "filled") => own.reduce((total, one) => total + one[key], 0);
      return { week, mails: sum("mails"), filled: sum("filled") };
    });
  }
}
