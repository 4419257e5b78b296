/** A list in its place of the week: whose it is, and who covers it or that nobody does; it leads to its callout or opens, and changes. */
import ErrorOutlineRounded from "@mui/icons-material/ErrorOutlineRounded";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { isolated } from "../../../contract/isolated.ts";
import { type ListRow } from "../../../contract/shapes/calloutList.ts";
import { joinFacts, joinNames } from "../../../lib/formatList.ts";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { isChangeable } from "../shared/changeableList.ts";
import { spanText, wholeSpan } from "../shared/cover.ts";
import { DotsMenu } from "../shared/DotsMenu.tsx";
import { type TimeWords } from "../shared/useTimeWords.ts";

const look = {
  display: "block",
  width: "100%",
  marginBottom: 4,
  padding: "4px 8px",
  border: 0,
  borderRadius: 6,
  font: "inherit",
  fontSize: ".8125rem",
  textAlign: "start",
  textDecoration: "none",
  overflowWrap: "anywhere",
  cursor: "pointer",
} as const;

const Entry = styled("span")(({ theme: { vars } }) => ({
  position: "relative",
  display: "block",
  "& > [data-cover]": {
    ...look,
    borderInlineStart: `4px solid ${vars.palette.divider}`,
    color: vars.palette.text.primary,
    background: vars.palette.surface.sunken,
  },
  // Colour only where somebody has to see to it.
  "& > [data-wanting]": { borderColor: vars.palette.error.main, background: vars.palette.status.error.bg },
  "& > [data-waiting]": { borderColor: vars.palette.warning.main, background: vars.palette.status.risk.bg },
  "& [data-part=time]": { fontVariantNumeric: "tabular-nums", color: vars.palette.text.secondary },
  "& [data-part=whose]": { fontWeight: 600 },
  // Room for the dots.
  "& > [data-cover]:not(:last-child)": { paddingInlineEnd: 30 },
  "& > button[aria-haspopup]": {
    position: "absolute",
    top: 1,
    insetInlineEnd: 1,
    width: 28,
    height: 28,
    [PHONE]: { width: 40, height: 40 },
    "@media print": { display: "none" },
  },
  "& [data-cover] svg": { fontSize: 16, marginInlineEnd: 4, verticalAlign: "-3px", color: vars.palette.error.main },
}));

/** Nobody, or not for the whole of it, comes yet: said by colour, sign and word. */
const UNCOVERED: ReadonlySet<ListRow["cover_status"]> = new Set(["uncovered", "calling"]);

function useCoverWord(): (list: ListRow) => string {
  const { t, i18n } = useTranslation("callouts");
  return (list) => {
    const { cover_status, confirmed, open, callout } = list;
    const seats = confirmed.map(({ whole, doctor, ...span }) =>
      whole ? isolated(doctor.name) : t("cover.seat", { span: spanText(span, list), doctor: doctor.name }),
    );
    if (cover_status === "covered" && seats.length > 0) return joinNames(i18n.language, seats);
    if (callout === null) return t("lists.notAsked");
    if (callout.status === "draft") return t("lists.inDraft", { reference: callout.reference });
    if (cover_status === "cancelled" || seats.length === 0) return t(`tools.week.${cover_status}`);
    const gaps = open.map((span) => t("cover.open", { count: span.missing, span: spanText(span, list) }));
    return [...seats, ...gaps].join(" · ");
  };
}

/** `place`: where it is, if its place on the screen does not say so. */
type Props = {
  list: ListRow;
  place?: string;
  now: number;
  words: TimeWords;
  onOpen: (list: ListRow) => void;
  onEdit: (list: ListRow) => void;
};

/** Of a list that doctors were asked about, as long as it can change. */
function EntryMenu({ list, now, words, onEdit }: Omit<Props, "place" | "onOpen">) {
  const { t } = useTranslation("callouts");
  const navigate = useNavigate();
  const { callout, surgeon } = list;
  if (!callout || !isChangeable(list, callout.status, now)) return null;
  return (
    <DotsMenu
      label={t("moreFor", { list: joinFacts(words.language, [surgeon.name, words.date(list.date)]) })}
      choices={[
        { label: t("changes.open"), onClick: () => void navigate(`/callouts/${callout.id}`) },
        { label: t("changes.edit"), onClick: () => onEdit(list) },
      ]}
    />
  );
}

/** What is still to be done about a list ahead: to find somebody, or to hear from who is booked. */
function needOf({ cover_status, ends_at, confirmed }: ListRow, now: number): object {
  if (Date.parse(ends_at) <= now) return {};
  if (UNCOVERED.has(cover_status)) return { "data-wanting": "" };
  return confirmed.some(({ consent }) => consent) ? { "data-waiting": "" } : {};
}

export function WeekEntry({ list, place, now, words: timeWords, onOpen, onEdit }: Props) {
  const { t } = useTranslation("callouts");
  const cover = useCoverWord();
  const unanswered = list.confirmed.find(({ consent }) => consent)?.consent;
  const need = needOf(list, now);
  const lines = [
    ["time", [spanText(wholeSpan(list), list), place].filter(Boolean).join(" · ")],
    ["title", list.callout?.title_own ? list.callout.title : ""],
    ["whose", list.surgeon.name || list.callout?.reference || list.site.short_name],
  ].filter(([, text]) => text);
  const words = (
    <>
      {lines.map(([part, text]) => (
        <span key={part} data-part={part}>
          {text}
          <br />
        </span>
      ))}
      {"data-wanting" in need && <ErrorOutlineRounded />}
      {cover(list)}
      {unanswered && (
        <>
          <br />
          {t(`cover.consent.${unanswered.about}`)}
        </>
      )}
    </>
  );
  return (
    <Entry>
      {list.callout ? (
        <Link to={`/callouts/${list.callout.id}`} data-cover={list.cover_status} {...need}>
          {words}
        </Link>
      ) : (
        <button type="button" data-cover={list.cover_status} {...need} onClick={() => onOpen(list)}>
          {words}
        </button>
      )}
      <EntryMenu list={list} now={now} words={timeWords} onEdit={onEdit} />
    </Entry>
  );
}
