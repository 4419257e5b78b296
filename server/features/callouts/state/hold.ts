/** A callout that a person sent is held for some seconds, in which the sending can be undone. */
import { type MailKind } from "../../../../src/contract/callout.ts";
import { type CalloutDetail } from "../../../../src/contract/shapes/callout.ts";
import { type CalloutRecord } from "../../../domain/records.ts";
import { Problem } from "../../../http/problem.ts";

type Held = Pick<CalloutRecord, "status" | "held_until">;

/** These ask for an answer. */
export const ASKING: readonly MailKind[] = ["callout", "reminder", "ask_again", "asked_anew", "changed", "list_added"];

/** Until when its mails wait; undefined: they go out at once. */
export const heldUntil = ({ held_until }: Pick<Held, "held_until">, now: Date): Date | undefined =>
  held_until && held_until > now ? held_until : undefined;

/** Milliseconds that are left for calling it back. */
export function callBackMs({ status, held_until }: Held, now: Date): number {
  const until = status === "open" ? heldUntil({ held_until }, now) : undefined;
  return until ? until.getTime() - now.getTime() : 0;
}

/** What is left of it in an answer that was a while in the making, or is told again. */
export const countedAnew = (sent: CalloutDetail, now: Date): CalloutDetail => ({
  ...sent,
  call_back_ms: Math.max(0, (sent.call_back_ms ?? 0) + new Date(sent.sent_at ?? now).getTime() - now.getTime()),
});

/** The first mails are written already: what they say does not change under them, and what supposes that doctors have them waits. */
export function refuseInUndoWindow(callout: Held, now: Date): void {
  if (heldUntil(callout, now))
    throw new Problem(409, "not_sent_yet", ["The emails have not gone out yet. Undo the sending, or wait a moment."]);
}
