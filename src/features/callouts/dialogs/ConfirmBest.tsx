/** From a callout's row: booking its best answer, with every mail in view first; where there is none, the way to choose. */
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { isProblem } from "../../../api/problem.ts";
import { type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { AskDialog } from "../../../ui/AskDialog.tsx";
import { ErrorState } from "../../../ui/page/ErrorState.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useCalloutQuery } from "../api/calloutsApi.ts";
import { bestBooking } from "../shared/bestBooking.ts";
import { useTimeFormat } from "../shared/useTimeFormat.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

type Props = { calloutId: number; onClose: () => void };

export function ConfirmBest({ calloutId, onClose }: Props) {
  const { t } = useTranslation("callouts");
  const navigate = useNavigate();
  const now = useNow();
  const format = useTimeFormat(now);
  const { currentData, error, refetch } = useCalloutQuery(calloutId);
  // As it was found: an answer that comes meanwhile must not change whom the button books.
  const [best, setBest] = useState<CalloutResponse | null>();
  if (best === undefined && currentData) setBest(bestBooking(currentData, now));
  if (best && currentData)
    return <ConfirmDialog callout={currentData} response={best} format={format} onClose={onClose} />;
  return (
    <AskDialog
      title={t("tools.best.title")}
      back={t("tools.bulk.back")}
      submit={t("tools.menu.open")}
      blocked={best === undefined}
      short
      onBack={onClose}
      onSubmit={() => void navigate(`/callouts/${calloutId}`)}
    >
      {best === null && <Typography variant="body2">{t("tools.best.none")}</Typography>}
      {best === undefined &&
        (error ? (
          <ErrorState
            title={t("detail.failed")}
            requestId={isProblem(error) ? error.requestId : undefined}
            onRetry={refetch}
          />
        ) : (
          <Skeleton height={110} />
        ))}
    </AskDialog>
  );
}
