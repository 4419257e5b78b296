/** The rows of the week: what stands in each place of a site, and where a new list can begin. */
import AddRounded from "@mui/icons-material/AddRounded";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { type ListRow } from "../../../contract/shapes/calloutList.ts";
import { type Site } from "../../../contract/shapes/places.ts";
import { dateIn } from "../../../lib/dateFormats.ts";
import { PrintDay } from "../../coverSheets/public.ts";
import { type TimeWords } from "../shared/useTimeWords.ts";
import { WeekEntry } from "./WeekEntry.tsx";
import { type Place, partOf, partsOf, weekSites } from "./weekPlaces.ts";

const Empty = styled("button")(({ theme: { vars } }) => ({
  display: "grid",
  placeItems: "center",
  width: "100%",
  minHeight: 32,
  border: 0,
  borderRadius: 6,
  background: "none",
  cursor: "pointer",
  color: vars.palette.text.tertiary,
  // Quiet until somebody comes near; a finger has no way to.
  "@media (hover: hover)": { "& > svg": { opacity: 0 }, "&:is(:hover, :focus-visible) > svg": { opacity: 1 } },
  "&:hover, &:focus-visible": { background: vars.palette.action.hover },
  "& svg": { fontSize: 18 },
  "@media print": { display: "none" },
}));

export type WeekProps = {
  lists: readonly ListRow[];
  sites: readonly Site[];
  days: readonly string[];
  now: number;
  words: TimeWords;
  onOpen: (list: ListRow) => void;
  onEdit: (list: ListRow) => void;
  onAdd: (place: Place) => void;
};

export function WeekRows({ lists, sites, days, now, words, onOpen, onEdit, onAdd }: WeekProps) {
  const { t } = useTranslation("callouts");
  return weekSites(sites, lists).flatMap((site) => {
    const ofSite = lists.filter((list) => list.site.id === site.id);
    const daysOf = days
      .filter((date) => ofSite.some((list) => list.date === date))
      .map((date) => ({ date, siteId: site.id, label: words.date(date) }));
    return partsOf(ofSite).map((part) => (
      <tr key={`${site.id}${part}`}>
        {/* The button is no part of the row's name. */}
        <th scope="row" aria-label={`${site.short_name} ${t(`session.${part}`)}`}>
          {site.short_name} <small>{t(`session.${part}`)}</small>
          {part === "am" && <PrintDay place={site.short_name} days={daysOf} />}
        </th>
        {days.map((date) => {
          const label = t("tools.week.add", { site: site.name, date: words.date(date), part: t(`session.${part}`) });
          return (
            <td key={date} {...(date === dateIn(site.time_zone, now) ? { "data-today": "" } : {})}>
              {ofSite
                .filter((list) => list.date === date && partOf(list) === part)
                .map((list) => (
                  <WeekEntry key={list.id} {...{ list, now, words, onOpen, onEdit }} />
                ))}
              {/* Nobody can be asked about a day that is over. */}
              {date >= dateIn(site.time_zone, now) && (
                <Empty
                  type="button"
                  aria-label={label}
                  onClick={() => onAdd({ date, site: String(site.id), session: part })}
                >
                  <AddRounded />
                </Empty>
              )}
            </td>
          );
        })}
      </tr>
    ));
  });
}
