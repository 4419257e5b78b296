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
  | { kind: "fresh"; preview: CalloutPreview }
  | { kind: "failed"; before: CalloutPreview | undefined; error: unknown; retry: () => void };

/** The last answer, whether or not it is still right. */
export const previewOf = (run: DryRun): CalloutPreview | undefined =>
  run.kind === "fresh" ? run.preview : run.kind === "waiting" ? undefined : run.before;

/** Lists that are there already may be another draft's. */
const questionOf = (callout: CalloutInput, draft_id: number | null | undefined): CalloutRequest =>
  draft_id !== undefined && callout.lists.some(({ id }) => id !== undefined) ? { callout, draft_id } : { callout };

type Options = {
  /** Null until it is saved, undefined while nobody knows whether it was. */
  draftId: number | null | undefined;
  /** On its way, it stays what was asked about: as soon as it is sent its lists are its own. */
  isSending: boolean;
};

/** Null: not complete enough to ask. */
export function useDryRun(input: CalloutInput | null, { draftId, isSending }: Options): DryRun {
  const present = input && JSON.stringify(questionOf(input, draftId));
  const [wanted, setWanted] = useState(present);
  if (!isSending && wanted !== present) setWanted(present);
  const asked = useDebounced(wanted, DEBOUNCE_MS);
  const question = asked === null ? undefined : (JSON.parse(asked) as CalloutRequest);
  const { data, currentData, isFetching, isError, error, refetch } = usePreviewCalloutQuery(question ?? NOTHING, {
    skip: question === undefined,
    // Doctors and bookings change between two looks.
    refetchOnMountOrArgChange: true,
  });
  useRetry(wanted !== null && wanted === asked && isError && isTemporary(error) && !isFetching, refetch);
  if (wanted === null) return { kind: "waiting" };
  if (wanted !== asked || isFetching) return { kind: "updating", before: data };
  if (isError) return { kind: "failed", before: data, error, retry: refetch };
  return currentData ? { kind: "fresh", preview: currentData } : { kind: "updating", before: data };
}

/** Never sent: the query is skipped. */
const NOTHING: CalloutRequest = {
  callout: { mode: "select", urgency: "routine", lists: [], recipients: { doctor_ids: [], group_ids: [] } },
};
