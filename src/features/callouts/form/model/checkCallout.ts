/** What is still wrong with a callout; keys and numbers, the screen makes the sentences. */
import { isDate } from "../../../../contract/dates.ts";
import { FEE_MOST, LIMITS } from "../../../../contract/limits.ts";
import { fitsSession, isSameSpan } from "../../../../contract/rules/sessionTimes.ts";
import { type Site } from "../../../../contract/shapes/places.ts";
import { clockChangeAt, instantOf } from "../../../../lib/instants.ts";
import { type NewCallout, type TypedFee, zoneOf } from "./newCallout.ts";
import { endDate, type NewList, OTHER_SURGEON, siteOf, startsAt } from "./newList.ts";
import { checkWaves, type WaveProblem } from "./newWaves.ts";

type LongField =
  | "form.theatre"
  | "form.surgeonName"
  | "form.specialty"
  | "form.caseMix"
  | "form.feeText"
  | "form.message"
  | "lists.title";

export type CalloutProblem = {
  /** The id of the field. */
  field: string;
  key:
    | "date"
    | "dateRange"
    | "startSkipped"
    | "endSkipped"
    | "respondBySkipped"
    | "notes"
    | "past"
    | "start_time"
    | "end_time"
    | "sameTimes"
    | "endsBefore"
    | "site_id"
    | "surgeon"
    | "tooLong"
    | "fee"
    | "respondByPast"
    | "respondByLate"
    | "respondByIncomplete"
    | "respondByNeeded"
    | WaveProblem["key"];
  count?: number;
  /** Of what is too long, the label of its field. */
  label?: LongField;
  /** Index of the list, or of the wave. */
  list?: number;
  wave?: number;
};

export const RECIPIENTS_FIELD = "callout-recipients";
export const RESPOND_BY_FIELD = "callout-respond-date";
export const MESSAGE_FIELD = "callout-message";
export const FEE_FIELD = "callout-fee";
export const FEE_TEXT_FIELD = "callout-fee-text";
export const TITLE_FIELD = "callout-title";
export type ListField =
  | "date"
  | "start"
  | "end"
  | "site"
  | "theatre"
  | "surgeon"
  | "surgeonName"
  | "specialty"
  | "caseMix"
  | "notesPublic"
  | "notesInternal";
export const listField = (list: number, field: ListField): string => `list-${list}-${field}`;

const long = (text: string): number => [...text].length;

/** A text that is longer than it may be. */
function checkLength(field: string, text: string, [, most]: Bounds, label: LongField): CalloutProblem[] {
  return long(text) > most ? [{ field, key: "tooLong", label, count: most }] : [];
}

type Bounds = readonly [minimum: number, maximum: number];

const spanOf = ({ session, start, end }: NewList) => ({ session, start_time: start, end_time: end });

/** `before`: as it is kept. */
function checkSpan(list: NewList, before: NewList | undefined): "sameTimes" | "endsBefore" | null {
  const span = spanOf(list);
  if (!list.start || !list.end || fitsSession(span) || (before && isSameSpan(span, spanOf(before)))) return null;
  return list.start === list.end ? "sameTimes" : "endsBefore";
}

type Where = { index?: number; sites: readonly Site[]; now: number; before?: NewList | undefined };

