/** One change to many callouts, each by itself: what one refuses does not stop the others. */
import { type BulkRequest, type BulkResult } from "../../../../src/contract/shapes/calloutRequests.ts";
import { notFound, Problem } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { remind } from "../sending/remind.ts";
import { cancelCallout } from "./cancelCallout.ts";

/** Runs the change of one callout in a transaction of its own; once, however often the same request comes. */
type Once = (id: number, work: (unit: CompanyWork) => Promise<object>) => Promise<unknown>;

export async function changeBulk(asked: BulkRequest, userId: number, once: Once): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const id of new Set(asked.ids)) {
    try {
      await once(id, async (unit) => {
        await changeOne(unit, id, userId, asked);
        return {};
      });
      results.push({ id, ok: true, error: null });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      results.push({ id, ok: false, error: error.code });
    }
  }
  return results;
}

/** Whoever acts on many has no single version in view: the present one is meant. */
async function changeOne(unit: CompanyWork, calloutId: number, userId: number, asked: BulkRequest): Promise<unknown> {
  if (asked.action === "remind") return remind(unit, { calloutId }, userId);
  const callout = await unit.tx
    .selectFrom("callouts")
    .select("lock_version")
    .where("id", "=", calloutId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!callout) throw notFound("callout");
  const reason = asked.reason?.trim() ?? "";
  return cancelCallout(unit, { calloutId, reason, lockVersion: callout.lock_version }, userId);
}
