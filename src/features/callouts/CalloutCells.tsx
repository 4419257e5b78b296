/** What a callout's row and its card have in common: name, risk, booking, respond-by (product.md §3). */
import { type CalloutList, type CalloutRow } from "../../contract/callout.ts";
import { joinNames } from "../../lib/joined.ts";
import { unbroken } from "../../lib/unbroken.ts";
import { SecondLine } from "../../ui/DataTable.tsx";
import { Hidden } from "../../ui/Hidden.tsx";
import { Note } from "../../ui/Note.tsx";
import { paint } from "../../ui/paint.ts";
import { ListedLink } from "../../ui/RowLink.tsx";
import { styledOnce } from "../../ui/styledOnce.tsx";
import { StatusChip } from "./StatusChip.tsx";
import { type RowWords } from "./useTimeWords.ts";

type Props = { row: CalloutRow; list: CalloutList; words: RowWords };

/** What is not so, or not yet. */
export const Faint = styledOnce("span", { color: paint("text-tertiary") });

const Names = styledOnce("span", { fontWeight: 500 });

/** What a callout is called in a row: the title that a person gave it, else whose list it is. */
export const nameOf = ({ title_own, title, lists, reference }: CalloutRow): string =>
  (title_own ? title : lists[0]?.surgeon.name) || reference;

/** A title is as long as its author liked: two lines of it, never wider than its column. */
const OwnTitle = styledOnce("span", {
  display: "-webkit-box",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
  minWidth: "14ch",
  whiteSpace: "normal",
  overflowWrap: "anywhere",
});

export function RowName({ row }: { row: CalloutRow }) {
  const name = nameOf(row);
  return (
    <ListedLink href={`/callouts/${row.id}`} data-row="">
      {row.title_own ? <OwnTitle title={name}>{name}</OwnTitle> : name}
    </ListedLink>
  );
}

/** Status, and beside it, never in its place, what stands out; laid out by what they stand in. */
export function StatusNotes({ row, list, words }: Props) {
  const { t } = words;
  const urgent = row.urgency === "urgent" && (row.status === "open" || row.status === "scheduled");
  return (
    <>
      <StatusChip status={row.status} t={t} />
      {row.risk && (
        <Note tone="risk" sign="warning">
          {t(`risk.${row.risk}`)}
        </Note>
      )}
      {!row.risk && row.offers > 0 && (
        <Note tone="open" sign="press">
          {t("toChoose", { count: row.offers })}
        </Note>
      )}
      {urgent && <Note sign="exclamation">{t("urgent")}</Note>}
      {row.status === "scheduled" && row.send_at && (
        <Note>{t("sends", { when: words.moment(row.send_at, list.time_zone, true) })}</Note>
      )}
    </>
  );
}

/** Who is booked, and whether they know. */
export function Booking({ row, words: { t, language } }: Pick<Props, "row" | "words">) {
  if (row.status === "draft" || row.status === "scheduled" || row.status === "cancelled")
    return (
      <Faint>
        <span aria-hidden="true">–</span>
        <Hidden>{t("none")}</Hidden>
      </Faint>
    );
  const booked = row.lists.flatMap((list) => list.confirmed);
  const names = [...new Set(booked.map(({ doctor }) => unbroken(doctor.name)))];
  const acknowledged = booked.every((booking) => booking.acknowledged_at);
  const filled = t("filled", { filled: row.filled, needed: row.needed });
  if (names.length === 0) return <SecondLine>{filled}</SecondLine>;
  return (
    <>
      <Names>{joinNames(language, names)}</Names>
      {row.filled < row.needed ? (
        <SecondLine>{filled}</SecondLine>
      ) : (
        <SecondLine>
          <Note tone={acknowledged ? "confirmed" : "risk"} sign={acknowledged ? "checkTwice" : "hourglass"}>
            {t(acknowledged ? "acknowledged" : "notAcknowledged")}
          </Note>
        </SecondLine>
      )}
    </>
  );
}

/** Until when answers are asked for; afterwards, how it ended. */
export function RespondBy({ row, list, words }: Props) {
  const { t } = words;
  const ended = row.status === "confirmed" || row.status === "cancelled" || row.status === "expired";
  if (ended) {
    const took =
      row.status === "confirmed" && row.sent_at && row.closed_at
        ? t("filledIn", { span: words.span(Date.parse(row.closed_at) - Date.parse(row.sent_at)) })
        : row.cancel_reason;
    return (
      <>
        {unbroken(t("closed"))}
        {took && <SecondLine>{took}</SecondLine>}
      </>
    );
  }
  if (!row.respond_by)
    return (
      <>
        {unbroken(t("notSet"))}
        {row.status === "draft" && (
          <SecondLine>{t("edited", { when: words.moment(row.updated_at, list.time_zone, true) })}</SecondLine>
        )}
      </>
    );
  return (
    <>
      {unbroken(words.moment(row.respond_by, list.time_zone))}
      <SecondLine>{words.from(row.respond_by)}</SecondLine>
    </>
  );
}
