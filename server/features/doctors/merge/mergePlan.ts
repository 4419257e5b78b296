/** What merging a duplicate would move, and what stands against it. */
import { type DoctorMergePreview, type MergeClash } from "../../../../src/contract/shapes/doctors/doctorMerge.ts";
import { type Tx } from "../../../db/database.ts";
import { doctorRef } from "../../../domain/doctorName.ts";
import { invalid, notFound, Problem } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { sharedCallouts } from "./mergeAnswers.ts";
import { type DoctorRow, ownPause, type Pair, takenOver } from "./mergeFields.ts";
import { newGroups, newLeave, newPreferences, newSites } from "./mergeRecords.ts";

export type MergeAsked = { fromId: number; intoId: number };

/** In one order, and so that nobody is asked, booked or changed meanwhile. */
export async function lockPair(tx: Tx, { fromId, intoId }: MergeAsked): Promise<Pair> {
  if (fromId === intoId) throw invalid({ into_id: ["must be another doctor"] });
  const rows = await tx
    .selectFrom("doctors")
    .selectAll()
    .where("id", "in", [fromId, intoId])
    .orderBy("id")
    .forUpdate()
    .execute();
  const [from, into] = [fromId, intoId].map((id) => rows.find((row) => row.id === id));
  if (!from || !into) throw notFound("doctor");
  if (from.merged_into !== null) throw new Problem(409, "invalid_transition", ["This doctor has been merged already."]);
  if (into.archived_at !== null)
    throw new Problem(409, "invalid_transition", ["Only an archived doctor can go: restore the one who is to stay."]);
  return { from, into };
}

export const calloutsOf = (tx: Tx, doctorId: number) =>
  tx
    .selectFrom("callout_recipients")
    .select("callout_id")
    .where("doctor_id", "=", doctorId)
    .orderBy("callout_id")
    .execute();

/** Nobody is booked twice at one time, so neither is the one the two become. */
export async function clashesOf(tx: Tx, { from, into }: Pair): Promise<MergeClash[]> {
  const rows = await tx
    .selectFrom("responses as one")
    .innerJoin("lists as list", "list.id", "one.list_id")
    .innerJoin("callouts as callout", "callout.id", "one.callout_id")
    .innerJoin("responses as other", (on) =>
      on.on("other.doctor_id", "=", into.id).on("other.outcome", "=", "confirmed"),
    )
    .innerJoin("lists as taken", "taken.id", "other.list_id")
    .innerJoin("callouts as second", "second.id", "other.callout_id")
    .select(["callout.id", "callout.title", "list.starts_at", "second.id as second_id", "second.title as second_title"])
    .select("taken.starts_at as second_starts_at")
    .where("one.doctor_id", "=", from.id)
    .where("one.outcome", "=", "confirmed")
    // Two parts of one list cannot become one booking either.
    .where((e) =>
      e.or([
        e.and([
          e("other.booked_from", "<", e.ref("one.booked_to")),
          e("other.booked_to", ">", e.ref("one.booked_from")),
        ]),
        e("other.list_id", "=", e.ref("one.list_id")),
      ]),
    )
    .orderBy("list.starts_at")
    .orderBy("one.id")
    .execute();
  return rows.map((row) => ({
    from: { callout_id: row.id, title: row.title, starts_at: row.starts_at.toISOString() },
    into: { callout_id: row.second_id, title: row.second_title, starts_at: row.second_starts_at.toISOString() },
  }));
}

const brief = (row: DoctorRow) => ({ ...doctorRef(row), email: row.email, lock_version: row.lock_version });

/** The dry run; refused where merging would be, but that clashes are told. */
export async function previewMerge(unit: CompanyWork, asked: MergeAsked): Promise<DoctorMergePreview> {
  const { tx } = unit;
  const pair = await lockPair(tx, asked);
  const { from, into } = pair;
  const bookings = await tx
    .selectFrom("responses")
    .select("id")
    .where("doctor_id", "=", from.id)
    .where("outcome", "=", "confirmed")
    .execute();
  const emails = await tx
    .selectFrom("outbox_emails")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("doctor_id", "=", from.id)
    .executeTakeFirstOrThrow();
  return {
    from: brief(from),
    into: brief(into),
    callouts: (await calloutsOf(tx, from.id)).length,
    shared: (await sharedCallouts(tx, pair)).length,
    bookings: bookings.length,
    leave: (await newLeave(tx, pair)).length,
    emails: Number(emails.count),
    groups: (await newGroups(tx, pair)).map(({ id, name }) => ({ id, name })),
    surgeons: await newPreferences(tx, pair),
    sites: await newSites(tx, pair),
    fields: [...takenOver(pair).names, ...((await ownPause(unit, pair)) ? ["pause" as const] : [])],
    clashes: await clashesOf(tx, pair),
  };
}
