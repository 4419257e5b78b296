/** Which mails one change to many callouts would send, and which callouts would refuse it: asked of each before it is made. */
import { useEffect, useState } from "react";
import { isProblem } from "../../../api/problem.ts";
import { type CalloutRow } from "../../../contract/shapes/callout.ts";
import { type BulkRequest } from "../../../contract/shapes/calloutRequests.ts";
import { type DecisionPreview } from "../../../contract/shapes/callouts/decisions.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { calloutLifeApi } from "../api/calloutLifeApi.ts";
import { calloutsApi } from "../api/calloutsApi.ts";

type Mail = DecisionPreview["mails"][number];

type BulkMails = {
  /** Undefined where none was to be had. */
  preview: DecisionPreview | undefined;
  /** The callout whose mails are shown in words. */
  shownId: number | undefined;
  /** With the server's code. */
  refused: { id: number; code: string | undefined }[];
};

/** One entry a kind, with the doctors of all callouts and the first one's words. */
function together(previews: readonly DecisionPreview[]): DecisionPreview {
  const byKind = Map.groupBy(
    previews.flatMap(({ mails }) => mails),
    ({ kind }) => kind,
  );
  const mails = [...byKind.values()].flatMap((some): Mail[] => {
    const [first] = some;
    return first ? [{ ...first, doctors: some.flatMap(({ doctors }) => doctors) }] : [];
  });
  return { mails, silent: previews.reduce((sum, { silent }) => sum + silent, 0) };
}

/** Undefined until every callout has answered. */
export function useBulkMails(action: BulkRequest["action"], rows: readonly CalloutRow[]): BulkMails | undefined {
  const dispatch = useAppDispatch();
  // As they were chosen when the dialog opened.
  const [chosen] = useState(rows);
  const [mails, setMails] = useState<BulkMails>();
  // The outside world is the server; one question after the other, since they are many.
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const previews: DecisionPreview[] = [];
      let shownId: number | undefined;
      const refused: BulkMails["refused"] = [];
      for (const { id, lock_version } of chosen) {
        if (!wanted) return;
        const { data, error } = await dispatch(
          action === "remind"
            ? calloutLifeApi.endpoints.previewReminder.initiate({ id })
            : calloutsApi.endpoints.previewCancelling.initiate({ id, lock_version }),
        );
        if (data) {
          previews.push(data);
          if (data.mails.length > 0) shownId ??= id;
        }
        // Another server may not know the question: that is no refusal.
        else if (isProblem(error) && error.code && (error.status === 409 || error.status === 429))
          refused.push({ id, code: error.code });
      }
      if (wanted) setMails({ preview: previews.length > 0 ? together(previews) : undefined, shownId, refused });
    };
    void look();
    return () => {
      wanted = false;
    };
  }, [action, chosen, dispatch]);
  return mails;
}