export function checkList(list: NewList, { index = 0, sites, now, before }: Where): CalloutProblem[] {
  const problem = (field: ListField, key: CalloutProblem["key"]) => ({
    field: listField(index, field),
    key,
    list: index,
  });
  const starts = startsAt(list, sites);
  const checkPart = (field: ListField & keyof NewList, bounds: Bounds, label: LongField) =>
    checkLength(listField(index, field), list[field], bounds, label).map((one) => ({ ...one, list: index }));
  const wrongSpan = checkSpan(list, before);
  const zone = siteOf(list, sites)?.time_zone;
  const changeAt = (date: string, time: string) => (zone ? clockChangeAt(zone, date, time) : null);
  return [
    ...(list.date ? [] : [problem("date", "date")]),
    ...(list.date && !isDate(list.date) ? [problem("date", "dateRange")] : []),
    ...(starts !== null && starts <= now ? [problem("date", "past")] : []),
    ...(list.start ? [] : [problem("start", "start_time")]),
    ...(changeAt(list.date, list.start) === "skipped" ? [problem("start", "startSkipped")] : []),
    ...(list.end ? [] : [problem("end", "end_time")]),
    ...(wrongSpan ? [problem("end", wrongSpan)] : []),
    ...(changeAt(endDate(list), list.end) === "skipped" ? [problem("end", "endSkipped")] : []),
    ...(list.site ? [] : [problem("site", "site_id")]),
    ...checkPart("theatre", LIMITS.listText, "form.theatre"),
    ...(list.surgeon ? [] : [problem("surgeon", "surgeon")]),
    ...(list.surgeon === OTHER_SURGEON && !list.surgeonName.trim() ? [problem("surgeonName", "surgeon")] : []),
    ...checkPart("surgeonName", LIMITS.listText, "form.surgeonName"),
    ...checkPart("caseMix", LIMITS.caseMix, "form.caseMix"),
    ...checkPart("specialty", LIMITS.listText, "form.specialty"),
    ...(["notesPublic", "notesInternal"] as const).flatMap((notes) =>
      long(list[notes]) > LIMITS.listNotes[1] ? [{ ...problem(notes, "notes"), count: LIMITS.listNotes[1] }] : [],
    ),
  ];
}

/** `starts`: when the lists start that doctors are asked about. */
type Deadline = { field: string; date: string; time: string; zone: string; starts: readonly number[] };

export function checkDeadline({ field, date, time, zone, starts }: Deadline, now: number): CalloutProblem[] {
  if (!date) return [];
  const by = instantOf(zone, date, time);
  if (by === null || !isDate(date)) return [{ field, key: "respondByIncomplete" }];
  if (clockChangeAt(zone, date, time) === "skipped") return [{ field, key: "respondBySkipped" }];
  if (by <= now) return [{ field, key: "respondByPast" }];
  return starts.some((start) => start <= by) ? [{ field, key: "respondByLate" }] : [];
}

function checkRespondBy(values: NewCallout, sites: readonly Site[], now: number): CalloutProblem[] {
  const { respondDate: date, respondTime: time } = values;
  const starts = values.lists.flatMap((list) => startsAt(list, sites) ?? []);
  return checkDeadline({ field: RESPOND_BY_FIELD, date, time, zone: zoneOf(values, sites), starts }, now);
}

/** Up to a million, with hundredths behind a point or a comma. */
const isFee = (text: string): boolean =>
  /^\d{1,7}([.,]\d{1,2})?$/.test(text) && Number(text.replace(",", ".")) <= FEE_MOST;

export const checkFee = ({ feeAmount, feeText }: TypedFee): CalloutProblem[] => [
  ...(feeAmount.trim() === "" || isFee(feeAmount.trim()) ? [] : [{ field: FEE_FIELD, key: "fee" } as const]),
  ...checkLength(FEE_TEXT_FIELD, feeText, LIMITS.feeText, "form.feeText"),
];

/** In the order of the page. `before`: the lists as they are kept. */
export function checkCallout(
  values: NewCallout,
  sites: readonly Site[],
  now: number,
  before: readonly NewList[] = [],
): CalloutProblem[] {
  const keptOf = ({ id }: NewList) => before.find((one) => id !== undefined && one.id === id);
  return [
    ...values.lists.flatMap((list, index) => checkList(list, { index, sites, now, before: keptOf(list) })),
    ...(values.chosen.length > 0 ? [] : [{ field: RECIPIENTS_FIELD, key: "recipients" } as const]),
    ...checkWaves(values.waves),
    ...checkRespondBy(values, sites, now),
    ...checkFee(values),
    ...checkLength(MESSAGE_FIELD, values.message, LIMITS.calloutMessage, "form.message"),
    ...checkLength(TITLE_FIELD, values.title, LIMITS.calloutTitle, "lists.title"),
  ];
}
