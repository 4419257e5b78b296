/** Asks one doctor alone about the lists that are usually that doctor's: one callout, one mail; each yes books. */
import { type ListInput } from "../../../../src/contract/shapes/calloutList.ts";
import { type CalloutInput } from "../../../../src/contract/shapes/calloutRequests.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { createDraft } from "../drafts/draft.ts";
import { someRespondBy } from "../drafts/usualRespondBy.ts";
import { sendCallout } from "./sendCallout.ts";

type Asked = { doctorId: number; lists: readonly (ListInput & { id: number; starts_at: Date })[] };

export async function askUsualDoctor(unit: CompanyWork, { doctorId, lists }: Asked, userId: number): Promise<void> {
  const input: CalloutInput = {
    mode: "first_come",
    urgency: "routine",
    lists: lists.map(({ starts_at: _, ...list }) => list),
    recipients: { doctor_ids: [doctorId], group_ids: [] },
    respond_by: await someRespondBy(unit, lists),
  };
  const calloutId = await createDraft(unit, input, userId, { asks_usual: true });
  await sendCallout(unit, calloutId, { type: "admin", id: userId });
}
