/** Keeps the draft, sends it now or later, and never makes a second one of the same words. */
import { useRef, useState } from "react";
import { requestKeys } from "../../../../api/requestKey.ts";
import { type CalloutDetail } from "../../../../contract/shapes/callout.ts";
import { type CalloutInput } from "../../../../contract/shapes/calloutRequests.ts";
import { useScheduleCalloutMutation } from "../../api/calloutLifeApi.ts";
import { useSendCalloutMutation } from "../../api/calloutsApi.ts";
import { useDraft } from "./useDraft.ts";

/** `draftId`: what was saved of it, if that much worked; `at`: what did not. */
export type Failed = { error: unknown; draftId: number | null; at: "saving" | "sending" };
export type Sending = { kind: "idle" } | { kind: "busy" } | ({ kind: "failed" } & Failed);

export type How = { kind: "now" } | { kind: "later"; sendAt: string } | { kind: "draft" };

/** `how`: in the end. */
type Outcome = { how: How } & ({ id: number; sent?: CalloutDetail } | Omit<Failed, "draftId">);

type Options = {
  /** The draft that is being edited. */
  draft: Parameters<typeof useDraft>[0];
  /** It goes out by itself at its time, unless it is sent in another way. */
  scheduled: boolean;
  /** `sent`: as it is then. */
  onDone: (calloutId: number, how: How, sent: CalloutDetail | undefined) => void;
  onFailed: (failed: Failed, how: How) => void;
};

export function useSending({ draft, scheduled, onDone, onFailed }: Options) {
  const [state, setState] = useState<Sending>({ kind: "idle" });
  const { whatHappened, ...written } = useDraft(draft, scheduled);
  const { keep, present } = written;
  const draftId = () => present()?.id ?? null;
  const [keyOf] = useState(requestKeys);
  const [send] = useSendCalloutMutation();
  const [schedule] = useScheduleCalloutMutation();
  const isGivenUp = useRef(false);
  /** What is not sent yet will not be: whoever left was told so. */
  const giveUp = () => {
    isGivenUp.current = true;
  };

  async function finish(input: CalloutInput, wanted: How): Promise<Outcome> {
    const kept = await keep(input, wanted.kind !== "draft");
    const how: How = isGivenUp.current ? { kind: "draft" } : wanted;
    if ("error" in kept) return { how, error: kept.error, at: "saving" };
    const { id, lock_version } = kept;
    if (how.kind === "draft") return { how, id };
    const key = keyOf({ id, lock_version, how });
    const result =
      how.kind === "now"
        ? await send({ id, lock_version, key })
        : await schedule({ id, send_at: how.sendAt, lock_version, key });
    if ("error" in result) return { how, error: result.error, at: "sending" };
    return how.kind === "now" ? { how, id, sent: result.data } : { how, id };
  }

  async function submit(input: CalloutInput, wanted: How = { kind: "now" }): Promise<void> {
    setState({ kind: "busy" });
    const { how, ...outcome } = await finish(input, wanted);
    // What is done leads elsewhere; until then nothing else is to be done with it here.
    if (!("at" in outcome)) return onDone(outcome.id, how, outcome.sent);
    const happened = whatHappened(outcome.error);
    const failed = { ...outcome, draftId: happened === "deleted" ? null : draftId() };
    // What somebody else did is said where one chooses what becomes of it.
    setState(happened === "overtaken" ? { kind: "idle" } : { kind: "failed", ...failed });
    onFailed(failed, how);
  }

  return { state, submit, giveUp, draftId, ...written };
}
