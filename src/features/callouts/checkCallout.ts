/** What is still wrong with a callout; keys and numbers, the screen makes the sentences. */
import { type Site } from "../../contract/doctor.ts";
import { FEE_MOST } from "../../contract/fee.ts";
import { LIMITS } from "../../contract/limits.ts";
import { type NewCallout, respondBy } from "./newCallout.ts";
import { type NewList, OTHER_SURGEON, startsAt } from "./newList.ts";

export type CalloutProblem = {
  /** The id of the field. */
  field: string;
  key:
    | "date"
    | "past"
    | "start_time"
    | "end_time"
    | "sameTimes"
    | "endsBefore"
    | "site_id"
    | "surgeon"
    | "caseMix"
    | "message"
    | "fee"
    | "recipients"
    | "respondByPast"
    | "respondByLate"
    | "respondByIncomplete";
  count?: number;
  /** Index of the list. */
  list?: number;
};

export const RECIPIENTS_FIELD = "callout-recipients";
export const RESPOND_BY_FIELD = "callout-respond-date";
export const MESSAGE_FIELD = "callout-message";
export const FEE_FIELD = "callout-fee";
export type ListField = "date" | "start" | "end" | "site" | "surgeon" | "surgeonName" | "caseMix";
export const listField = (list: number, field: ListField): string => `list-${list}-${field}`;

const long = (text: string): number => [...text].length;

/** From eight to eight is a whole day, where a session can be one. */
const mayLastADay = ({ session }: NewList): boolean => session === "on_call" || session === "custom";
const mayPassMidnight = (list: NewList): boolean => mayLastADay(list) || list.session === "evening";

export function checkList(list: NewList, index: number, sites: readonly Site[], now: number): CalloutProblem[] {
  const problem = (field: ListField, key: CalloutProblem["key"]) => ({
    field: listField(index, field),
    key,
    list: index,
  });
  const starts = startsAt(list, sites);
  const [, most] = LIMITS.caseMix;
  return [
    ...(list.date ? [] : [problem("date", "date")]),
    ...(starts !== null && starts <= now ? [problem("date", "past")] : []),
    ...(list.start ? [] : [problem("start", "start_time")]),
    ...(list.end ? [] : [problem("end", "end_time")]),
    ...(list.start && list.start === list.end && !mayLastADay(list) ? [problem("end", "sameTimes")] : []),
    ...(list.start && list.end && list.end < list.start && !mayPassMidnight(list)
      ? [problem("end", "endsBefore")]
      : []),
    ...(list.site ? [] : [problem("site", "site_id")]),
    ...(list.surgeon ? [] : [problem("surgeon", "surgeon")]),
    ...(list.surgeon === OTHER_SURGEON && !list.surgeonName.trim() ? [problem("surgeonName", "surgeon")] : []),
    ...(long(list.caseMix) > most ? [{ ...problem("caseMix", "caseMix"), count: most }] : []),
  ];
}

function checkRespondBy(values: NewCallout, sites: readonly Site[], now: number): CalloutProblem[] {
  if (!values.respondDate) return [];
  const by = respondBy(values, sites);
  if (by === null) return [{ field: RESPOND_BY_FIELD, key: "respondByIncomplete" }];
  if (by <= now) return [{ field: RESPOND_BY_FIELD, key: "respondByPast" }];
  const late = values.lists.some((list) => (startsAt(list, sites) ?? Number.POSITIVE_INFINITY) <= by);
  return late ? [{ field: RESPOND_BY_FIELD, key: "respondByLate" }] : [];
}

/** Up to a million, with hundredths behind a point or a comma. */
const isFee = (text: string): boolean =>
  /^\d{1,7}([.,]\d{1,2})?$/.test(text) && Number(text.replace(",", ".")) <= FEE_MOST;

/** In the order of the page. */
export function checkCallout(values: NewCallout, sites: readonly Site[], now: number): CalloutProblem[] {
  const [, most] = LIMITS.calloutMessage;
  return [
    ...values.lists.flatMap((list, index) => checkList(list, index, sites, now)),
    ...(values.chosen.length > 0 ? [] : [{ field: RECIPIENTS_FIELD, key: "recipients" } as const]),
    ...checkRespondBy(values, sites, now),
    ...(values.feeAmount.trim() === "" || isFee(values.feeAmount.trim())
      ? []
      : [{ field: FEE_FIELD, key: "fee" } as const]),
    ...(long(values.message) > most ? [{ field: MESSAGE_FIELD, key: "message", count: most } as const] : []),
  ];
}
