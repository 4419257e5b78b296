/** The callouts behind one figure, one by one. */
import SearchOffRounded from "@mui/icons-material/SearchOffRounded";
import Paper from "@mui/material/Paper";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { isProblem } from "../../api/problem.ts";
import { LONGEST_PERIOD_DAYS } from "../../contract/insights.ts";
import { PER_PAGE } from "../../contract/page.ts";
import { type BehindRow } from "../../contract/shapes/insights.ts";
import { joinFacts, joinNames } from "../../lib/formatList.ts";
import { useListUrlState } from "../../lib/hooks/useListUrlState.ts";
import { useMediaQuery } from "../../lib/hooks/useMediaQuery.ts";
import { EmptyState } from "../../ui/page/EmptyState.tsx";
import { ErrorState } from "../../ui/page/ErrorState.tsx";
import { PHONE } from "../../ui/styling/breakpoints.ts";
import { DataTable, LongName, SecondLine, TableFrame } from "../../ui/table/DataTable.tsx";
import { Pager } from "../../ui/table/Pager.tsx";
import { SkeletonRows } from "../../ui/table/SkeletonRows.tsx";
import { useInsightsBehindQuery } from "./insightsApi.ts";
import { type BehindView, behindQueryOf, daysProblem, readBehindView, writeBehindView } from "./insightsView.ts";
import { useFigureFormat } from "./useFigureFormat.ts";

const WIDTHS = [
  [180, 120],
  [140, 0],
  [110, 0],
] as const;

/** A list leads to its callout; one that nobody was asked about, to its week. */
function What({ row: { callout, list } }: { row: BehindRow }) {
  const { t } = useTranslation(["insights", "callouts"]);
  const { date, language } = useFigureFormat();
  const to = callout ? `/callouts/${callout.id}` : `/callouts?view=week&week=${list?.date ?? ""}`;
  return (
    <>
      <Link to={to}>
        <LongName as="bdi">
          {list
            ? joinFacts(language, [date(list.date), t(`callouts:session.${list.session}`), list.site, list.surgeon])
            : callout?.title}
        </LongName>
      </Link>
      <SecondLine>
        {callout
          ? joinFacts(language, [callout.reference, t(`callouts:status.${callout.status}`)])
          : t("insights:behind.nobody")}
      </SecondLine>
    </>
  );
}

function Counted({ row, view }: { row: BehindRow; view: BehindView }) {
  const { t } = useTranslation("insights");
  const { kind, took } = useFigureFormat();
  if (view.figure === "mails") return t("behind.mails", { mails: row.mails ?? 0, filled: row.filled ?? 0 });
  const known = row.kind as Parameters<typeof kind>[0];
  return row.minutes === null ? kind(known) : `${kind(known)} · ${took(row.minutes)}`;
}

const ofDoctors = ({ figure }: BehindView): boolean => ["answers", "asked", "withdrawals"].includes(figure);

/** A doctor may have withdrawn from one list twice. */
const keysOf = (rows: readonly BehindRow[]): string[] =>
  rows.map((row, nth) => [nth, row.callout?.id, row.list?.id, row.doctor?.id].join());

const Doctor = ({ doctor }: Pick<BehindRow, "doctor">) =>
  doctor && <Link to={`/doctors/${doctor.id}`}>{doctor.name}</Link>;

const Cards = styled("ul")(({ theme: { vars } }) => ({
  borderTop: `1px solid ${vars.palette.divider}`,
  "& > li": { display: "grid", gap: 4, padding: "12px 16px", borderBottom: `1px solid ${vars.palette.divider}` },
}));

function BehindCards({ rows, view }: { rows: readonly BehindRow[]; view: BehindView }) {
  const { t } = useTranslation("insights");
  const keys = keysOf(rows);
  return (
    <Cards aria-label={t("behind.title")}>
      {rows.map((row, nth) => (
        <li key={keys[nth]}>
          <div>
            <What row={row} />
          </div>
          <Doctor doctor={row.doctor} />
          <div>
            <Counted row={row} view={view} />
          </div>
        </li>
      ))}
    </Cards>
  );
}

/** `rows` undefined: still on their way. */
function BehindTable({ rows, view }: { rows: readonly BehindRow[] | undefined; view: BehindView }) {
  const { t } = useTranslation("insights");
  const phone = useMediaQuery(PHONE);
  const doctors = ofDoctors(view);
  const keys = keysOf(rows ?? []);
  const head = [t("behind.list"), ...(doctors ? [t("doctors.doctor")] : []), t("behind.counted")];
  if (phone && rows) return <BehindCards rows={rows} view={view} />;
  return (
    <TableFrame>
      <DataTable aria-label={t("behind.title")} aria-busy={!rows}>
        <thead>
          <tr>
            {head.map((one) => (
              <th key={one} scope="col">
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...(rows ? {} : { "aria-hidden": true })}>
          {rows ? (
            rows.map((row, nth) => (
              <tr key={keys[nth]}>
                <td>
                  <What row={row} />
                </td>
                {doctors && (
                  <td>
                    <Doctor doctor={row.doctor} />
                  </td>
                )}
                <td>
                  <Counted row={row} view={view} />
                </td>
              </tr>
            ))
          ) : (
            <SkeletonRows columns={doctors ? WIDTHS : WIDTHS.slice(0, 2)} />
          )}
        </tbody>
      </DataTable>
    </TableFrame>
  );
}

/** "Lists filled, Not filled, week from 23 Nov". */
function useFigureName(view: BehindView): string {
  const { t } = useTranslation("insights");
  const { kind, week, language } = useFigureFormat();
  return joinNames(language, [
    t(`behind.figure.${view.figure}`),
    view.kind ? kind(view.kind) : "",
    view.week ? t("behind.week", { date: week(view.week) }) : "",
  ]);
}

export function BehindBoard() {
  const { t } = useTranslation("insights");
  const [view, change] = useListUrlState(readBehindView, writeBehindView);
  // What lies ahead has a time of its own.
  const problem = view.figure === "ahead" ? null : daysProblem(view);
  const { data, currentData, error, refetch } = useInsightsBehindQuery(behindQueryOf(view), {
    skip: problem !== null,
  });
  const name = useFigureName(view);
  const failed = error !== undefined && currentData === undefined;
  const total = data?.meta.total ?? 0;
  const title = problem ? t(`period.${problem}`, { count: LONGEST_PERIOD_DAYS }) : t("nothing");
  return (
    <Paper variant="outlined" sx={{ overflow: "hidden" }}>
      <Typography variant="h2" sx={{ p: "14px 20px" }}>
        {name}
      </Typography>
      {failed && (
        <ErrorState title={t("failed")} requestId={isProblem(error) ? error.requestId : undefined} onRetry={refetch} />
      )}
      {!failed && (problem || data?.data.length === 0) && <EmptyState icon={<SearchOffRounded />} title={title} />}
      {!failed && !problem && data?.data.length !== 0 && <BehindTable rows={currentData?.data} view={view} />}
      {!failed && !problem && total > 0 && (
        <Pager
          page={view.page}
          perPage={PER_PAGE}
          total={total}
          onPage={(page) => {
            change({ page });
            window.scrollTo(0, 0);
          }}
        />
      )}
    </Paper>
  );
}
