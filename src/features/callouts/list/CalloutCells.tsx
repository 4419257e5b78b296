/** What a callout's row and its card have in common: name, risk, booking, respond-by. Their look is calloutLooks.ts. */

import DoneAllRounded from "@mui/icons-material/DoneAllRounded";
import HourglassTopRounded from "@mui/icons-material/HourglassTopRounded";
import PriorityHighRounded from "@mui/icons-material/PriorityHighRounded";
import TouchAppOutlined from "@mui/icons-material/TouchAppOutlined";
import WarningAmberRounded from "@mui/icons-material/WarningAmberRounded";
import { type CalloutRow } from "../../../contract/shapes/callout.ts";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { joinFacts, joinNames } from "../../../lib/formatList.ts";
import { nonBreaking } from "../../../lib/nonBreaking.ts";
import { StatusLabel } from "../../../ui/StatusLabel.tsx";
import { VisuallyHidden } from "../../../ui/styling/VisuallyHidden.ts";
import { RowLink } from "../../../ui/table/RowLink.ts";
import { calloutName } from "../shared/calloutName.ts";
import { spanText } from "../shared/cover.ts";
import { StatusChip } from "../shared/StatusChip.tsx";
import { type RowFormat } from "../shared/useTimeFormat.ts";

type Props = { row: CalloutRow; list: CalloutList; format: RowFormat };

/** Whether somebody still has to see to it: what is filled or over does not press. */
export const countsDown = ({ status }: CalloutRow): boolean =>
  status === "draft" || status === "scheduled" || status === "open";

export function RowName({ row }: { row: CalloutRow }) {
  const name = calloutName(row);
  return (
    <RowLink to={`/callouts/${row.id}`} data-row="">
      {row.title_own ? (
        <span className="own-title" title={name}>
          {name}
        </span>
      ) : (
        name
      )}
    </RowLink>
  );
}

/** Status, and beside it, never in its place, what stands out; laid out by what they stand in. */
export function StatusNotes({ row, list, format }: Props) {
  const { t } = format;
  const urgent = row.urgency === "urgent" && (row.status === "open" || row.status === "scheduled");
  return (
    <>
      <StatusChip status={row.status} t={t} />
      {row.risk && (
        <StatusLabel tone="risk" icon={<WarningAmberRounded />}>
          {t(`risk.${row.risk}`)}
        </StatusLabel>
      )}
      {!row.risk && row.offers > 0 && (
        <StatusLabel tone="open" icon={<TouchAppOutlined />}>
          {t("toChoose", { count: row.offers })}
        </StatusLabel>
      )}
      {urgent && <StatusLabel icon={<PriorityHighRounded />}>{t("urgent")}</StatusLabel>}
      {row.status === "scheduled" && row.send_at && (
        <StatusLabel>{t("sends", { when: format.moment(row.send_at, list.time_zone, true) })}</StatusLabel>
      )}
    </>
  );
}

/** What is still open of one list that is booked in part; else how many positions are filled. */
function lackingOf({ lists, filled, needed }: CalloutRow, t: RowFormat["t"], language: string): string {
  const [list, ...others] = lists.filter(({ cover_status }) => cover_status !== "cancelled");
  if (!list || others.length > 0 || list.confirmed.length === 0 || list.positions > 1)
    return t("filled", { filled, needed });
  return t("openTimes", {
    times: nonBreaking(
      joinFacts(
        language,
        list.open.map((span) => spanText(span, list)),
      ),
    ),
  });
}

/** Who is booked, and whether they know. */
export function Booking({ row, format: { t, language } }: Pick<Props, "row" | "format">) {
  if (row.status === "draft" || row.status === "scheduled" || row.status === "cancelled")
    return (
      <span className="faint">
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t("none")}</VisuallyHidden>
      </span>
    );
  const booked = row.lists.flatMap((list) => list.confirmed);
  const names = [...new Set(booked.map(({ doctor }) => nonBreaking(doctor.name)))];
  const acknowledged = booked.every((booking) => booking.acknowledged_at);
  const lacking = row.filled < row.needed && <div className="second">{lackingOf(row, t, language)}</div>;
  if (names.length === 0) return lacking;
  return (
    <>
      <span className="booked" data-long={names.some((name) => name.length > 32) || undefined}>
        {joinNames(language, names)}
      </span>
      {lacking || (
        <div className="second">
          <StatusLabel
            tone={acknowledged ? "confirmed" : "risk"}
            icon={acknowledged ? <DoneAllRounded /> : <HourglassTopRounded />}
          >
            {t(acknowledged ? "acknowledged" : "notAcknowledged")}
          </StatusLabel>
        </div>
      )}
    </>
  );
}

/** Until when answers are asked for; afterwards, how it ended. */
export function RespondBy({ row, list, format }: Props) {
  const { t } = format;
  const ended = row.status === "confirmed" || row.status === "cancelled" || row.status === "expired";
  if (ended) {
    const took =
      row.status === "confirmed" && row.sent_at && row.closed_at
        ? t("filledIn", { span: format.span(Date.parse(row.closed_at) - Date.parse(row.sent_at)) })
        : row.cancel_reason;
    return (
      <>
        {nonBreaking(t("closed"))}
        {took && <div className="second">{took}</div>}
      </>
    );
  }
  if (!row.respond_by)
    return (
      <>
        {nonBreaking(t("notSet"))}
        {row.status === "draft" && (
          <div className="second">{t("edited", { when: format.past(row.updated_at, true) })}</div>
        )}
      </>
    );
  return (
    <>
      {nonBreaking(format.moment(row.respond_by, list.time_zone))}
      <div className="second">{format.from(row.respond_by)}</div>
    </>
  );
}
