/** The rows of the week: what stands in each place of a site, and where a new list can begin. */
import AddRounded from "@mui/icons-material/AddRounded";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type CalloutList, type CalloutRow } from "../../contract/callout.ts";
import { type Site } from "../../contract/doctor.ts";
import { dateIn } from "../../lib/wallDates.ts";
import { useTimeWords } from "./useTimeWords.ts";

const HALVES = ["am", "pm"] as const;
type Half = (typeof HALVES)[number];
type Slot = { row: CalloutRow; list: CalloutList };

const Entry = styled(Link)(({ theme: { vars } }) => ({
  display: "block",
  marginBottom: 4,
  padding: "4px 8px",
  borderRadius: 6,
  borderInlineStart: `4px solid ${vars.palette.outline}`,
  fontSize: ".8125rem",
  textDecoration: "none",
  overflowWrap: "anywhere",
  color: vars.palette.text.primary,
  background: vars.palette.status.neutral.bg,
  "&[data-cover=covered]": { borderColor: vars.palette.status.confirmed.fg },
  "&[data-cover=uncovered], &[data-cover=calling]": { borderColor: vars.palette.error.main, fontWeight: 600 },
}));

const Empty = styled(Link)(({ theme: { vars } }) => ({
  display: "grid",
  placeItems: "center",
  minHeight: 32,
  borderRadius: 6,
  color: vars.palette.text.tertiary,
  "&:hover, &:focus-visible": { background: vars.palette.action.hover },
  "& svg": { fontSize: 18 },
}));

/** Mornings are what begins before noon, or lasts the whole day. */
const isIn = (half: Half, { session, start_time, end_time }: CalloutList): boolean =>
  session === "all_day" || (half === "am" ? start_time < "12:00" : start_time >= "12:00" || end_time > "15:00");

type CellProps = {
  slots: Slot[];
  site: Site;
  date: string;
  half: Half;
  label: string;
  /** Nobody can be asked about a day that is over. */
  past: boolean;
};

function Cell({ slots, site, date, half, label, past }: CellProps) {
  const { t } = useTranslation("callouts");
  if (slots.length === 0)
    return past ? null : (
      <Empty
        to={`/callouts/new?${new URLSearchParams({ date, site: String(site.id), session: half })}`}
        aria-label={label}
      >
        <AddRounded />
      </Empty>
    );
  return slots.map(({ row, list }) => (
    <Entry key={list.id} to={`/callouts/${row.id}`} data-cover={list.cover_status}>
      {list.surgeon.name || row.reference}
      <br />
      {list.cover_status === "covered" && list.confirmed[0]
        ? list.confirmed.map(({ doctor }) => doctor.name).join(", ")
        : t(`tools.week.${list.cover_status}`)}
    </Entry>
  ));
}

type GridProps = { rows: readonly CalloutRow[]; sites: readonly Site[]; days: readonly string[]; now: number };

export function WeekRows({ rows, sites, days, now }: GridProps) {
  const { t } = useTranslation("callouts");
  const words = useTimeWords(now);
  const slots = rows.flatMap((row) => row.lists.map((list) => ({ row, list })));
  return sites.flatMap((site) =>
    HALVES.map((half) => (
      <tr key={`${site.id}${half}`}>
        <th scope="row">{`${site.short_name} · ${t(`tools.week.${half}`)}`}</th>
        {days.map((date) => {
          const label = t("tools.week.add", { site: site.name, date: words.date(date), half: t(`tools.week.${half}`) });
          const here = slots.filter(({ list }) => list.site.id === site.id && list.date === date && isIn(half, list));
          return (
            <td key={date}>
              <Cell
                slots={here}
                site={site}
                date={date}
                half={half}
                label={label}
                past={date < dateIn(site.time_zone, now)}
              />
            </td>
          );
        })}
      </tr>
    )),
  );
}
