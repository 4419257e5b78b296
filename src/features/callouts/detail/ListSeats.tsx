/** Who is booked for a list, for which stretch of it, and when somebody is still needed. */
import BlockRounded from "@mui/icons-material/BlockRounded";
import CheckCircleRounded from "@mui/icons-material/CheckCircleRounded";
import DoneAllRounded from "@mui/icons-material/DoneAllRounded";
import HourglassTopRounded from "@mui/icons-material/HourglassTopRounded";
import PersonSearchRounded from "@mui/icons-material/PersonSearchRounded";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { type CalloutList, type ListBooking, type OpenSpan } from "../../../contract/shapes/calloutList.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { StatusLabel } from "../../../ui/StatusLabel.tsx";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { ConsentNote } from "../responses/ConsentNote.tsx";
import { isSameWallSpan, spanText, wholeSpan } from "../shared/cover.ts";
import { type TimeFormat } from "../shared/useTimeFormat.ts";

const Seats = styled("div")({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  gap: 3,
  minWidth: 0,
  textAlign: "end",
  // Below the list, the seats fill the width as its own text does.
  [PHONE]: { alignItems: "flex-start", textAlign: "start" },
});

const Seat = styled("span")(({ theme: { vars } }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  padding: "5px 12px 5px 6px",
  borderRadius: 999,
  border: `1px solid ${vars.palette.status.confirmed.bd}`,
  background: vars.palette.status.confirmed.bg,
  color: vars.palette.status.confirmed.fg,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  "& svg": { fontSize: 20 },
  "&[data-empty]": {
    border: `1.5px dashed ${vars.palette.outline}`,
    background: "none",
    color: vars.palette.text.secondary,
    fontWeight: 500,
  },
}));

type Props = { list: CalloutList; format: TimeFormat };

function Booked({ booking, list, format }: Props & { booking: ListBooking }) {
  const { t } = useTranslation("callouts");
  const { consent, acknowledged_at: acknowledged, doctor, whole } = booking;
  return (
    <Seats>
      <Seat>
        <CheckCircleRounded aria-hidden="true" />
        {whole ? <bdi>{doctor.name}</bdi> : t("cover.seat", { span: spanText(booking, list), doctor: doctor.name })}
      </Seat>
      {consent ? (
        <ConsentNote consent={consent} zone={list.time_zone} format={format} />
      ) : (
        <StatusLabel
          tone={acknowledged ? "confirmed" : "risk"}
          icon={acknowledged ? <DoneAllRounded /> : <HourglassTopRounded />}
        >
          {acknowledged ? t("detail.acknowledgedAt", { when: format.past(acknowledged, true) }) : t("notAcknowledged")}
        </StatusLabel>
      )}
    </Seats>
  );
}

function Open({ span, list }: { span: OpenSpan; list: CalloutList }) {
  const { t } = useTranslation("callouts");
  const count = span.missing;
  return (
    <Seat data-empty="">
      <PersonSearchRounded aria-hidden="true" />
      {isSameWallSpan(span, wholeSpan(list))
        ? t(`detail.needed.${list.role_needed}`, { count })
        : t("cover.open", { count, span: spanText(span, list) })}
    </Seat>
  );
}

/** `over`: the callout was cancelled or has expired; nobody is looked for any more. */
export function ListSeats({ list, over, format }: Props & { over: boolean }) {
  const { t } = useTranslation("callouts");
  if (list.cover_status === "cancelled" && !over)
    return (
      <Seats>
        <Chip icon={<BlockRounded />} label={t("status.cancelled")} />
      </Seats>
    );
  return (
    <Seats>
      {list.confirmed.map((booking) => (
        <Booked key={booking.response_id} booking={booking} list={list} format={format} />
      ))}
      {!over && list.open.map((span) => <Open key={span.from} span={span} list={list} />)}
    </Seats>
  );
}
