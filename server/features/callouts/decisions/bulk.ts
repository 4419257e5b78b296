/** One change to many callouts, each by itself: what one refuses does not stop the others. */
import { type BulkRequest, type BulkResult } from "../../../../src/contract/shapes/calloutRequests.ts";
import { type BulkPreview, type DecisionPreview } from "../../../../src/contract/shapes/callouts/decisions.ts";
import { notFound, Problem } from "../../../http/problem.ts";
import { type CompanyWork, type Ports } from "../../../platform/ports.ts";
import { remind, remindedOf } from "../sending/remind.ts";
import { cancelCallout } from "./cancelCallout.ts";
import { notMailed, rehearse } from "./rehearse.ts";

/** With the code of each that was refused. */
async function eachOf<Done extends object>(
  ids: readonly number[],
  work: (id: number) => Promise<Done>,
): Promise<(BulkResult & Partial<Done>)[]> {
  const results: (BulkResult & Partial<Done>)[] = [];
  for (const id of new Set(ids)) {
    try {
      results.push({ ...(await work(id)), id, ok: true, error: null });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      results.push({ id, ok: false, error: error.code } as BulkResult & Partial<Done>);
    }
  }
  return results;
}

/** Runs the change of one callout in a transaction of its own; once, however often the same request comes. */
type Once = <Done extends object>(id: number, work: (unit: CompanyWork) => Promise<Done>) => Promise<Done>;

export const changeBulk = (asked: BulkRequest, userId: number, once: Once): Promise<BulkResult[]> =>
  eachOf(asked.ids, (id) =>
    once(id, async (unit): Promise<Pick<BulkResult, "mailed">> => {
      const { mailed } = await changeOne(unit, id, userId, asked);
      return mailed === undefined ? {} : { mailed };
    }),
  );

/** Each callout's mails by kind, put together; every mail counts, and the first of a kind stands for it in words. */
function together(previews: readonly DecisionPreview[]): DecisionPreview {
  const byKind = Map.groupBy(
    previews.flatMap(({ mails }) => mails),
    ({ kind }) => kind,
  );
  const mails = [...byKind.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, doctors: [first, ...others].flatMap(({ doctors }) => doctors) }] : [],
  );
  return { mails, silent: previews.reduce((sum, { silent }) => sum + silent, 0) };
}

/** What the change would send: it is made of each callout, and undone. */
export async function previewBulk(
  ports: Ports,
  { companyId, userId }: { companyId: number; userId: number },
  asked: BulkRequest,
): Promise<BulkPreview> {
  const rehearsed = await eachOf(asked.ids, async (id) => ({
    preview: await rehearse(ports, companyId, async (unit) => {
      const { concerned } = await changeOne(unit, id, userId, asked);
      return { silent: notMailed(concerned) };
    }),
  }));
  return {
    ...together(rehearsed.flatMap(({ preview }) => preview ?? [])),
    results: rehearsed.map(({ preview, ...result }) => ({
      ...result,
      doctors: preview?.mails.flatMap(({ doctors }) => doctors) ?? [],
    })),
  };
}

/** `mailed`: how many a reminder goes to. */
type Changed = { concerned: Iterable<number>; mailed?: number };

/** Whoever acts on many has no single version in view: the present one is meant. Answers whom it concerns. */
async function changeOne(unit: CompanyWork, calloutId: number, userId: number, asked: BulkRequest): Promise<Changed> {
  if (asked.action === "remind") {
    const mailed = await remind(unit, { calloutId }, userId);
    return { concerned: await remindedOf(unit, calloutId), mailed };
  }
  const callout = await unit.tx
    .selectFrom("callouts")
    .select("lock_version")
    .where("id", "=", calloutId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!callout) throw notFound("callout");
  const reason = asked.reason?.trim() ?? "";
  return { concerned: await cancelCallout(unit, { calloutId, reason, lockVersion: callout.lock_version }, userId) };
}
