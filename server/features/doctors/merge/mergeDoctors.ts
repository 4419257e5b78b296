/** A doctor who was entered twice becomes one: all of the duplicate goes over to the one who stays. */
import { type DoctorMerge } from "../../../../src/contract/shapes/doctors/doctorMerge.ts";
import { type By } from "../../../domain/auditBy.ts";
import { doctorName } from "../../../domain/doctorName.ts";
import { Problem } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { reviewOffers } from "../../callouts/public.ts";
import { auditDoctor } from "../shared/auditDoctor.ts";
import { showDoctor } from "../shared/presentDoctor.ts";
import { moveAnswers } from "./mergeAnswers.ts";
import { ownPause, type Pair, takenOver } from "./mergeFields.ts";
import { calloutsOf, clashesOf, lockPair, type MergeAsked } from "./mergePlan.ts";
import { moveRecords, surgeonsOf } from "./mergeRecords.ts";

const stale = async ({ tx, now }: CompanyWork, id: number): Promise<Problem> =>
  new Problem(409, "stale", ["This doctor has changed in the meantime. Please look again."], {
    data: await showDoctor(tx, now, id),
  });

/**
 * Standing lists first, as whoever plans a week locks them, then callouts, then surgeons who named the duplicate, and doctors
 * after them, as whoever decides about an answer or saves a surgeon does.
 */
async function lockAll(unit: CompanyWork, asked: MergeAsked): Promise<Pair> {
  const { tx } = unit;
  await tx
    .selectFrom("standing_lists")
    .select("id")
    .where("usual_doctor_id", "=", asked.fromId)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  const ids = (await calloutsOf(tx, asked.fromId)).map((one) => one.callout_id);
  await tx
    .selectFrom("callouts")
    .select("id")
    .where("id", "in", [0, ...ids])
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  const surgeons = await tx
    .selectFrom("surgeons")
    .select("id")
    .where("id", "in", surgeonsOf(tx, asked.fromId))
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  const pair = await lockPair(tx, asked);
  // Asked or named once more in between: that callout or surgeon is not locked.
  const asking = await calloutsOf(tx, asked.fromId);
  const naming = await surgeonsOf(tx, asked.fromId).execute();
  const isNew =
    asking.some((one) => !ids.includes(one.callout_id)) ||
    naming.some((one) => surgeons.every(({ id }) => id !== one.surgeon_id));
  if (isNew) throw await stale(unit, asked.fromId);
  return pair;
}

/** The duplicate stays as an archived name: audit lines are never changed, and its address is free. */
export async function mergeDoctors(unit: CompanyWork, by: By, fromId: number, wanted: DoctorMerge): Promise<void> {
  const { tx, now } = unit;
  const pair = await lockAll(unit, { fromId, intoId: wanted.into_id });
  const { from, into } = pair;
  if (from.lock_version !== wanted.lock_version) throw await stale(unit, from.id);
  if (into.lock_version !== wanted.into_lock_version) throw await stale(unit, into.id);
  const clashes = await clashesOf(tx, pair);
  if (clashes.length > 0)
    throw new Problem(409, "overlap", ["Both are booked at the same time. Release one of the bookings first."], {
      data: clashes,
    });
  const answered = [from, into].flatMap((row) => row.last_response_at ?? []).sort((a, b) => b.getTime() - a.getTime());
  const stamp = { updated_at: now };
  const joined = await moveAnswers(unit, pair);
  await tx
    .updateTable("doctors")
    .set({
      ...takenOver(pair).values,
      ...(await ownPause(unit, pair)),
      ...stamp,
      last_response_at: answered[0] ?? null,
      lock_version: into.lock_version + 1,
    })
    .where("id", "=", into.id)
    .execute();
  await moveRecords(unit, pair);
  await tx.updateTable("doctors").set({ merged_into: into.id }).where("merged_into", "=", from.id).execute();
  await tx
    .updateTable("doctors")
    .set({
      ...stamp,
      status: "archived",
      archived_at: from.archived_at ?? now,
      merged_into: into.id,
      last_response_at: null,
      lock_version: from.lock_version + 1,
    })
    .where("id", "=", from.id)
    .execute();
  for (const calloutId of joined) await reviewOffers(unit, calloutId);
  const params = { doctor: doctorName(from), name: doctorName(into) };
  for (const { id } of [from, into]) await auditDoctor(unit, by, "doctor_merged", id, params);
}
