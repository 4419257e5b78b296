/** Asks one doctor alone about the lists that are usually that doctor's: one callout, one mail; each yes books. */
import { type ListInput } from "../../../../src/contract/shapes/calloutList.ts";
import { type CalloutInput } from "../../../../src/contract/shapes/calloutRequests.ts";
import { rateLimit } from "../../../http/rateLimit.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { calloutLimit } from "../drafts/calloutLimit.ts";
import { createDraft, deleteDraft } from "../drafts/draft.ts";
import { someRespondBy } from "../drafts/respondBy.ts";
import { callBack, touched } from "./callBack.ts";
import { sendCallout } from "./sendCallout.ts";

type Asked = { doctorId: number; lists: readonly (ListInput & { id: number; starts_at: Date })[] };

/** As it was sent. */
type SentRef = { id: number; lock_version: number };

export async function askUsualDoctor(unit: CompanyWork, { doctorId, lists }: Asked, userId: number): Promise<SentRef> {
  const input: CalloutInput = {
    mode: "first_come",
    urgency: "routine",
    lists: lists.map(({ starts_at: _, ...list }) => list),
    recipients: { doctor_ids: [doctorId], group_ids: [] },
    respond_by: await someRespondBy(unit, lists),
  };
  const calloutId = await createDraft(unit, input, userId, { asks_usual: true });
  await sendCallout(unit, calloutId, { type: "admin", id: userId });
  return unit.tx
    .selectFrom("callouts")
    .select(["id", "lock_version"])
    .where("id", "=", calloutId)
    .executeTakeFirstOrThrow();
}

/** A plan counts as one callout however many doctors it asks, and is refused for none. */
export const countPlan = ({ tx, ports, companyId }: CompanyWork): Promise<void> =>
  rateLimit(ports, [{ ...calloutLimit(companyId), max: Number.MAX_SAFE_INTEGER }], tx);

/**
 * While the emails are held: nobody was asked, and the callout is gone. Throws 409 as `callBack` does, also where anybody
 * else is asked by now.
 */
export async function callBackUsualDoctor(
  unit: CompanyWork,
  { id, lock_version }: SentRef,
  userId: number,
): Promise<void> {
  const { askedUsual } = await callBack(unit, { calloutId: id, lockVersion: lock_version, userId });
  if (!askedUsual) throw touched();
  await deleteDraft(unit, { id }, userId);
}
