/** The doctors of the practice: search, filters, rows, pages. */
import GroupsRounded from "@mui/icons-material/GroupsRounded";
import SearchOffRounded from "@mui/icons-material/SearchOffRounded";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { isProblem } from "../../api/problem.ts";
import { PER_PAGE } from "../../contract/page.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { type Change, DoctorFilters, NO_FILTERS } from "./DoctorFilters.tsx";
import { DoctorsTable } from "./DoctorsTable.tsx";
import { useDoctorsQuery } from "./doctorsApi.ts";
import {
  type DoctorView,
  doctorsQueryOf,
  isDoctorViewFiltered,
  readDoctorView,
  writeDoctorView,
} from "./doctorView.ts";

function useDoctorView(): [DoctorView, Change] {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readDoctorView(params), [params]);
  const change = useCallback<Change>(
    (next) =>
      setParams((before) => writeDoctorView({ ...readDoctorView(before), page: 1, ...next }), { replace: true }),
    [setParams],
  );
  return [view, change];
}

function NoDoctors({ view, onChange }: { view: DoctorView; onChange: Change }) {
  const { t } = useTranslation("doctors");
  if (!isDoctorViewFiltered(view))
    return <EmptyState icon={<GroupsRounded />} title={t("empty.title")} text={t("empty.text")} />;
  return (
    <EmptyState icon={<SearchOffRounded />} title={t("noMatch.title")} text={t("noMatch.text")}>
      <Button variant="outlined" onClick={() => onChange(NO_FILTERS)}>
        {t("noMatch.clear")}
      </Button>
    </EmptyState>
  );
}

export function DoctorsBoard() {
  const { t } = useTranslation("doctors");
  const [view, change] = useDoctorView();
  const { data, currentData, error, refetch } = useDoctorsQuery(doctorsQueryOf(view));
  const failed = error !== undefined && currentData === undefined;
  const empty = data?.data.length === 0;
  return (
    <Paper variant="outlined" component="section" sx={{ overflow: "hidden" }}>
      <DoctorFilters view={view} onChange={change} />
      {failed && (
        <ErrorState
          title={t("failed.title")}
          requestId={isProblem(error) ? error.requestId : undefined}
          onRetry={refetch}
        />
      )}
      {!failed && empty && <NoDoctors view={view} onChange={change} />}
      {!failed && !empty && <DoctorsTable doctors={data?.data} />}
      <Pager
        page={view.page}
        perPage={PER_PAGE}
        total={data?.meta.total ?? 0}
        onPage={(page) => {
          change({ page });
          window.scrollTo(0, 0);
        }}
      />
    </Paper>
  );
}
