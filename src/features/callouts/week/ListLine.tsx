/** A list in one line: its start, whose it is, and a sign where somebody has to see to it; all of it in words for who cannot see it. */
import ErrorOutlineRounded from "@mui/icons-material/ErrorOutlineRounded";
import ScheduleRounded from "@mui/icons-material/ScheduleRounded";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type ListRow } from "../../../contract/shapes/calloutList.ts";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { visuallyHidden } from "../../../ui/styling/VisuallyHidden.ts";
import { type TimeFormat } from "../shared/useTimeFormat.ts";
import { useCoverFormat, whoseList } from "./listFormat.ts";
import { needAttributes, needOf } from "./listNeeds.ts";

/** Room beside a surgeon's name for the whole of a doctor's: half of one says nothing. */
const ROOM_FOR_BOTH_PX = 300;

const Line = styled("span")(({ theme: { vars } }) => ({
  display: "block",
  position: "relative",
  containerType: "inline-size",
  "& > [data-cover]": {
    display: "flex",
    alignItems: "center",
    columnGap: 6,
    width: "100%",
    height: 24,
    overflow: "hidden",
    padding: "2px 6px",
    border: 0,
    borderRadius: 6,
    font: "inherit",
    fontSize: ".8125rem",
    lineHeight: 1.3846,
    textAlign: "start",
    textDecoration: "none",
    cursor: "pointer",
    color: vars.palette.text.primary,
    background: "none",
    "&:hover": { background: vars.palette.action.hover },
    [PHONE]: { flexWrap: "wrap", height: "auto", minHeight: 44, alignContent: "center", paddingInline: 0 },
    "@media print": { flexWrap: "wrap", height: "auto" },
  },
  "& > [data-over]": { color: vars.palette.text.secondary },
  // Colour only where somebody has to see to it.
  "& > [data-wanting]": { background: vars.palette.status.error.bg, color: vars.palette.status.error.fg },
  "& > [data-waiting]": { background: vars.palette.status.risk.bg, color: vars.palette.status.risk.fg },
  [PHONE]: { "& > :is([data-wanting], [data-waiting])": { paddingInline: 8 } },
  "& span": { maxWidth: "100%", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "& [data-part=time]": { flex: "none", fontVariantNumeric: "tabular-nums" },
  "& [data-part=whose]": { flex: "0 1 auto", fontWeight: 500 },
  "& svg": { flex: "none", fontSize: 15 },
  "@media screen and (min-width: 900px)": {
    [`@container (max-width: ${ROOM_FOR_BOTH_PX - 1}px)`]: { "& [data-part=cover]": visuallyHidden },
  },
  "@media print": { "& span": { whiteSpace: "normal" } },
}));

type Props = { list: ListRow; now: number; format: TimeFormat; onOpen: (list: ListRow) => void };

export function ListLine({ list, now, format, onOpen }: Props) {
  const { t } = useTranslation("callouts");
  const cover = useCoverFormat()(list);
  const need = needOf(list, now);
  const words = (
    <>
      <span data-part="time">{list.start_time}</span> <span data-part="whose">{whoseList(list)}</span>{" "}
      {need === "wanting" && <ErrorOutlineRounded />}
      {need === "waiting" && <ScheduleRounded />}
      <span data-part="cover">
        {[need === "waiting" ? t("week.waiting") : cover, format.zone(list)].filter(Boolean).join(" · ")}
      </span>
    </>
  );
  const looks = { "data-cover": list.cover_status, ...needAttributes(list, need, now) };
  return (
    <Line data-list={list.id}>
      {list.callout ? (
        <Link to={`/callouts/${list.callout.id}`} {...looks}>
          {words}
        </Link>
      ) : (
        <button type="button" {...looks} onClick={() => onOpen(list)}>
          {words}
        </button>
      )}
    </Line>
  );
}
