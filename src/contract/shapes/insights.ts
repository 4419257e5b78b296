/** The practice's figures as the wire has them, and the callouts behind each of them. */
import { type Static, Type } from "typebox";
import { CALLOUT_STATUSES, RESPONSE_STATES, ROLES_NEEDED, SESSIONS } from "../callout.ts";
import { GROUP_COLOURS } from "../doctor.ts";
import { FIGURE_KINDS, FIGURES, type FigureKind, SPANS } from "../insights.ts";
import { boolean, byName, dataOf, day, integer, nullable, oneOf, orNull, recordId, strict, text } from "./base.ts";
import { metaWith, pageOf, paging } from "./page.ts";

const filters = {
  /** The present week and those before it; the usual period without it. */
  weeks: Type.Optional(Type.Integer({ minimum: 1, maximum: 53 })),
  /** Two days of one's own, both included, instead of weeks. */
  from: Type.Optional(day),
  to: Type.Optional(day),
  site_id: Type.Optional(recordId),
  surgeon_id: Type.Optional(recordId),
  role: Type.Optional(oneOf(ROLES_NEEDED)),
};
export const InsightsQuery = strict(filters);
export type InsightsQuery = Static<typeof InsightsQuery>;

/** Local dates: the lists of these days are counted, both included. */
export const InsightsMeta = Type.Object({ from: text, to: text });
type InsightsMeta = Static<typeof InsightsMeta>;
const figureOf = <Data extends ReturnType<typeof Type.Object> | ReturnType<typeof Type.Array>>(data: Data) =>
  Type.Object({ data, meta: InsightsMeta });
export type Insight<Data> = { data: Data; meta: InsightsMeta };

export const InsightsAbout = Type.Object({
  ready: boolean,
  /** The first day on which there are figures; null: no callout has been sent yet. */
  begins_on: nullable(text),
});
export type InsightsAbout = Static<typeof InsightsAbout>;
export const InsightsAboutResponse = dataOf(InsightsAbout);

/** `week`: the Monday that it begins with. Weeks without anything are there too. */
export const AheadWeek = Type.Object({ week: text, covered: integer, uncovered: integer });
export type AheadWeek = Static<typeof AheadWeek>;
export const AheadResponse = figureOf(Type.Array(AheadWeek));

export const FilledWeek = Type.Object({ week: text, filled: integer, unfilled: integer });
export type FilledWeek = Static<typeof FilledWeek>;
export const FilledResponse = figureOf(Type.Array(FilledWeek));

export const Duration = Type.Object({
  /** Of those that it happened to; null: to none. */
  median_minutes: nullable(integer),
  spans: Type.Object(byName(SPANS, integer)),
});
export type Duration = Static<typeof Duration>;
export const Durations = Type.Object({ first_offer: Duration, fill_time: Duration });
export type Durations = Static<typeof Durations>;
export const DurationsResponse = figureOf(Durations);

export const AnswerCounts = Type.Object(byName(RESPONSE_STATES, integer));
export type AnswerCounts = Static<typeof AnswerCounts>;
export const AnswersResponse = figureOf(AnswerCounts);

const rates = {
  /** Callouts that stayed open long enough to be answered, or were answered. */
  asked: integer,
  answered: integer,
  /** From the email to the doctor's own first answer; null: there was none. */
  median_minutes: nullable(integer),
};
export const DoctorRates = Type.Object({ doctor: Type.Object({ id: integer, name: text }), ...rates });
export type DoctorRates = Static<typeof DoctorRates>;
export const DoctorRatesQuery = strict({ ...filters, ...paging });
export type DoctorRatesQuery = Static<typeof DoctorRatesQuery>;
export const RatesMeta = metaWith(InsightsMeta.properties);
export type RatesMeta = Static<typeof RatesMeta>;
export const DoctorRatesResponse = pageOf(DoctorRates, RatesMeta);

export const GroupRates = Type.Object({
  group: Type.Object({ id: integer, name: text, colour: oneOf(GROUP_COLOURS) }),
  /** Members who were asked. */
  doctors: integer,
  ...rates,
});
export type GroupRates = Static<typeof GroupRates>;
export const GroupRatesResponse = figureOf(Type.Array(GroupRates));

export const WithdrawalsWeek = Type.Object({ week: text, early: integer, late: integer });
export type WithdrawalsWeek = Static<typeof WithdrawalsWeek>;
export const WithdrawalsMeta = Type.Object({
  ...InsightsMeta.properties,
  /** Closer to the start than this is late; the practice's own limit. */
  late_hours: integer,
});
export type WithdrawalsMeta = Static<typeof WithdrawalsMeta>;
export const WithdrawalsResponse = Type.Object({ data: Type.Array(WithdrawalsWeek), meta: WithdrawalsMeta });

/** Emails to doctors, and the filled lists, of callouts whose first list was in that week. */
export const MailsWeek = Type.Object({ week: text, mails: integer, filled: integer });
export type MailsWeek = Static<typeof MailsWeek>;
export const MailsResponse = figureOf(Type.Array(MailsWeek));

export const BehindQuery = strict({
  ...filters,
  figure: oneOf(FIGURES),
  kind: Type.Optional(oneOf([...new Set<FigureKind>(Object.values(FIGURE_KINDS).flat())])),
  /** The Monday of one week of the period. */
  week: Type.Optional(day),
  doctor_id: Type.Optional(recordId),
  group_id: Type.Optional(recordId),
  ...paging,
});
export type BehindQuery = Static<typeof BehindQuery>;

/** One of what a figure counts: a list, a doctor's answer, a callout that a doctor was asked for. */
export const BehindRow = Type.Object({
  /** Null: nobody was asked about the list. */
  callout: orNull(Type.Object({ id: integer, reference: text, title: text, status: oneOf(CALLOUT_STATUSES) })),
  list: orNull(
    Type.Object({
      id: integer,
      date: text,
      session: oneOf(SESSIONS),
      start_time: text,
      end_time: text,
      site: text,
      surgeon: text,
      role_needed: oneOf(ROLES_NEEDED),
    }),
  ),
  doctor: orNull(Type.Object({ id: integer, name: text })),
  kind: text,
  minutes: nullable(integer),
  mails: nullable(integer),
  filled: nullable(integer),
});
export type BehindRow = Static<typeof BehindRow>;
export const BehindMeta = metaWith({ ...InsightsMeta.properties, mails: nullable(integer) });
export type BehindMeta = Static<typeof BehindMeta>;
export const BehindResponse = pageOf(BehindRow, BehindMeta);
