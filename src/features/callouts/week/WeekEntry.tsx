/** A list in its place of the week: whose it is, and who covers it or that nobody does; it leads to its callout or opens, and changes. */
import ErrorOutlineRounded from "@mui/icons-material/ErrorOutlineRounded";
import ScheduleRounded from "@mui/icons-material/ScheduleRounded";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { type ListBooking, type ListRow } from "../../../contract/shapes/calloutList.ts";
import { joinFacts } from "../../../lib/formatList.ts";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { spanText, wholeSpan } from "../shared/cover.ts";
import { DotsMenu } from "../shared/DotsMenu.tsx";
import { type TimeFormat } from "../shared/useTimeFormat.ts";
import { NARROW_PAPER } from "./CalendarTable.tsx";
import { useCoverFormat, whoseList } from "./listFormat.ts";
import { needAttributes, needOf, needOfBooking } from "./listNeeds.ts";
import { isListUnsent, isMovable } from "./movedList.ts";

const Entry = styled("span")(({ theme: { vars } }) => ({
  position: "relative",
  display: "block",
  "&[data-movable]": { userSelect: "none", WebkitTouchCallout: "none" },
  // In the hand: what is below it is where it would be put.
  "&[data-lifted]": { zIndex: 2, opacity: 0.85, pointerEvents: "none", boxShadow: vars.shadows[8], borderRadius: 6 },
  "& + &": { marginTop: 4 },
  "& > [data-cover]": {
    display: "block",
    width: "100%",
    padding: "4px 8px",
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: 6,
    font: "inherit",
    fontSize: ".8125rem",
    lineHeight: 1.3846,
    textAlign: "start",
    textDecoration: "none",
    overflowWrap: "anywhere",
    cursor: "pointer",
    color: vars.palette.text.primary,
    background: vars.palette.background.paper,
    "&:hover": { borderColor: vars.palette.outline },
    // Room for the dots.
    "@media screen": { "&:not(:last-child)": { paddingInlineEnd: 30 } },
    "@media print": { paddingInline: 4 },
    [NARROW_PAPER]: { fontSize: ".6875rem", "& svg": { fontSize: 12, marginInlineEnd: 2 } },
  },
  "& > [data-over]": { color: vars.palette.text.secondary },
  // Colour only where somebody has to see to it.
  "& > [data-wanting]": { borderColor: vars.palette.status.error.bd, background: vars.palette.status.error.bg },
  "& > [data-waiting]": { borderColor: vars.palette.status.risk.bd, background: vars.palette.status.risk.bg },
  "& [data-wanting] [data-part=cover]": { color: vars.palette.status.error.fg },
  "& [data-waiting] [data-part=consent]": { color: vars.palette.status.risk.fg },
  "& [data-part]": { display: "block" },
  "& :is([data-part=time], [data-part=place])": { color: vars.palette.text.secondary },
  "& [data-part=time]": { fontVariantNumeric: "tabular-nums" },
  "& [data-part=whose]": { fontWeight: 600 },
  "& [data-cover] svg": { fontSize: 15, marginInlineEnd: 4, verticalAlign: "-3px" },
  "& > button[aria-haspopup]": {
    position: "absolute",
    top: 1,
    insetInlineEnd: 1,
    width: 28,
    height: 28,
    [PHONE]: { width: 40, height: 40 },
    "@media print": { display: "none" },
  },
}));

/** `place`: where it is, if its place on the screen does not say so; `booking`: the one that the entry is about. */
type Props = {
  list: ListRow;
  booking?: ListBooking;
  place?: string;
  now: number;
  format: TimeFormat;
  onOpen: (list: ListRow) => void;
  onEdit: (list: ListRow) => void;
  onMove: (list: ListRow) => void;
};

/** As long as the list can change: in its callout, by itself, or to another place. */
function EntryMenu({ list, format, onOpen, onEdit, onMove }: Omit<Props, "booking" | "place" | "now">) {
  const { t } = useTranslation("callouts");
  const navigate = useNavigate();
  const { callout } = list;
  const open = callout && { label: t("changes.open"), onClick: () => void navigate(`/callouts/${callout.id}`) };
  return (
    <DotsMenu
      label={t("moreFor", { list: joinFacts(format.language, [whoseList(list), format.date(list.date)]) })}
      choices={[
        ...(open ? [open] : []),
        // What was not sent yet changes where it is written.
        ...(isListUnsent(list)
          ? []
          : [{ label: t("changes.edit"), onClick: () => (callout ? onEdit(list) : onOpen(list)) }]),
        { label: t("week.move.open"), onClick: () => onMove(list) },
      ]}
    />
  );
}

export function WeekEntry({ list, booking, place, now, format, onOpen, onEdit, onMove }: Props) {
  const { t } = useTranslation("callouts");
  const cover = useCoverFormat();
  const need = booking ? needOfBooking(list, booking, now) : needOf(list, now);
  const unanswered = (booking ? [booking] : list.confirmed).find(({ consent }) => consent)?.consent;
  const lines = [
    ["time", spanText(booking ?? wholeSpan(list), list)],
    ["place", place],
    ["title", list.callout?.title_own ? list.callout.title : ""],
    ["whose", whoseList(list)],
  ].filter(([, text]) => text);
  const words = (
    <>
      {lines.map(([part, text]) => (
        <span key={part} data-part={part}>
          {text}
        </span>
      ))}
      {/* Beside the booked doctor's name it need not be said. */}
      {!booking && (
        <span data-part="cover">
          {need === "wanting" && <ErrorOutlineRounded />}
          {cover(list)}
        </span>
      )}
      {unanswered && (
        <span data-part="consent">
          {need === "waiting" && <ScheduleRounded />}
          {t(`cover.consent.${unanswered.about}`)}
        </span>
      )}
    </>
  );
  const movable = isMovable(list, now);
  const looks = { "data-cover": list.cover_status, ...needAttributes(list, need, now) };
  return (
    <Entry data-list={list.id} {...(movable ? { "data-movable": "" } : {})}>
      {list.callout ? (
        <Link to={`/callouts/${list.callout.id}`} {...looks}>
          {words}
        </Link>
      ) : (
        <button type="button" {...looks} onClick={() => onOpen(list)}>
          {words}
        </button>
      )}
      {movable && <EntryMenu {...{ list, onOpen, onEdit, onMove }} format={format} />}
    </Entry>
  );
}
