/** Who would be mailed: asked a moment after the last change, and known to be old until the answer is there. */
import { useState } from "react";
import { type CalloutInput, type CalloutRequest } from "../../../../contract/shapes/calloutRequests.ts";
import { type CalloutPreview } from "../../../../contract/shapes/callouts/decisions.ts";
import { useDebounced } from "../../../../lib/hooks/useDebounced.ts";
import { useRetry } from "../../../../lib/hooks/useRetry.ts";
import { type AskedPreview, usePreviewCalloutQuery } from "../../api/calloutsApi.ts";
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

/** That the draft has been saved is no reason to ask anew. After a sending that failed it is: it may be the doctors who changed. */
function useQuestion(input: CalloutInput | null, { draftId, isSending }: Options) {
  const present = { words: input && JSON.stringify(questionOf(input, draftId)), draftId };
  const [wanted, setWanted] = useState({ ...present, round: 0 });
  const [wasSending, setWasSending] = useState(isSending);
  const askAgain = () => setWanted({ ...present, round: wanted.round + 1 });
  const isOld = wanted.words !== present.words || (wanted.draftId === undefined && draftId !== undefined);
  if (wasSending !== isSending) setWasSending(isSending);
  if (!isSending && (isOld || wasSending)) askAgain();
  return { wanted, askAgain };
}

type Wanted = ReturnType<typeof useQuestion>["wanted"];

function asRequest({ words, draftId, round }: Wanted): AskedPreview | undefined {
  if (words === null) return undefined;
  const request = JSON.parse(words) as CalloutRequest;
  return { ...request, ...(typeof draftId === "number" ? { draft_id: draftId } : {}), round };
}

type Options = {
  /** Null until it is saved, undefined while nobody knows whether it was. */
  draftId: DraftId;
  /** On its way, it stays what was asked about: as soon as it is sent its lists are its own. */
  isSending: boolean;
};

/** Null: not complete enough to ask. `renew`: asks the same once more. */
export function useDryRun(input: CalloutInput | null, options: Options): { run: DryRun; renew: () => unknown } {
  const { wanted, askAgain } = useQuestion(input, options);
  const asked = useDebounced(wanted, DEBOUNCE_MS);
  const question = asRequest(asked);
  const { data, currentData, isFetching, isError, error, refetch } = usePreviewCalloutQuery(question ?? NOTHING, {
    skip: question === undefined,
    // Doctors and bookings change between two looks.
    refetchOnMountOrArgChange: true,
  });
  useRetry(wanted.words !== null && wanted === asked && isError && isTemporary(error) && !isFetching, askAgain);
  const runOf = (): DryRun => {
    if (wanted.words === null) return { kind: "waiting" };
    if (wanted !== asked || isFetching) return { kind: "updating", before: data };
    if (isError) return { kind: "failed", before: data, error, retry: askAgain };
    if (!currentData) return { kind: "updating", before: data };
    return { kind: "fresh", preview: currentData, knowsDraft: asked.draftId !== undefined };
  };
  return { run: runOf(), renew: refetch };
}

/** Never sent: the query is skipped. */
const NOTHING: AskedPreview = {
  round: 0,
  callout: { mode: "select", urgency: "routine", lists: [], recipients: { doctor_ids: [], group_ids: [] } },
};
