/** Changing what doctors were told of a callout as a whole: message, fee, respond-by; and the practice's own notes. */
import { useState } from "react";
import { isProblem } from "../../../api/problem.ts";
import { LIMITS } from "../../../contract/limits.ts";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { systemClock } from "../../../lib/clock.ts";
import { dateIn, timeIn } from "../../../lib/dateFormats.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { instantOf } from "../../../lib/instants.ts";
import { mergeParts, partsThatDiffer } from "../../../lib/mergeParts.ts";
import { toasted } from "../../notifications/public.ts";
import { useChangeCalloutMutation } from "../api/calloutLifeApi.ts";
import { usePreviewChangeMutation } from "../api/calloutListApi.ts";
import { useLazyCalloutQuery } from "../api/calloutsApi.ts";
import { staleOf } from "../api/staleCallout.ts";
import { type CalloutProblem, checkDeadline, checkFee } from "../form/model/checkCallout.ts";
import { feeOf, type TypedFee } from "../form/model/newCallout.ts";
import { useProblemFormat } from "../form/model/useProblemFormat.ts";
import { isMade, useMailsBefore, versionOf } from "../mails/useMailsBefore.ts";
import { useFeeCurrency } from "../shared/useFeeCurrency.ts";

export const CHANGE_DATE_FIELD = "change-date";

export type ChangeFields = TypedFee & { message: string; date: string; time: string; notes: string };

export const zoneOfCallout = ({ lists: [first] }: CalloutDetail): string => first?.time_zone ?? "UTC";

function fieldsOf(callout: CalloutDetail): ChangeFields {
  const { message, respond_by, internal_notes, fee_amount, fee_text } = callout;
  const zone = zoneOfCallout(callout);
  const by = respond_by ? Date.parse(respond_by) : null;
  return {
    message: message ?? "",
    date: by === null ? "" : dateIn(zone, by),
    time: by === null ? "17:00" : timeIn(zone, by),
    notes: internal_notes ?? "",
    feeAmount: String(fee_amount ?? ""),
    feeText: fee_text ?? "",
  };
}

/** The callout as the form was filled from it. */
type Seen = { fields: ChangeFields; deadline: string | null; version: number };
const seenOf = (callout: CalloutDetail): Seen => ({
  fields: fieldsOf(callout),
  deadline: callout.respond_by,
  version: callout.lock_version,
});

/** What booked doctors have in their mails and calendars. */
const told = (fields: ChangeFields) => ({ message: fields.message.trim() || null, ...feeOf(fields) });
const isSame = (one: ChangeFields, other: ChangeFields) => JSON.stringify(told(one)) === JSON.stringify(told(other));

/** A date goes with its time, an amount with its words. */
const PART_OF = {
  message: "message",
  date: "respondBy",
  time: "respondBy",
  notes: "notes",
  feeAmount: "fee",
  feeText: "fee",
} as const satisfies Record<keyof ChangeFields, string>;

const typedParts = (before: ChangeFields, mine: ChangeFields) => partsThatDiffer(PART_OF, before, mine);

/** What was changed here since `before`, and the rest of theirs. */
const mergedFields = (before: ChangeFields, mine: ChangeFields, theirs: ChangeFields): ChangeFields =>
  mergeParts(PART_OF, typedParts(before, mine), mine, theirs);

const isDeadlineKept = ({ date, time }: ChangeFields, { fields }: Seen): boolean =>
  date === fields.date && time === fields.time;

/** Untouched, it stays as it is to the second, which the fields do not show. */
function deadlineOf(callout: CalloutDetail, fields: ChangeFields, seen: Seen): string | null {
  if (isDeadlineKept(fields, seen)) return seen.deadline;
  const by = fields.date ? instantOf(zoneOfCallout(callout), fields.date, fields.time) : null;
  return by === null ? null : new Date(by).toISOString();
}

/** As for a new callout, of the lists that lie ahead; one that has passed stays as it is. */
function deadlineProblems(callout: CalloutDetail, fields: ChangeFields, seen: Seen): CalloutProblem[] {
  if (isDeadlineKept(fields, seen)) return [];
  const { date, time } = fields;
  const now = systemClock.now();
  const starts = callout.lists
    .filter(({ cover_status }) => cover_status !== "cancelled")
    .map(({ starts_at }) => Date.parse(starts_at))
    .filter((start) => start > now);
  return checkDeadline({ field: CHANGE_DATE_FIELD, date, time, zone: zoneOfCallout(callout), starts }, now);
}

