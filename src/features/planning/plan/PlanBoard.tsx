/** The plan of some weeks: every list that could be, each to be left out; then what is still to be called out. */
import EventRepeatRounded from "@mui/icons-material/EventRepeatRounded";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { useRef } from "react";
import { Link } from "react-router-dom";
import { isProblem } from "../../../api/problem.ts";
import { staleRow } from "../../../api/staleRow.ts";
import { useProblemText } from "../../../api/useProblemText.ts";
import { type PlanEntry } from "../../../contract/shapes/planning.ts";
import { useMediaQuery } from "../../../lib/hooks/useMediaQuery.ts";
import { AlertInView } from "../../../ui/form/AlertInView.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { EmptyState } from "../../../ui/page/EmptyState.tsx";
import { ErrorState } from "../../../ui/page/ErrorState.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { usePlanQuery } from "../planningApi.ts";
import { usePlanningFormat } from "../usePlanningFormat.ts";
import { AlreadyPlanned } from "./AlreadyPlanned.tsx";
import { OpenLists } from "./OpenLists.tsx";
import { PlanBar } from "./PlanBar.tsx";
import { PlanDialog } from "./PlanDialog.tsx";
import { PlanTable } from "./PlanTable.tsx";
import { PlanWeeks } from "./PlanWeeks.tsx";
import { type Planning, usePlanning } from "./usePlanning.ts";
import { type PlanView } from "./usePlanView.ts";

type Props = { view: PlanView; onChange: (next: Partial<PlanView>) => void };

function Refused({ error }: { error: unknown }) {
  const { t } = usePlanningFormat();
  const problemText = useProblemText();
  return (
    <AlertInView when={error}>
      {error !== undefined && (
        <div style={{ padding: "16px 16px 0" }}>
          <FormAlert tone="error" title={t("planning:plan.refusedTitle")}>
            {staleRow(error) ? t("planning:plan.stale") : problemText(error)}
          </FormAlert>
        </div>
      )}
    </AlertInView>
  );
}

function Nothing() {
  const { t } = usePlanningFormat();
  return (
    <EmptyState icon={<EventRepeatRounded />} title={t("planning:plan.emptyTitle")} text={t("planning:plan.emptyText")}>
      <Button variant="outlined" component={Link} to="/planning/standing-lists">
        {t("planning:plan.standing")}
      </Button>
    </EmptyState>
  );
}

function Proposed({ entries, planning }: { entries: readonly PlanEntry[]; planning: Planning }) {
  const phone = useMediaQuery(PHONE);
  const planned = entries.filter(({ list }) => list !== null).length;
  const bar = planning.open.length > 0 && <PlanBar planning={planning} planned={planned} />;
  return (
    <>
      {!phone && bar}
      <PlanTable entries={entries} planning={planning} />
      {phone && bar}
      {planning.looking && <PlanDialog {...planning} />}
    </>
  );
}

export function PlanBoard({ view, onChange }: Props) {
  const { t } = usePlanningFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const { currentData: plan, error, refetch } = usePlanQuery(view);
  const planning = usePlanning(plan?.entries ?? [], () => heading.current?.focus());
  const handleWeeks = (next: Partial<PlanView>) => {
    planning.forget();
    onChange(next);
  };
  const requestId = isProblem(error) ? error.requestId : undefined;
  return (
    <>
      <Paper variant="outlined" component="section" aria-label={t("planning:plan.title")} sx={{ overflow: "clip" }}>
        <PlanWeeks view={view} onChange={handleWeeks} />
        <Refused error={planning.error} />
        {plan && planning.already && (
          <AlreadyPlanned key={planning.already.id} existing={planning.already.existing} entries={plan.entries} />
        )}
        {plan ? (
          plan.entries.length > 0 ? (
            <Proposed entries={plan.entries} planning={planning} />
          ) : (
            <Nothing />
          )
        ) : error ? (
          <ErrorState title={t("planning:plan.failed")} requestId={requestId} onRetry={refetch} />
        ) : (
          <Skeleton height={420} />
        )}
      </Paper>
      {plan && <OpenLists plan={plan} heading={heading} />}
    </>
  );
}
