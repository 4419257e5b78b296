/** Calendar entries that doctors had of lists before these were called out again: their numbers never go back (RFC 5545 §3.8.7.4). */
import { type Tx } from "../../../db/database.ts";

/** Says of a doctor and a list the greatest number so far; 0 where there was no entry. */
export async function earlierSequences(
  tx: Tx,
  doctorIds: readonly number[],
  listIds: readonly number[],
): Promise<(doctorId: number, listId: number) => number> {
  const rows = await tx
    .selectFrom("callout_lists")
    .innerJoin("responses", (on) =>
      on
        .onRef("responses.callout_id", "=", "callout_lists.callout_id")
        .onRef("responses.list_id", "=", "callout_lists.list_id"),
    )
    .select(["responses.doctor_id", "responses.list_id", "responses.calendar_sequence"])
    .where("callout_lists.list_id", "in", listIds)
    .where("responses.doctor_id", "in", doctorIds)
    .where("responses.calendar_sequence", ">", 0)
    .unionAll(
      tx
        .selectFrom("freed_answers")
        .select(["doctor_id", "list_id", "calendar_sequence"])
        .where("list_id", "in", listIds)
        .where("doctor_id", "in", doctorIds),
    )
    .execute();
  const greatest = new Map<string, number>();
  for (const { doctor_id, list_id, calendar_sequence } of rows) {
    const key = `${doctor_id} ${list_id}`;
    greatest.set(key, Math.max(greatest.get(key) ?? 0, calendar_sequence));
  }
  return (doctorId, listId) => greatest.get(`${doctorId} ${listId}`) ?? 0;
}
