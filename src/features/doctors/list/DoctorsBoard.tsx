/** The doctors of the practice: search, filters, rows, pages. */
import { Suspense, useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";
import { askAhead } from "../../../api/askAhead.ts";
import { isProblem } from "../../../api/problem.ts";
import { type Doctor } from "../../../contract/doctor.ts";
import { TABLE_ROWS } from "../../../contract/page.ts";
import { type AnsweredView, useAnsweredView } from "../../../lib/useAnsweredView.ts";
import { useAppDispatch } from "../../../lib/useHooks.ts";
import { useListPresses } from "../../../lib/useListPresses.ts";
import { useRowKeys } from "../../../lib/useRowKeys.ts";
import { useSelection } from "../../../lib/useSelection.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Pager } from "../../../ui/Pager.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";
import { useRowMenu } from "../../../ui/useRowMenu.tsx";
import { laterPart } from "../../i18n/public.ts";
import { doctorsApi, useDoctorsQuery } from "../api/doctorsApi.ts";
import { BouncingBanner } from "./BouncingBanner.tsx";
import { DoctorFilters } from "./DoctorFilters.tsx";
import { DoctorsTable } from "./DoctorsTable.tsx";
import { type DoctorView, doctorsQueryOf, readDoctorView, writeDoctorView } from "./doctorView.ts";
import { NoDoctors } from "./NoDoctors.tsx";

const DoctorMenu = laterPart("DoctorMenu", () => import("./DoctorMenu.tsx"));

const NOBODY: readonly Doctor[] = [];

function useDoctorView(): AnsweredView<DoctorView> {
  const dispatch = useAppDispatch();
  const ask = useCallback(
    (view: DoctorView) => dispatch(askAhead(doctorsApi.endpoints.doctors, doctorsQueryOf(view))),
    [dispatch],
  );
  return useAnsweredView(readDoctorView, writeDoctorView, ask);
}

const DoctorsBulkBar = laterPart("DoctorsBulkBar", () => import("./DoctorsBulkBar.tsx"));

export function DoctorsBoard() {
  const { t } = useTranslation("doctors");
  const list = useDoctorView();
  const { view, asked, change, foresee } = list;
  const { onPage, onPageStart, onSort, onSortStart } = useListPresses(list);
  const query = doctorsQueryOf(view);
  const { data, currentData, error, refetch } = useDoctorsQuery(query);
  const doctors = data?.data ?? NOBODY;
  const selection = useSelection(doctors);
  const keys = useRowKeys(doctors, currentData ? JSON.stringify(query) : null);
  const { menu, openMenu } = useRowMenu(DoctorMenu);
  // The bar stays after its doctors: it still says what was not possible.
  const everChosen = useRef(false);
  const choosing = selection.ids.size > 0;
  if (choosing) everChosen.current = true;
  const failed = error !== undefined && currentData === undefined;
  const empty = data?.data.length === 0;
  // What is done with the chosen ones stands in the filters' place: the rows stay where they are.
  const filters = <DoctorFilters view={asked} counts={data?.meta.counts} onChange={change} onForesee={foresee} />;
  const bouncing = data?.meta.counts?.bouncing ?? 0;
  return (
    <>
      {bouncing > 0 && view.only !== "bouncing" && <BouncingBanner count={bouncing} onChange={change} />}
      <Sheet>
        {!choosing && filters}
        {everChosen.current && (
          <Suspense fallback={choosing && filters}>
            <DoctorsBulkBar doctors={doctors.filter(({ id }) => selection.ids.has(id))} onClear={selection.clear} />
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
            keys={keys}
            selection={selection}
            onMenu={openMenu}
            sort={asked.sort}
            onSort={onSort}
            onSortStart={onSortStart}
          />
        )}
        {!empty && (
          <Pager
            page={view.page}
            perPage={TABLE_ROWS}
            total={data?.meta.total ?? 0}
            onPage={onPage}
            onPageStart={onPageStart}
          />
        )}
        {menu}
      </Sheet>
    </>
  );
}
