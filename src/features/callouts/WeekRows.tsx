/** The rows of the week: what stands in each place of a site, and where a new list can begin. */
import AddRounded from "@mui/icons-material/AddRounded";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { type Site } from "../../contract/doctor.ts";
import { type ListRow } from "../../contract/list.ts";
import { dateIn } from "../../lib/wallDates.ts";
import { type TimeWords } from "./useTimeWords.ts";
import { WeekEntry } from "./WeekEntry.tsx";
import { isIn, type Place, partsOf, weekSites } from "./weekPlaces.ts";

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
  onAdd: (place: Place) => void;
};

export function WeekRows({ lists, sites, days, now, words, onOpen, onAdd }: WeekProps) {
  const { t } = useTranslation("callouts");
  return weekSites(sites, lists).flatMap((site) => {
    const ofSite = lists.filter((list) => list.site.id === site.id);
    return partsOf(ofSite).map((part) => (
      <tr key={`${site.id}${part}`}>
        <th scope="row">
          {site.short_name} <small>{t(`session.${part}`)}</small>
        </th>
        {days.map((date) => {
          const label = t("tools.week.add", { site: site.name, date: words.date(date), part: t(`session.${part}`) });
          return (
            <td key={date}>
              {ofSite
                .filter((list) => list.date === date && isIn(part, list))
                .map((list) => (
                  <WeekEntry key={list.id} list={list} onOpen={onOpen} />
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
