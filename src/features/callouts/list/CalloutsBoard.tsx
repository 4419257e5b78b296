/** The callouts of the practice, live: tabs, filters, rows, pages. */
import { type ReactNode, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigation } from "react-router-dom";
import { isProblem } from "../../../api/problem.ts";
import { COUNT_CEILING } from "../../../contract/calloutTabs.ts";
import { type ChangeView } from "../../../lib/hooks/useListUrlState.ts";
import { useMediaQuery } from "../../../lib/hooks/useMediaQuery.ts";
import { useSelection } from "../../../lib/hooks/useSelection.ts";
import { ErrorState } from "../../../ui/page/ErrorState.tsx";
import { Panel } from "../../../ui/page/Panel.tsx";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { Pager } from "../../../ui/table/Pager.tsx";
import { useRowMenu } from "../../../ui/table/useRowMenu.tsx";
import { lazyWithTexts } from "../../i18n/public.ts";
import { useCalloutsQuery } from "../api/calloutsApi.ts";
import { useLastSeen } from "../lastSeen/useLastSeen.ts";
import { CardSkeletons } from "../shared/CardSkeletons.tsx";
import { isNothingYet, type Sort, type View } from "../shared/calloutQuery.ts";
import { LiveNote } from "../shared/LiveNote.tsx";
import { CalloutFilters } from "./CalloutFilters.tsx";
import { CalloutsExport } from "./CalloutsExport.tsx";
import { CalloutsTable } from "./CalloutsTable.tsx";
import { CalloutTabs } from "./CalloutTabs.tsx";
import { NewRowsBar } from "./NewRowsBar.tsx";
import { useCalloutView, useTableQuery } from "./useCalloutView.ts";
import { useDeferredNewRows } from "./useDeferredNewRows.ts";
import { useLanding } from "./useLanding.ts";

const RowMenu = lazyWithTexts("RowMenu", () => import("./RowMenu.tsx"));
const BulkBar = lazyWithTexts("BulkBar", () => import("../bulk/BulkBar.tsx"));
const NoCallouts = lazyWithTexts("NoCallouts", () => import("./NoCallouts.tsx"));
const PageSize = lazyWithTexts("PageSize", () => import("./PageSize.tsx"));
const ViewChoice = lazyWithTexts("ViewChoice", () => import("./ViewChoice.tsx"));
const WeekView = lazyWithTexts("WeekView", () => import("../week/WeekView.tsx"));

/** As a table or as a calendar; the address says which. */
export function CalloutsBoard() {
  const [view, change] = useCalloutView();
  // The same until it is used: the filters beside it stay as they are.
  const choice = useMemo(
    () => (
      <Suspense>
        <ViewChoice view={view} onChange={change} />
      </Suspense>
    ),
    [view, change],
  );
  if (view.display === "table") return <Rows view={view} change={change} choice={choice} />;
  return (
    <Panel>
      <CalloutFilters view={view} onChange={change}>
        {choice}
      </CalloutFilters>
      <Suspense fallback={<CardSkeletons />}>
        <WeekView view={view} onChange={change} />
      </Suspense>
    </Panel>
  );
}

function BelowRows({ live }: { live: boolean }) {
  const phone = useMediaQuery(PHONE);
  return (
    <>
      {live && <LiveNote />}
      {live && (
        <Suspense>
          <PageSize />
        </Suspense>
      )}
      {phone && <CalloutsExport quiet />}
    </>
  );
}

/** Always the same, so that the pager is not drawn anew with the rows. */
const BELOW_ROWS = <BelowRows live />;
/** What could not be loaded is not of this moment. */
const BELOW_FAILURE = <BelowRows live={false} />;

function Empty(props: { view: View; onChange: ChangeView<View> }) {
  return (
    <Suspense fallback={<CardSkeletons />}>
      <NoCallouts {...props} />
    </Suspense>
  );
}

/** `answered`: what `data` is of. Until the next answer is there, the table says what it last knew. */
function useRowsOf(view: View) {
  const query = useTableQuery(view);
  const { data, currentData, error, fulfilledTimeStamp, refetch } = useCalloutsQuery(query, {
    selectFromResult: ({ data, currentData, error, fulfilledTimeStamp }) => ({
      ...{ data, currentData, error, fulfilledTimeStamp },
    }),
  });
  const [answered, setAnswered] = useState(view);
  if (currentData && answered !== view) setAnswered(view);
  useLastSeen(currentData, view, fulfilledTimeStamp);
  return { query, answered, data, currentData, error, refetch };
}

type RowsProps = { view: View; change: ChangeView<View>; choice: ReactNode };

function Rows({ view: asked, change, choice }: RowsProps) {
  const { t } = useTranslation("callouts");
  // The controls show at once what was chosen; the rows give way to the next letter or press.
  const view = useDeferredValue(asked);
  const { query, answered, data, currentData, error, refetch } = useRowsOf(view);
  const question = currentData ? JSON.stringify(query) : null;
  const held = useDeferredNewRows(question, data?.data ?? []);
  const selection = useSelection(held.rows);
  // Once there, it stays to say what came of it.
  const [bulk, setBulk] = useState(false);
  const choosing = selection.ids.size > 0;
  if (!bulk && choosing) setBulk(true);
  const { menu, openMenu } = useRowMenu(RowMenu, held.rows);
  const handleSort = useCallback((sort: Sort) => change({ sort }), [change]);
  const handlePage = useCallback(
    (page: number) => {
      change({ page });
      window.scrollTo(0, 0);
    },
    [change],
  );
  // Whoever is on the way to another page is not moved: the move would take that way's place.
  const leaving = useNavigation().state !== "idle";
  const landing = useLanding({ landing: asked.landing && !leaving }, view, currentData?.meta, change);
  const beyond = view.page > 1 && currentData?.data.length === 0;
  // The outside world is the address: it may name a page that is no more.
  useEffect(() => {
    if (beyond) change({ page: 1 });
  }, [beyond, change]);
  const failed = error !== undefined && currentData === undefined;
  const empty = data !== undefined && data.data.length === 0 && !beyond && !landing;
  // Nothing to find or to export yet: only the way to the first callout.
  if (!landing && isNothingYet(view, currentData?.data))
    return (
      <Panel>
        <Empty view={view} onChange={change} />
      </Panel>
    );
  const filters = (
    <CalloutFilters view={asked} onChange={change}>
      {choice}
    </CalloutFilters>
  );
  return (
    <Panel>
      <CalloutTabs view={asked} counts={data?.meta.counts} />
      {!choosing && filters}
      {bulk && (
        <Suspense fallback={choosing && filters}>
          <BulkBar rows={held.rows} selection={selection} query={query} total={data?.meta.total ?? 0} />
        </Suspense>
      )}
      <NewRowsBar count={held.waiting} onShow={held.show} />
      {failed && (
        <ErrorState
          title={t("failed.title")}
          requestId={isProblem(error) ? error.requestId : undefined}
          onRetry={refetch}
        />
      )}
      {!failed && empty && <Empty view={answered} onChange={change} />}
      {!failed && !empty && (
        <CalloutsTable
          rows={landing ? undefined : data && held.rows}
          view={asked}
          selection={selection}
          onSort={handleSort}
          onMenu={openMenu}
        />
      )}
      <Pager
        page={view.page}
        perPage={view.rows}
        total={data?.meta.total ?? 0}
        ceiling={COUNT_CEILING}
        onPage={handlePage}
      >
        {error === undefined ? BELOW_ROWS : BELOW_FAILURE}
      </Pager>
      {menu}
    </Panel>
  );
}
