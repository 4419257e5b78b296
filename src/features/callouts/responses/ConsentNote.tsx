/** A booked doctor has not said yet whether a change of the list is all right. */
import HourglassTopRounded from "@mui/icons-material/HourglassTopRounded";
import { useTranslation } from "react-i18next";
import { type ConsentAsked } from "../../../contract/shapes/calloutList.ts";
import { StatusLabel } from "../../../ui/StatusLabel.tsx";
import { type TimeFormat } from "../shared/useTimeFormat.ts";

type Props = { consent: ConsentAsked; zone: string; format: TimeFormat };

export function ConsentNote({ consent: { about, due_at }, zone, format }: Props) {
  const { t } = useTranslation("callouts");
  return (
    <StatusLabel tone="risk" icon={<HourglassTopRounded />}>
      {about === "moved" && due_at
        ? t("cover.consent.movedBy", { when: format.moment(due_at, zone, true) })
        : t(`cover.consent.${about}`)}
    </StatusLabel>
  );
}
