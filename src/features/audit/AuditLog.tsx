/** The audit log of the practice: filters, lines, pages (practice management). */
import HistoryRounded from "@mui/icons-material/HistoryRounded";
import SearchOffRounded from "@mui/icons-material/SearchOffRounded";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../api/problem.ts";
import { PER_PAGE } from "../../contract/page.ts";
import { otherZone, ownTimeZone } from "../../lib/dateFormats.ts";
import { useListUrlState } from "../../lib/hooks/useListUrlState.ts";
import { useNow } from "../../lib/hooks/useNow.ts";
import { EmptyState } from "../../ui/page/EmptyState.tsx";
import { ErrorState } from "../../ui/page/ErrorState.tsx";
import { SectionHead } from "../../ui/page/SectionHead.tsx";
import { useHeadingFocus } from "../../ui/page/useHeadingFocus.ts";
import { Pager } from "../../ui/table/Pager.tsx";
import { LazyExport } from "../exports/public.ts";
import { AuditFilters, type Change } from "./AuditFilters.tsx";
import { AuditTable } from "./AuditTable.tsx";
import { useAuditEventsQuery } from "./auditApi.ts";
import {
  type AuditView,
  auditQueryOf,
  isAuditViewFiltered,
  NO_FILTERS,
  readAuditView,
  writeAuditView,
} from "./auditView.ts";

function Nothing({ view, onChange }: { view: AuditView; onChange: Change }) {
  const { t } = useTranslation("audit");
  if (!isAuditViewFiltered(view))
    return <EmptyState icon={<HistoryRounded />} title={t("emptyTitle")} text={t("emptyText")} />;
  return (
    <EmptyState icon={<SearchOffRounded />} title={t("noMatchTitle")} text={t("noMatchText")}>
      <Button variant="outlined" onClick={() => onChange(NO_FILTERS)}>
        {t("clear")}
      </Button>
    </EmptyState>
  );
}

export function AuditLog() {
  const { t } = useTranslation(["audit", "manage"]);
  const [view, change] = useListUrlState(readAuditView, writeAuditView);
  const { data, currentData, error, refetch } = useAuditEventsQuery(auditQueryOf(view));
  const now = useNow();
  const { heading, watch } = useHeadingFocus();
  const failed = error !== undefined && currentData === undefined;
  const zone = data?.meta.time_zone;
  const other = zone && otherZone(zone, now);
  return (
    <section>
      <SectionHead
        title={t("manage:tabs.auditLog")}
        heading={heading}
        text={`${t("audit:intro")} ${other ? t("audit:zone", { zone: other }) : ""}`}
      >
        <LazyExport wanted={{ what: "audit", query: auditQueryOf(view) }} />
      </SectionHead>
      <Paper variant="outlined" sx={{ overflow: "hidden" }} {...watch}>
        <AuditFilters view={view} onChange={change} />
        {failed && (
          <ErrorState
            title={t("audit:failed")}
            requestId={isProblem(error) ? error.requestId : undefined}
            onRetry={refetch}
          />
        )}
        {!failed && data?.data.length === 0 && <Nothing view={view} onChange={change} />}
        {!failed && data?.data.length !== 0 && <AuditTable lines={data?.data} zone={zone ?? ownTimeZone()} />}
        {data?.data.length !== 0 && (
          <Pager
            page={view.page}
            perPage={PER_PAGE}
            total={data?.meta.total ?? 0}
            onPage={(page) => {
              change({ page });
              window.scrollTo(0, 0);
            }}
          />
        )}
      </Paper>
    </section>
  );
}
