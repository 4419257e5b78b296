/** Lists as they will be stored: their places and surgeons looked up, their wall times as instants. */
import { hasDirectionMark } from "../../../src/contract/names.ts";
import { fitsSession, isSameSpan, type SessionSpan } from "../../../src/contract/rules/sessionTimes.ts";
import { type ListInput } from "../../../src/contract/shapes/calloutList.ts";
import { type Tx } from "../../db/database.ts";
import { type PlannedList } from "../../domain/records.ts";
import { keptInstants, listInstants } from "../../domain/zonedTime.ts";
import { invalid, notFound } from "../../http/problem.ts";

const ofCallout = (field: string, index: number): string => `callout.lists.${index}.${field}`;

type Options = {
  /** What a wrong field is called in the answer. */
  fieldName?: (field: string, index: number) => string;
  /** The lists that these are copies of. */
  copiesOf?: readonly number[];
  /** What these are made of. */
  kept?: readonly SessionSpan[];
};

/**
 * In the order in which they were asked for. A site or surgeon that has been archived since stays with the list that has it, and with its copies,
 * and so do times that its session could not have by now.
 * Throws 422, or `notFound` for another's ids.
 */
export async function resolveAsAsked(
  tx: Tx,
  inputs: readonly ListInput[],
  { fieldName = ofCallout, copiesOf = [], kept = [] }: Options = {},
): Promise<PlannedList[]> {
  const before = tx.selectFrom("lists").where("id", "in", [0, ...inputs.flatMap(({ id }) => id ?? []), ...copiesOf]);
  const sites = await tx
    .selectFrom("sites")
    .selectAll()
    .where(({ eb, or }) => or([eb("archived_at", "is", null), eb("id", "in", before.select("site_id"))]))
    .execute();
  const surgeons = await tx
    .selectFrom("surgeons")
    .selectAll()
    .where(({ eb, or }) => or([eb("archived_at", "is", null), eb("id", "in", before.select("surgeon_id"))]))
    .execute();
  const spans = inputs.every(fitsSession)
    ? []
    : [...kept, ...(await before.select(["session", "start_time", "end_time"]).execute())];
  return inputs.map((input, index): PlannedList => {
    const site = sites.find((one) => one.id === input.site_id);
    if (!site) throw notFound("site");
    const surgeon = surgeons.find((one) => one.id === input.surgeon_id);
    if (input.surgeon_id && !surgeon) throw notFound("surgeon");
    const isKept = spans.some((span) => isSameSpan(span, input));
    const times = (isKept ? keptInstants : listInstants)(input, site.time_zone);
    if ("wrong" in times) throw invalid({ [fieldName(times.wrong, index)]: [times.reason ?? "is not valid"] });
    const freeText = input.surgeon_name?.trim() || null;
    if (hasDirectionMark(freeText ?? ""))
      throw invalid({ [fieldName("surgeon_name", index)]: ["must not contain marks that turn the writing direction"] });
    return {
      id: input.id ?? null,
      lock_version: input.lock_version,
      date: input.date,
      session: input.session,
      start_time: input.start_time,
      end_time: input.end_time,
      time_zone: site.time_zone,
      starts_at: times.startsAt,
      ends_at: times.endsAt,
      site_id: site.id,
      theatre: input.theatre?.trim() || null,
      surgeon_id: surgeon?.id ?? null,
      surgeon_name: surgeon ? null : freeText,
      specialty: input.specialty?.trim() || surgeon?.specialty || null,
      role_needed: input.role_needed,
      positions: input.positions,
      case_mix: input.case_mix?.trim() || null,
      requirements: input.requirements ?? [],
      notes_public: input.notes_public?.trim() || null,
      notes_internal: input.notes_internal?.trim() || null,
      site_name: site.name,
      site_short_name: site.short_name,
      site_address: site.address,
      site_phone: site.phone,
      site_access_notes: site.access_notes,
      site_map_url: site.map_url,
      surgeon: surgeon?.display_name ?? freeText ?? "",
    };
  });
}

export const earliestFirst = (lists: readonly PlannedList[]): PlannedList[] =>
  lists.toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime());

/** The same, earliest first. */
export const resolveLists = async (...asked: Parameters<typeof resolveAsAsked>): Promise<PlannedList[]> =>
  earliestFirst(await resolveAsAsked(...asked));

/** The columns of a list that come from what a person asks for. */
export const listValues = ({
  id,
  lock_version,
  site_name,
  site_short_name,
  site_address,
  site_phone,
  site_access_notes,
  site_map_url,
  surgeon,
  ...values
}: PlannedList) => values;
