/** Who would be mailed: asked a moment after the last change, and known to be old until the answer is there. */
import { type CalloutInput } from "../../../../contract/shapes/calloutRequests.ts";
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

/** Null: not complete enough to ask. */
export function useDryRun(input: CalloutInput | null): DryRun {
  const wanted = input && JSON.stringify(input);
  const asked = useDebounced(wanted, DEBOUNCE_MS);
  const question = asked === null ? undefined : (JSON.parse(asked) as CalloutInput);
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
const NOTHING: CalloutInput = {
  mode: "select",
  urgency: "routine",
  lists: [],
  recipients: { doctor_ids: [], group_ids: [] },
};
