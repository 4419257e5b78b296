/** The week where there is room: a row for each part of a site's day, a column for each day. */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { dateIn } from "../../../lib/dateFormats.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { DataTable, TableFrame } from "../../../ui/table/DataTable.tsx";
import { SkeletonRows } from "../../../ui/table/SkeletonRows.tsx";
import { useClockZone } from "../../user/public.ts";
import { useTimeWords } from "../shared/useTimeWords.ts";
import { type WeekProps, WeekRows } from "./WeekRows.tsx";

/** Every day as wide as the others, whatever stands in it. */
const WeekTable = styled(DataTable)(({ theme: { vars } }) => ({
  tableLayout: "fixed",
  minWidth: 980,
  "& th:first-of-type": { width: 150, whiteSpace: "normal" },
  // The edge is the row head's.
  "& td:first-of-type": { paddingInlineStart: 11 },
  "& th > small": { display: "block", fontSize: "inherit", fontWeight: 400 },
  "& td, & tbody th": { verticalAlign: "top" },
  "& th[aria-current]": { color: vars.palette.primary.text, boxShadow: `inset 0 -3px 0 ${vars.palette.primary.main}` },
  "& td[data-today]": { background: `color-mix(in srgb, ${vars.palette.primary.soft} 45%, transparent)` },
}));

/** Null: not there yet. */
export function WeekGrid({ title, days, week }: { title: string; days: readonly string[]; week: WeekProps | null }) {
  const { t } = useTranslation("callouts");
  const now = useNow();
  const words = useTimeWords(now);
  const today = dateIn(useClockZone(), now);
  return (
    <TableFrame tabIndex={0} role="region" aria-label={title}>
      <WeekTable aria-label={title} aria-busy={!week}>
        <thead>
          <tr>
            <th scope="col">{t("tools.week.site")}</th>
            {days.map((date) => (
              <th key={date} scope="col" {...(date === today ? { "aria-current": "date" as const } : {})}>
                {words.date(date)}
                {date === today && <small>{t("screen.today")}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {week ? (
            <WeekRows {...week} />
          ) : (
            <SkeletonRows columns={Array.from({ length: 8 }, () => [80, 0] as const)} rows={4} />
          )}
        </tbody>
      </WeekTable>
    </TableFrame>
  );
}
