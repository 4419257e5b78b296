/** What a callout's row and its card have in common: risk, booking, respond-by. */
import DoneAllRounded from "@mui/icons-material/DoneAllRounded";
import HourglassEmptyRounded from "@mui/icons-material/HourglassEmptyRounded";
import PriorityHighRounded from "@mui/icons-material/PriorityHighRounded";
import TouchAppRounded from "@mui/icons-material/TouchAppRounded";
import WarningAmberRounded from "@mui/icons-material/WarningAmberRounded";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { type CalloutList, type CalloutRow } from "../../contract/callout.ts";
import { OneLine, SecondLine } from "../../ui/DataTable.tsx";
import { Hidden } from "../../ui/Hidden.tsx";
import { Note } from "../../ui/Note.tsx";
import { StatusChip } from "./StatusChip.tsx";
import { type TimeWords } from "./useTimeWords.ts";

type Props = { row: CalloutRow; list: CalloutList; words: TimeWords };

const Notes = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 10px" });

/** Status, and beside it, never in its place, what stands out. */
export function StatusNotes({ row, list, words }: Props) {
  const { t } = useTranslation("callouts");
  const urgent = row.urgency === "urgent" && (row.status === "open" || row.status === "scheduled");
  return (
    <Notes>
      <StatusChip status={row.status} />
      {row.risk && (
        <Note tone="risk" icon={<WarningAmberRounded />}>
          {t(`risk.${row.risk}`)}
        </Note>
      )}
      {!row.risk && row.offers > 0 && (
        <Note tone="open" icon={<TouchAppRounded />}>
          {t("toChoose", { count: row.offers })}
        </Note>
      )}
      {urgent && <Note icon={<PriorityHighRounded />}>{t("urgent")}</Note>}
      {row.status === "scheduled" && row.send_at && (
        <Note>{t("sends", { when: words.moment(row.send_at, list.time_zone) })}</Note>
      )}
    </Notes>
  );
}

/** Who is booked, and whether they know. */
export function Booking({ row }: { row: CalloutRow }) {
  const { t } = useTranslation("callouts");
  if (row.status === "draft" || row.status === "scheduled" || row.status === "cancelled")
    return (
      <Typography variant="body2" component="span" color="text.tertiary">
        <span aria-hidden="true">–</span>
        <Hidden>{t("none")}</Hidden>
      </Typography>
    );
  const booked = row.lists.flatMap((list) => list.confirmed);
  const names = [...new Set(booked.map(({ doctor }) => doctor.name))];
  const acknowledged = booked.every((booking) => booking.acknowledged_at);
  const filled = t("filled", { filled: row.filled, needed: row.needed });
  if (names.length === 0)
    return (
      <Typography variant="body2" component="span" color="text.secondary">
        {filled}
      </Typography>
    );
  return (
    <>
      <Typography variant="body2" component="div" sx={{ fontWeight: 500 }}>
        {names.map((name, index) => (
          <OneLine key={name}>{index < names.length - 1 ? `${name}, ` : name}</OneLine>
        ))}
      </Typography>
      <SecondLine>
        {row.filled < row.needed ? (
          filled
        ) : (
          <Note
            tone={acknowledged ? "confirmed" : "risk"}
            icon={acknowledged ? <DoneAllRounded /> : <HourglassEmptyRounded />}
          >
            {t(acknowledged ? "acknowledged" : "notAcknowledged")}
          </Note>
        )}
      </SecondLine>
    </>
  );
}

/** Until when answers are asked for; afterwards, how it ended. */
export function RespondBy({ row, list, words }: Props) {
  const { t } = useTranslation("callouts");
  const ended = row.status === "confirmed" || row.status === "cancelled" || row.status === "expired";
  if (ended) {
    const took =
      row.status === "confirmed" && row.sent_at && row.closed_at
        ? t("filledIn", { span: words.span(Date.parse(row.closed_at) - Date.parse(row.sent_at)) })
        : row.cancel_reason;
    return (
      <>
        <OneLine>{t("closed")}</OneLine>
        {took && <SecondLine>{took}</SecondLine>}
      </>
    );
  }
  if (!row.respond_by)
    return (
      <>
        <OneLine>{t("notSet")}</OneLine>
        {row.status === "draft" && (
          <SecondLine>{t("edited", { when: words.moment(row.updated_at, list.time_zone) })}</SecondLine>
        )}
      </>
    );
  return (
    <>
      <OneLine>{words.moment(row.respond_by, list.time_zone)}</OneLine>
      <SecondLine>{words.from(row.respond_by)}</SecondLine>
    </>
  );
}
