/** Keeps the draft, sends it now or later, and never makes a second one of the same words. */
import { useState } from "react";
import { requestKeys } from "../../../../api/requestKey.ts";
import { type CalloutDetail } from "../../../../contract/shapes/callout.ts";
import { type CalloutInput } from "../../../../contract/shapes/calloutRequests.ts";
import { useScheduleCalloutMutation } from "../../api/calloutLifeApi.ts";
import { useSendCalloutMutation } from "../../api/calloutsApi.ts";
import { useDraft } from "./useDraft.ts";

export type Sending =
  | { kind: "idle" }
  | { kind: "busy" }
  /** `draftId`: what was saved of it, if that much worked; `at`: what did not. */
  | { kind: "failed"; error: unknown; draftId: number | null; at: "saving" | "sending" };

export type How = { kind: "now" } | { kind: "later"; sendAt: string } | { kind: "draft" };

type Outcome = { id: number; sent?: CalloutDetail } | { error: unknown; at: "saving" | "sending" };

type Options = {
  /** The draft that is being edited. */
  draft: Parameters<typeof useDraft>[0];
  /** It goes out by itself at its time, unless it is sent in another way. */
  scheduled: boolean;
  /** `sent`: as it is then. */
  onDone: (calloutId: number, how: How, sent: CalloutDetail | undefined) => void;
};

export function useSending({ draft, scheduled, onDone }: Options) {
  const [state, setState] = useState<Sending>({ kind: "idle" });
  const { isOvertaken, ...written } = useDraft(draft, scheduled);
  const { keep, draftId } = written;
  const [keyOf] = useState(requestKeys);
  const [send] = useSendCalloutMutation();
  const [schedule] = useScheduleCalloutMutation();

  async function finish(input: CalloutInput, how: How): Promise<Outcome> {
    const kept = await keep(input, how.kind !== "draft");
    if ("error" in kept) return { error: kept.error, at: "saving" };
    const { id, lock_version } = kept;
    if (how.kind === "draft") return { id };
    const key = keyOf({ id, lock_version, how });
    const result =
      how.kind === "now"
        ? await send({ id, lock_version, key })
        : await schedule({ id, send_at: how.sendAt, lock_version, key });
    if ("error" in result) return { error: result.error, at: "sending" };
    return how.kind === "now" ? { id, sent: result.data } : { id };
  }

  async function submit(input: CalloutInput, how: How = { kind: "now" }): Promise<void> {
    setState({ kind: "busy" });
    const outcome = await finish(input, how);
    // What somebody else did is said where one chooses what becomes of it.
    if ("at" in outcome && !isOvertaken(outcome.error))
      return setState({ kind: "failed", ...outcome, draftId: draftId() });
    setState({ kind: "idle" });
    if ("at" in outcome) return;
    onDone(outcome.id, how, outcome.sent);
  }

  return { state, submit, ...written };
}
