/** A week of lists: a row for each site, a column for each day, morning and afternoon; what is uncovered says so. */
import AddRounded from "@mui/icons-material/AddRounded";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type CalloutList, type CalloutRow } from "../../contract/callout.ts";
import { type Site } from "../../contract/doctor.ts";
import { useNow } from "../../lib/useNow.ts";
import { addDays, dateIn, ownTimeZone } from "../../lib/wallDates.ts";
import { DataTable, TableFrame } from "../../ui/DataTable.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { SkeletonRows } from "../../ui/SkeletonRows.tsx";
import { mondayOf, type View } from "./calloutQuery.ts";
import { useCalloutsQuery } from "./calloutsApi.ts";
import { useSitesQuery } from "./placesApi.ts";
import { useTimeWords } from "./useTimeWords.ts";

const MOST = 100;
const HALVES = ["am", "pm"] as const;
type Half = (typeof HALVES)[number];
type Slot = { row: CalloutRow; list: CalloutList };

const Bar = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8, padding: "12px 16px" });

const Entry = styled(Link)(({ theme: { vars } }) => ({
  display: "block",
  marginBottom: 4,
  padding: "4px 8px",
  borderRadius: 6,
  borderInlineStart: `4px solid ${vars.palette.outline}`,
  fontSize: ".8125rem",
  textDecoration: "none",
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

type CellProps = { slots: Slot[]; site: Site; date: string; half: Half; label: string };

function Cell({ slots, site, date, half, label }: CellProps) {
  const { t } = useTranslation("callouts");
  if (slots.length === 0)
    return (
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

function Rows({ rows, sites, days, now }: GridProps) {
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
              <Cell slots={here} site={site} date={date} half={half} label={label} />
            </td>
          );
        })}
      </tr>
    )),
  );
}

export type WeekViewProps = { view: View; onChange: (next: Partial<View>) => void };

export function WeekView({ view, onChange }: WeekViewProps) {
  const { t } = useTranslation("callouts");
  const now = useNow();
  const words = useTimeWords(now);
  const monday = mondayOf(view.week || dateIn(ownTimeZone(), now));
  const days = Array.from({ length: 7 }, (_, day) => addDays(monday, day));
  const last = addDays(monday, 6);
  const { data: sites } = useSitesQuery();
  const { currentData, error, refetch } = useCalloutsQuery({ tab: "all", from: monday, to: last, per_page: MOST });
  const title = t("tools.week.title", { from: words.date(monday), to: words.date(last) });
  if (error && !currentData) return <ErrorState title={t("tools.week.failed")} onRetry={refetch} />;
  return (
    <>
      <Bar>
        <Typography variant="h2" sx={{ marginInlineEnd: "auto" }} aria-live="polite">
          {title}
        </Typography>
        <Button variant="outlined" size="small" onClick={() => onChange({ week: addDays(monday, -7) })}>
          {t("tools.week.previous")}
        </Button>
        <Button variant="outlined" size="small" onClick={() => onChange({ week: "" })}>
          {t("tools.week.thisWeek")}
        </Button>
        <Button variant="outlined" size="small" onClick={() => onChange({ week: addDays(monday, 7) })}>
          {t("tools.week.next")}
        </Button>
      </Bar>
      {sites?.length === 0 && <Typography sx={{ p: 2.5 }}>{t("tools.week.noSites")}</Typography>}
      <TableFrame tabIndex={0} role="region" aria-label={title}>
        <DataTable aria-label={title} aria-busy={!currentData}>
          <thead>
            <tr>
              <th scope="col">{t("tools.week.site")}</th>
              {days.map((date) => (
                <th key={date} scope="col">
                  {words.date(date)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {currentData && sites ? (
              <Rows
                rows={currentData.data.filter(({ status }) => status !== "cancelled")}
                sites={sites}
                days={days}
                now={now}
              />
            ) : (
              <SkeletonRows columns={Array.from({ length: 8 }, () => [80, 0] as const)} rows={4} />
            )}
          </tbody>
        </DataTable>
      </TableFrame>
    </>
  );
}
