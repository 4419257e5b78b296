/** One wave plan, new or as it is kept. */
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../../api/problem.ts";
import { ErrorState } from "../../../ui/page/ErrorState.tsx";
import { useArrivalFocus } from "../../../ui/page/useArrivalFocus.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useWavePlansQuery } from "../api/wavesApi.ts";
import { PlanForm } from "./PlanForm.tsx";

type Props = {
  /** An id, or "new". */
  edit: string;
  onBack: () => void;
};

export function PlanEditor({ edit, onBack }: Props) {
  const { t } = useTranslation(["callouts", "manage"]);
  const heading = useArrivalFocus();
  const { data: plans, error, refetch } = useWavePlansQuery();
  const isNew = edit === "new";
  const plan = plans?.find(({ id }) => String(id) === edit);
  if (!isNew && error && !plans) {
    const requestId = isProblem(error) ? error.requestId : undefined;
    return <ErrorState title={t("callouts:waves.plans.loadFailed")} requestId={requestId} onRetry={refetch} />;
  }
  if (!isNew && !plans) return <Skeleton height={320} />;
  return (
    <>
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ mb: 2 }}>
        {t(`callouts:waves.plans.${isNew ? "addTitle" : plan ? "changeTitle" : "gone"}`)}
      </Typography>
      {isNew || plan ? (
        <PlanForm plan={plan} onDone={onBack} />
      ) : (
        <Button variant="outlined" onClick={onBack}>
          {t("manage:places.back")}
        </Button>
      )}
    </>
  );
}