function problemsOf(fields: ChangeFields, hasFee: boolean): CalloutProblem[] {
  const [, longest] = LIMITS.calloutMessage;
  return [
    ...(hasFee ? checkFee(fields) : []),
    ...(["message", "notes"] as const).flatMap((name) =>
      [...fields[name]].length > longest ? [{ field: `change-${name}`, key: "notes", count: longest } as const] : [],
    ),
  ];
}

/** The server alone knows whether this callout needs a deadline, and what time it is. */
const isDeadlineRefused = (error: unknown): boolean =>
  isProblem(error) && error.fields?.["callout.respond_by"] !== undefined;

const deadlineRefusal = ({ date }: ChangeFields): CalloutProblem => ({
  field: CHANGE_DATE_FIELD,
  key: date ? "respondByPast" : "respondByNeeded",
});

function requestOf(callout: CalloutDetail, fields: ChangeFields, seen: Seen, hasFee: boolean) {
  const { message, ...fee } = told(fields);
  return {
    id: callout.id,
    callout: {
      message,
      ...(hasFee ? fee : {}),
      respond_by: deadlineOf(callout, fields, seen),
      internal_notes: fields.notes.trim() || null,
    },
    lock_version: seen.version,
  };
}

export function useCalloutChange(callout: CalloutDetail, onClose: () => void) {
  const dispatch = useAppDispatch();
  const hasFee = useFeeCurrency() !== null;
  const formatProblem = useProblemFormat();
  const [seen, setSeen] = useState(() => seenOf(callout));
  const [fields, setFields] = useState(seen.fields);
  const [change, changing] = useChangeCalloutMutation();
  const [askTheirs] = useLazyCalloutQuery();
  const [theirs, setTheirs] = useState<CalloutDetail>();
  const stale = staleOf(changing.error);
  const isRefused = isDeadlineRefused(changing.error);
  const problems = [
    ...deadlineProblems(callout, fields, seen),
    ...problemsOf(fields, hasFee),
    ...(isRefused ? [deadlineRefusal(fields)] : []),
  ];
  const request = requestOf(callout, fields, seen, hasFee);
  const tellsDoctors = !isSame(fields, seen.fields);
  const isBooked = callout.lists.some(({ confirmed }) => confirmed.length > 0);
  const isAsked = tellsDoctors && isBooked && problems.length === 0 && !stale;
  const question = isAsked && !isMade(changing) ? request : null;
  const mails = useMailsBefore(usePreviewChangeMutation(), question, versionOf(callout));
  return {
    fields,
    change: (next: Partial<ChangeFields>) => {
      setFields({ ...fields, ...next });
      if (isRefused && ("date" in next || "time" in next)) changing.reset();
    },
    errorOf: (field: string) => {
      const problem = problems.find((one) => one.field === field);
      return problem && formatProblem(problem);
    },
    isTyped: typedParts(seen.fields, fields).length > 0,
    stale,
    error: isRefused ? undefined : changing.error,
    isBusy: changing.isLoading,
    /** Somebody is booked, and would hear of it. */
    before: isAsked ? mails : { ...mails, data: undefined, error: undefined, retry: undefined },
    /** Doctors see the change, and nobody is mailed about it. */
    isSeen: tellsDoctors && !isBooked,
    /** What a colleague saved meanwhile; what is typed here stays until one of the two is chosen. */
    theirs: stale && theirs ? fieldsOf(theirs) : undefined,
    decide: (whose: "theirs" | "mine") => {
      if (!theirs) return;
      const fresh = seenOf(theirs);
      setFields(whose === "theirs" ? fresh.fields : mergedFields(seen.fields, fields, fresh.fields));
      setSeen(fresh);
      setTheirs(undefined);
      changing.reset();
    },
    save: async () => {
      const [wrong] = problems;
      if (wrong) return document.getElementById(wrong.field)?.focus();
      const result = await change(request);
      if ("error" in result) {
        if (staleOf(result.error)) setTheirs((await askTheirs(callout.id)).data);
        if (isDeadlineRefused(result.error)) document.getElementById(CHANGE_DATE_FIELD)?.focus();
        return;
      }
      dispatch(toasted({ tone: "success", text: { key: "callouts:life.change.done" } }));
      onClose();
    },
  };
}
