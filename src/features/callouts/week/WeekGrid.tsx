/** The week where there is room: a row for each part of the day at a site or theatre, a column for each day. */
import { useEventCallback } from "@mui/material/utils";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { TableFrame } from "../../../ui/table/DataTable.tsx";
import { SkeletonRows } from "../../../ui/table/SkeletonRows.tsx";
import { handleArrow } from "./arrowKeys.ts";
import { CalendarHint, CalendarTable } from "./CalendarTable.tsx";
import { DayHeads } from "./DayHeads.tsx";
import { dragLists } from "./dragLists.ts";
import { type WeekProps, WeekRows } from "./WeekRows.tsx";
import { type Place } from "./weekPlaces.ts";

/** `by`: what the rows are; `week`: null, not there yet. */
type Props = { title: string; by: "week" | "theatres"; days: readonly string[]; week: WeekProps | null };

export function WeekGrid({ title, by, days, week }: Props) {
  const { t } = useTranslation("callouts");
  const hint = useId();
  const table = useRef<HTMLTableElement>(null);
  const listOf = (id: string) => week?.lists.find((one) => String(one.id) === id);
  const fits = useEventCallback((id: string, place: string) => {
    const list = listOf(id);
    return list !== undefined && week?.fits(list, JSON.parse(place) as Place) === true;
  });
  const onDrop = useEventCallback((id: string, place: string) => {
    const list = listOf(id);
    if (list) week?.onDrop(list, JSON.parse(place) as Place);
  });
  useEffect(() => (table.current ? dragLists(table.current, { fits, onDrop }) : undefined), [fits, onDrop]);
  return (
    <>
      <TableFrame tabIndex={0} role="region" aria-label={title}>
        <CalendarTable ref={table} aria-label={title} aria-describedby={hint} aria-busy={!week} onKeyDown={handleArrow}>
          <DayHeads
            first={t(by === "theatres" ? "form.theatre" : "tools.week.site")}
            days={days}
            lists={week?.lists ?? []}
          />
          {week ? (
            <WeekRows {...{ by, week }} />
          ) : (
            <tbody>
              <SkeletonRows columns={Array.from({ length: 8 }, () => [80, 0] as const)} rows={4} />
            </tbody>
          )}
        </CalendarTable>
      </TableFrame>
      <CalendarHint id={hint}>{t("week.hint")}</CalendarHint>
    </>
  );
}
