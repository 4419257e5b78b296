/** Who would be mailed: asked a moment after the last change, and known to be old until the answer is there. */
import { useState } from "react";
import { type CalloutInput, type CalloutRequest } from "../../../../contract/shapes/calloutRequests.ts";
import { type CalloutPreview } from "../../../../contract/shapes/callouts/decisions.ts";
import { useDebounced } from "../../../../lib/hooks/useDebounced.ts";
import { useRetry } from "../../../../lib/hooks/useRetry.ts";
import { usePreviewCalloutQuery } from "../../api/calloutsApi.ts";
import { isTemporary } from "../../api/sendingRefused.ts";

/** Milliseconds after the last change. */
const DEBOUNCE_MS = 400;

export type DryRun =
  /** Something is missing that the question needs. */
  | { kind: "waiting" }
  /** `before`: the last answer, which is no longer right. */
  | { kind: "updating"; before: CalloutPreview | undefined }
  /** `knowsDraft`: what is kept of this callout was not taken for another's. */
  | { kind: "fresh"; preview: CalloutPreview; knowsDraft: boolean }
  | { kind: "failed"; before: CalloutPreview | undefined; error: unknown; retry: () => void };

/** The last answer, whether or not it is still right. */
export const previewOf = (run: DryRun): CalloutPreview | undefined =>
  run.kind === "fresh" ? run.preview : run.kind === "waiting" ? undefined : run.before;

type DraftId = number | null | undefined;

/** Lists that are there already may be another draft's. */
const questionOf = (callout: CalloutInput, draft_id: DraftId): CalloutRequest =>
  draft_id !== undefined && callout.lists.some(({ id }) => id !== undefined) ? { callout, draft_id } : { callout };

/** What is kept of the draft is in nobody's way; that it has been kept is no reason to ask anew. */
function useQuestion(input: CalloutInput | null, { draftId, isSending }: Options) {
  const present = { words: input && JSON.stringify(questionOf(input, draftId)), draftId };
  const [wanted, setWanted] = useState(present);
  const isOld = wanted.words !== present.words || (wanted.draftId === undefined && draftId !== undefined);
  if (!isSending && isOld) setWanted(present);
  return wanted;
}

function asRequest({ words, draftId }: ReturnType<typeof useQuestion>): CalloutRequest | undefined {
  if (words === null) return undefined;
  return { ...(JSON.parse(words) as CalloutRequest), ...(typeof draftId === "number" ? { draft_id: draftId } : {}) };
}

type Options = {
  /** Null until it is saved, undefined while nobody knows whether it was. */
  draftId: DraftId;
  /** On its way, it stays what was asked about: as soon as it is sent its lists are its own. */
  isSending: boolean;
};

/** Null: not complete enough to ask. */
export function useDryRun(input: CalloutInput | null, options: Options): DryRun {
  const wanted = useQuestion(input, options);
  const asked = useDebounced(wanted, DEBOUNCE_MS);
  const question = asRequest(asked);
  const { data, currentData, isFetching, isError, error, refetch } = usePreviewCalloutQuery(question ?? NOTHING, {
    skip: question === undefined,
    // Doctors and bookings change between two looks.
    refetchOnMountOrArgChange: true,
  });
  useRetry(wanted.words !== null && wanted === asked && isError && isTemporary(error) && !isFetching, refetch);
  if (wanted.words === null) return { kind: "waiting" };
  if (wanted !== asked || isFetching) return { kind: "updating", before: data };
  if (isError) return { kind: "failed", before: data, error, retry: refetch };
  if (!currentData) return { kind: "updating", before: data };
  return { kind: "fresh", preview: currentData, knowsDraft: asked.draftId !== undefined };
}

/** Never sent: the query is skipped. */
const NOTHING: CalloutRequest = {
  callout: { mode: "select", urgency: "routine", lists: [], recipients: { doctor_ids: [], group_ids: [] } },
};
