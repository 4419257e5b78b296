/** The practice's wave plans, below its other callout defaults; `?plan=` opens one of them alone. */
import AddRounded from "@mui/icons-material/AddRounded";
import WavesRounded from "@mui/icons-material/WavesRounded";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { isProblem } from "../../../api/problem.ts";
import { type WavePlan as Plan } from "../../../contract/shapes/waves.ts";
import { EmptyState } from "../../../ui/page/EmptyState.tsx";
import { ErrorState } from "../../../ui/page/ErrorState.tsx";
import { SectionHead } from "../../../ui/page/SectionHead.tsx";
import { useHeadingFocus } from "../../../ui/page/useHeadingFocus.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useWavePlansQuery } from "../api/wavesApi.ts";
import { WavePlan } from "./WavePlan.tsx";

type Asked = { data: readonly Plan[] | undefined; error: unknown; refetch: () => unknown };

function Found({ data, error, refetch }: Asked) {
  const { t } = useTranslation("callouts");
  if (error && !data) {
    const requestId = isProblem(error) ? error.requestId : undefined;
    return <ErrorState title={t("waves.plans.loadFailed")} requestId={requestId} onRetry={refetch} />;
  }
  if (!data) return <Skeleton height={120} style={{ margin: 20 }} />;
  if (data.length === 0)
    return <EmptyState icon={<WavesRounded />} title={t("waves.plans.emptyTitle")} text={t("waves.plans.emptyText")} />;
  return (
    <ul>
      {data.map((plan) => (
        <WavePlan key={plan.id} plan={plan} />
      ))}
    </ul>
  );
}

export function WavePlans() {
  const { t } = useTranslation("callouts");
  const { data, error, refetch } = useWavePlansQuery();
  const { heading, watch } = useHeadingFocus();
  return (
    <>
      <SectionHead title={t("waves.plans.title")} text={t("waves.plans.text")} heading={heading}>
        <Button variant="outlined" startIcon={<AddRounded />} component={Link} to="?plan=new">
          {t("waves.plans.add")}
        </Button>
      </SectionHead>
      <Paper
        variant="outlined"
        component="section"
        aria-label={t("waves.plans.title")}
        sx={{ overflow: "hidden" }}
        {...watch}
      >
        <Found data={data} error={error} refetch={refetch} />
      </Paper>
    </>
  );
}
