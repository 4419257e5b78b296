/** Several doctors at once: nobody else changes them meanwhile, and whoever has one in a form hears of the change. */
import { type Tx } from "../../../db/database.ts";
import { notFound } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";

/** In one order, so that two at once never wait for each other. Throws `notFound` for ids that are not this company's. */
export async function lockDoctors(tx: Tx, ids: readonly number[]): Promise<void> {
  const wanted = new Set(ids);
  const found = await tx
    .selectFrom("doctors")
    .select("id")
    .where("id", "in", [0, ...wanted])
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  if (found.length < wanted.size) throw notFound("doctor");
}

/** A form that shows one of them as before is `stale` from now on. */
export async function raiseVersions(
  { tx, now }: CompanyWork,
  changed: readonly { doctor_id: number }[],
): Promise<void> {
  const ids = changed.map(({ doctor_id }) => doctor_id);
  await tx
    .updateTable("doctors")
    .set((e) => ({ lock_version: e("lock_version", "+", 1), updated_at: now }))
    .where("id", "in", [0, ...ids])
    .execute();
}
