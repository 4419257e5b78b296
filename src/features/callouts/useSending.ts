/** Keeps the draft, sends it, and never makes a second one of the same words. */
import { useRef, useState } from "react";
import { type CalloutInput } from "../../contract/calloutRequests.ts";
import { useDeleteDraftMutation, useDraftCalloutMutation, useSendCalloutMutation } from "./calloutsApi.ts";

export type Sending =
  | { kind: "idle" }
  | { kind: "busy" }
  /** `draftId`: what was saved of it, if that much worked. */
  | { kind: "failed"; error: unknown; draftId: number | null };

export function useSending(onSent: (calloutId: number) => void) {
  const [state, setState] = useState<Sending>({ kind: "idle" });
  const draft = useRef<{ id: number; words: string } | null>(null);
  const [create] = useDraftCalloutMutation();
  const [remove] = useDeleteDraftMutation();
  const [send] = useSendCalloutMutation();

  /** The draft of these very words: the one at hand, or a new one in place of it. */
  async function draftOf(input: CalloutInput): Promise<{ id: number } | { error: unknown }> {
    const words = JSON.stringify(input);
    const old = draft.current;
    if (old?.words === words) return old;
    const made = await create(input);
    if ("error" in made) return { error: made.error };
    draft.current = { id: made.data.id, words };
    // Best effort: what stays behind is a draft that nobody was mailed about.
    if (old) await remove({ id: old.id });
    return draft.current;
  }

  async function submit(input: CalloutInput): Promise<void> {
    setState({ kind: "busy" });
    const kept = await draftOf(input);
    const sent = "error" in kept ? kept : await send({ id: kept.id });
    if ("error" in sent && sent.error !== undefined) {
      setState({ kind: "failed", error: sent.error, draftId: draft.current?.id ?? null });
      return;
    }
    setState({ kind: "idle" });
    if (draft.current) onSent(draft.current.id);
  }

  return { state, submit };
}
