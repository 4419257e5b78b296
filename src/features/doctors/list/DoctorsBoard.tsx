/** The doctors of the practice: search, filters, rows, pages. */
import { Suspense, useCallback, useDeferredValue, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useDoctorsQuery } from "../../../api/doctorQueries.ts";
import { isProblem } from "../../../api/problem.ts";
import { type DoctorSort } from "../../../contract/doctor.ts";
import { TABLE_ROWS } from "../../../contract/page.ts";
import { type Doctor } from "../../../contract/shapes/doctor.ts";
import { useListUrlState } from "../../../lib/hooks/useListUrlState.ts";
import { useSelection } from "../../../lib/hooks/useSelection.ts";
import { ErrorState } from "../../../ui/page/ErrorState.tsx";
import { Panel } from "../../../ui/page/Panel.tsx";
import { Pager } from "../../../ui/table/Pager.tsx";
import { useRowMenu } from "../../../ui/table/useRowMenu.tsx";
import { lazyWithTexts } from "../../i18n/public.ts";
import { BouncingBanner } from "./BouncingBanner.tsx";
import { DoctorFilters } from "./DoctorFilters.tsx";
import { DoctorsTable } from "./DoctorsTable.tsx";
import { doctorsQueryOf, readDoctorView, writeDoctorView } from "./doctorView.ts";
import { NoDoctors } from "./NoDoctors.tsx";

const DoctorMenu = lazyWithTexts("DoctorMenu", () => import("./DoctorMenu.tsx"));

const NOBODY: readonly Doctor[] = [];

const DoctorsBulkBar = lazyWithTexts("DoctorsBulkBar", () => import("./DoctorsBulkBar.tsx"));

export function DoctorsBoard() {
  const { t } = useTranslation("doctors");
  const [asked, change] = useListUrlState(readDoctorView, writeDoctorView);
  // The controls show at once what was chosen; the rows give way to the next letter or press.
  const view = useDeferredValue(asked);
  const handleSort = useCallback((sort: DoctorSort) => change({ sort }), [change]);
  const handlePage = useCallback(
    (page: number) => {
      change({ page });
      window.scrollTo(0, 0);
    },
    [change],
  );
  const { data, currentData, error, refetch } = useDoctorsQuery(doctorsQueryOf(view));
  const doctors = data?.data ?? NOBODY;
  const selection = useSelection(doctors);
  const { menu, openMenu } = useRowMenu(DoctorMenu, doctors);
  // The bar stays after its doctors: it still says what was not possible.
  const everChosen = useRef(false);
  const choosing = selection.ids.size > 0;
  if (choosing) everChosen.current = true;
  const failed = error !== undefined && currentData === undefined;
  const beyond = view.page > 1 && currentData?.data.length === 0;
  // The outside world is the address: it may name a page that is no more.
  useEffect(() => {
    if (beyond) change({ page: 1 });
  }, [beyond, change]);
  // A page beyond the last holds nobody either, and says nothing of the others.
  const empty = data?.meta.total === 0;
  const handleClear = () => {
    selection.clear();
    selection.everyone.current?.focus();
  };
  // What is done with the chosen ones stands in the filters' place: the rows stay where they are.
  const filters = <DoctorFilters view={asked} counts={data?.meta.counts} onChange={change} />;
  const bouncing = data?.meta.counts?.bouncing ?? 0;
  return (
    <>
      {bouncing > 0 && view.only !== "bouncing" && <BouncingBanner count={bouncing} onChange={change} />}
      <Panel>
        {!choosing && filters}
        {everChosen.current && (
          <Suspense fallback={choosing && filters}>
            <DoctorsBulkBar doctors={doctors.filter(({ id }) => selection.ids.has(id))} onClear={handleClear} />
          </Suspense>
        )}
        {failed && (
          <ErrorState
            title={t("failed.title")}
            requestId={isProblem(error) ? error.requestId : undefined}
            onRetry={refetch}
          />
        )}
        {!failed && empty && <NoDoctors view={view} onChange={change} />}
        {!failed && !empty && (
          <DoctorsTable
            doctors={data?.data}
            selection={selection}
            onMenu={openMenu}
            sort={asked.sort}
            onSort={handleSort}
          />
        )}
        {!empty && <Pager page={view.page} perPage={TABLE_ROWS} total={data?.meta.total ?? 0} onPage={handlePage} />}
        {menu}
      </Panel>
    </>
  );
}
