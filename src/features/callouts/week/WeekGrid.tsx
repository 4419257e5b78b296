/** The week where there is room: a row for each part of the day at a site or theatre, a column for each day. */
import { styled } from "@mui/material/styles";
import { useEventCallback } from "@mui/material/utils";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { dateIn } from "../../../lib/dateFormats.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { DataTable, TableFrame } from "../../../ui/table/DataTable.tsx";
import { SkeletonRows } from "../../../ui/table/SkeletonRows.tsx";
import { useClockZone } from "../../user/public.ts";
import { useTimeWords } from "../shared/useTimeWords.ts";
import { handleArrow } from "./arrowKeys.ts";
import { dragLists } from "./dragLists.ts";
import { useDayCount } from "./useListWords.ts";
import { type WeekProps, WeekRows } from "./WeekRows.tsx";
import { type Place } from "./weekPlaces.ts";

/** Every day as wide as the others, whatever stands in it; lanes of one row are closer than rows. */
export const CalendarTable = styled(DataTable)(({ theme: { vars } }) => ({
  tableLayout: "fixed",
  minWidth: 980,
  "& thead th": { verticalAlign: "top", "& > small": { display: "block", fontSize: "inherit", fontWeight: 400 } },
  "& thead th:first-of-type": { width: 168 },
  "& tbody th": {
    verticalAlign: "top",
    whiteSpace: "normal",
    overflowWrap: "anywhere",
    "& > div": { display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: 8 },
    "& b": { fontSize: ".875rem", color: vars.palette.text.primary },
    "& span": { fontWeight: 500 },
  },
  // Where a list that is being dragged would come to stand.
  "& td[data-over]": { boxShadow: `inset 0 0 0 2px ${vars.palette.focusRing}`, borderRadius: 8 },
  "& tbody td, & tbody td:first-of-type, & tbody td:last-of-type": {
    height: 36,
    padding: 4,
    verticalAlign: "top",
    borderInlineStart: `1px solid ${vars.palette.divider}`,
    scrollMarginBlock: "calc(var(--mui-size-toolbar) + 8px) 16px",
  },
  "& tbody tr:not(:last-of-type) :is(th, td)": { borderBottomStyle: "dashed" },
  "& tbody:not(:last-of-type) tr:last-of-type td": { borderBottom: `1px solid ${vars.palette.divider}` },
  "& tbody tr:hover td": { background: "none" },
  "& th[aria-current]": { color: vars.palette.primary.text, boxShadow: `inset 0 -3px 0 ${vars.palette.primary.main}` },
  "& tbody td[data-today], & tbody tr:hover td[data-today]": {
    background: `color-mix(in srgb, ${vars.palette.primary.soft} 45%, transparent)`,
  },
  "@media print": { minWidth: 0, "& tbody": { breakInside: "avoid" } },
}));

const Hint = styled("p")(({ theme: { vars } }) => ({
  margin: 0,
  padding: "8px 16px",
  fontSize: ".8125rem",
  color: vars.palette.text.tertiary,
  "@media print": { display: "none" },
}));

/** Null: not there yet. */
export function WeekGrid({ title, days, week }: { title: string; days: readonly string[]; week: WeekProps | null }) {
  const { t } = useTranslation("callouts");
  const now = useNow();
  const words = useTimeWords(now);
  const today = dateIn(useClockZone(), now);
  const count = useDayCount(now);
  const hint = useId();
  const table = useRef<HTMLTableElement>(null);
  const handleDrop = useEventCallback((id: string, place: string) => {
    const list = week?.lists.find((one) => String(one.id) === id);
    if (list) week?.onDrop(list, JSON.parse(place) as Place);
  });
  useEffect(() => (table.current ? dragLists(table.current, handleDrop) : undefined), [handleDrop]);
  return (
    <TableFrame tabIndex={0} role="region" aria-label={title}>
      <CalendarTable ref={table} aria-label={title} aria-describedby={hint} aria-busy={!week} onKeyDown={handleArrow}>
        <thead>
          <tr>
            <th scope="col">{t(week?.by === "theatres" ? "form.theatre" : "tools.week.site")}</th>
            {days.map((date) => (
              <th key={date} scope="col" {...(date === today ? { "aria-current": "date" as const } : {})}>
                {words.date(date)}
                {date === today && ` · ${t("screen.today")}`}
                <small>{count(week?.lists.filter((list) => list.date === date) ?? [])}</small>
              </th>
            ))}
          </tr>
        </thead>
        {week ? (
          <WeekRows {...week} />
        ) : (
          <tbody>
            <SkeletonRows columns={Array.from({ length: 8 }, () => [80, 0] as const)} rows={4} />
          </tbody>
        )}
      </CalendarTable>
      <Hint id={hint}>{t("week.hint")}</Hint>
    </TableFrame>
  );
}
