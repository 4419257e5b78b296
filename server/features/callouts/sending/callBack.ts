/** A callout that was just sent is a draft again, as if it had not been sent: none of its mails goes out. */
import { Problem } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordChange } from "../../notifications/public.ts";
import { refuseStale } from "../list/staleCallout.ts";
import { takeMails } from "../state/heldMails.ts";
import { callBackMs } from "../state/hold.ts";
import { type LockedCallout, lockCallout } from "../state/lockCallout.ts";
import { moveCallout } from "../state/transition.ts";

type Asked = { calloutId: number; lockVersion: number; userId: number };

const tooLate = (): Problem =>
  new Problem(409, "too_late_to_call_back", ["The emails are on their way. You can cancel the callout instead."]);

/** Something else was done with it since. */
export const touched = (): Problem =>
  new Problem(409, "invalid_transition", [
    "Something else has been done with this callout. You can cancel it instead.",
  ]);

/** Answers taken on the phone, calls, waves and lists that the office dealt with since would be lost. */
async function refuseTouched({ tx }: CompanyWork, { callout, lists, responses }: LockedCallout): Promise<void> {
  const isUntouched =
    responses.every((one) => one.response === "none" && one.outcome === "none") &&
    lists.every(({ cover_status }) => cover_status === "calling");
  const call = await tx.selectFrom("phone_calls").select("id").where("callout_id", "=", callout.id).executeTakeFirst();
  const wave = await tx
    .selectFrom("waves")
    .select("id")
    .where("callout_id", "=", callout.id)
    .where("status", "<>", "waiting")
    .executeTakeFirst();
  if (!isUntouched || call || wave) throw touched();
}

/** All mails of the callout with their jobs. Throws where the sender has one of them: the queue's clock may be ahead of ours. */
async function takeMailsBack({ tx }: CompanyWork, calloutId: number): Promise<void> {
  const mails = await tx.selectFrom("outbox_emails").select("id").where("callout_id", "=", calloutId).execute();
  const ids = mails.map(({ id }) => id);
  const taken = await takeMails({ tx }, ids);
  if (taken.length !== ids.length) throw tooLate();
}

/** Nobody was asked. */
async function forgetAsking({ tx }: CompanyWork, { callout, lists }: LockedCallout): Promise<void> {
  const ids = lists.map(({ id }) => id);
  await tx.deleteFrom("responses").where("callout_id", "=", callout.id).execute();
  await tx.updateTable("lists").set({ cover_status: "uncovered" }).where("id", "in", ids).execute();
  await tx
    .updateTable("callout_recipients")
    .set({ delivery: "queued", skip_reason: null, sent_at: null, first_opened_at: null, reminded_at: null })
    .where("callout_id", "=", callout.id)
    .execute();
}

/** Whether it had asked nobody but the usual doctor; the draft may go to anybody. */
type CalledBack = { askedUsual: boolean };

export async function callBack(unit: CompanyWork, { calloutId, lockVersion, userId }: Asked): Promise<CalledBack> {
  const locked = await lockCallout(unit, calloutId);
  await refuseStale(unit, locked, lockVersion);
  const { callout } = locked;
  const askedUsual = callout.asks_usual;
  if (callout.status === "open" && callBackMs(callout, unit.now) === 0) throw tooLate();
  await moveCallout(unit, locked, "callBack", {
    actor: { type: "admin", id: userId },
    set: {
      sent_at: null,
      sent_by: null,
      held_until: null,
      waves_state: null,
      next_wave_at: null,
      asks_usual: false,
    },
  });
  await refuseTouched(unit, locked);
  await takeMailsBack(unit, calloutId);
  await forgetAsking(unit, locked);
  await recordChange(unit, calloutId);
  return { askedUsual };
}
