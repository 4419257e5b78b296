/** What a mail tells a doctor of their own offers. */
import { type MailKind } from "../../../../src/contract/callout.ts";
import { formatSpan } from "../../../../src/contract/wallSpan.ts";
import { isSame, partRange, rangeOf, wallSpan } from "../../../domain/coverage.ts";
import { type ListRecord, type ResponseRecord } from "../../../domain/records.ts";
import { mailList } from "../../../mail/callout/calloutMailFacts.ts";
import { type CalloutMailFacts } from "../../../mail/mailFacts.ts";
import { isBookable, type LockedCallout } from "../state/lockCallout.ts";

type Mailing = { kind: MailKind; response: ResponseRecord; lists: readonly ListRecord[] };

/** Times of the part that was offered, where it was not all of the list. */
function partOffered(list: ListRecord, own: ResponseRecord | undefined): string | undefined {
  const range = own && partRange(list, { from: own.part_from, to: own.part_to });
  if (!range || isSame(range, rangeOf(list))) return undefined;
  const { from, to } = wallSpan(list, range);
  return formatSpan(from, to, list.start_time);
}

/** Asked again: what had been offered. Stood down: for which other lists of the callout the offer stands. */
export function offersTold(
  { lists, responses }: LockedCallout,
  { kind, response, lists: about }: Mailing,
  now: Date,
): Pick<CalloutMailFacts, "offered" | "stillOffered"> {
  const ownTo = (list: ListRecord) =>
    responses.find((one) => one.doctor_id === response.doctor_id && one.list_id === list.id);
  if (kind === "ask_again") {
    const parts = about.map((list) => [list.id, partOffered(list, ownTo(list))] as const);
    return { offered: new Map(parts.flatMap(([id, part]) => (part ? [[id, part] as const] : []))) };
  }
  if (kind !== "filled") return {};
  const stands = (list: ListRecord): boolean => {
    const own = ownTo(list);
    const waits = list.cover_status === "calling" && list.starts_at > now;
    return waits && own !== undefined && own.outcome === "none" && isBookable(own);
  };
  const others = lists.filter((list) => about.every(({ id }) => id !== list.id));
  return { stillOffered: others.filter(stands).map((list) => mailList(list)) };
}
