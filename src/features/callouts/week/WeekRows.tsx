/** The rows of the week: what stands in each place of a site or theatre, and where a new list can begin. */
import AddRounded from "@mui/icons-material/AddRounded";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { type ListRow } from "../../../contract/shapes/calloutList.ts";
import { dateIn } from "../../../lib/dateFormats.ts";
import { joinFacts } from "../../../lib/formatList.ts";
import { PrintDay } from "../../coverSheets/public.ts";
import { type TimeFormat } from "../shared/useTimeFormat.ts";
import { type ListActs } from "./useListDialogs.tsx";
import { WeekEntry } from "./WeekEntry.tsx";
import { type Part, type Place, partOf, partsOf, type WeekRow, type WeekSite, weekRows } from "./weekPlaces.ts";

const Empty = styled("button")(({ theme: { vars } }) => ({
  display: "grid",
  placeItems: "center",
  width: "100%",
  minHeight: 28,
  border: 0,
  borderRadius: 6,
  background: "none",
  cursor: "pointer",
  color: vars.palette.text.tertiary,
  // Quiet until somebody comes near; a finger has no way to.
  "@media (hover: hover)": { "& > svg": { opacity: 0 }, "&:is(:hover, :focus-visible) > svg": { opacity: 1 } },
  "&:hover, &:focus-visible": { background: vars.palette.action.hover },
  "& svg": { fontSize: 18 },
  "span + &": { minHeight: 24 },
  "@media (pointer: coarse)": { minHeight: 44 },
  "@media print": { display: "none" },
}));

export type WeekProps = ListActs & {
  lists: readonly ListRow[];
  sites: readonly WeekSite[];
  days: readonly string[];
  now: number;
  format: TimeFormat;
};

type RowProps = { row: WeekRow; week: WeekProps };

/** The site's name, and below it that of the theatre. */
function useRowNames(): (row: WeekRow) => { short: string; whole: string } {
  const { t, i18n } = useTranslation("callouts");
  return ({ site, theatre }) => {
    if (theatre === undefined) return { short: site.short_name, whole: site.name };
    const named = theatre || t("week.noTheatre");
    return { short: named, whole: joinFacts(i18n.language, [site.name, named]) };
  };
}

function RowHead({ row, part, first, week: { days, format } }: RowProps & { part: Part; first: boolean }) {
  const { t } = useTranslation("callouts");
  const { site, theatre, lists } = row;
  const { short } = useRowNames()(row);
  const daysOf = days
    .filter((date) => lists.some((list) => list.date === date))
    .map((date) => ({ date, siteId: site.id, label: format.date(date) }));
  const name = [site.short_name, ...(theatre === undefined ? [] : [short]), t(`session.${part}`)].join(" ");
  return (
    // The button is no part of the row's name.
    <th scope="row" aria-label={name}>
      <div>
        <b>{first && short}</b>
        <span>{t(`session.${part}`)}</span>
      </div>
      {first && theatre === undefined && <PrintDay place={site.short_name} days={daysOf} />}
    </th>
  );
}

function Cell({ row, part, date, week }: RowProps & { part: Part; date: string }) {
  const { t } = useTranslation("callouts");
  const { now, format, onOpen, onEdit, onMove, onAdd } = week;
  const { site, theatre, lists } = row;
  const { whole } = useRowNames()(row);
  const today = dateIn(site.time_zone, now);
  const place: Place = { date, site: String(site.id), session: part, ...(theatre === undefined ? {} : { theatre }) };
  return (
    // Nobody can be asked about a day that is over.
    <td
      {...(date === today ? { "data-today": "" } : {})}
      {...(date >= today ? { "data-place": JSON.stringify(place) } : {})}
    >
      {lists
        .filter((list) => list.date === date && partOf(list) === part)
        .map((list) => (
          <WeekEntry
            key={list.id}
            place={[theatre === undefined && list.theatre, format.zone(list)].filter(Boolean).join(" · ")}
            {...{ list, now, format, onOpen, onEdit, onMove }}
          />
        ))}
      {date >= today && (
        <Empty
          type="button"
          data-add=""
          aria-label={t("tools.week.add", { site: whole, date: format.date(date), part: t(`session.${part}`) })}
          onClick={() => onAdd(place)}
        >
          <AddRounded />
        </Empty>
      )}
    </td>
  );
}

/** `by`: whether a row is a site or one of its theatres. */
export function WeekRows({ by, week }: { by: "week" | "theatres"; week: WeekProps }) {
  const { lists, sites, days } = week;
  const rows = weekRows(sites, lists, by);
  return rows.map((row, at) => (
    <tbody key={`${row.site.id} ${row.theatre ?? ""}`}>
      {by === "theatres" && row.site.id !== rows[at - 1]?.site.id && (
        <tr>
          <th scope="rowgroup" colSpan={days.length + 1}>
            {row.site.name}
          </th>
        </tr>
      )}
      {partsOf(row.lists).map((part, lane) => (
        <tr key={part}>
          <RowHead {...{ row, part, week }} first={lane === 0} />
          {days.map((date) => (
            <Cell key={date} {...{ row, part, date, week }} />
          ))}
        </tr>
      ))}
    </tbody>
  ));
}
