/** One doctor by id, before there is anything, and where there is none: said in place. */
import SearchOffRounded from "@mui/icons-material/SearchOffRounded";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { type ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useDoctorQuery } from "../../../api/doctorQueries.ts";
import { isProblem } from "../../../api/problem.ts";
import { type DoctorDetail } from "../../../contract/shapes/doctor.ts";
import { EmptyState } from "../../../ui/page/EmptyState.tsx";
import { ErrorState } from "../../../ui/page/ErrorState.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";

type Props = { doctorId: string; show: (doctor: DoctorDetail) => ReactElement };

export function DoctorById({ doctorId, show }: Props) {
  const { t } = useTranslation(["doctors", "common"]);
  const known = /^[1-9]\d{0,14}$/.test(doctorId);
  const { currentData, error, refetch } = useDoctorQuery(Number(doctorId), { skip: !known });
  const problem = isProblem(error) ? error : undefined;
  const missing = !known || problem?.status === 404;
  if (currentData && !missing) return show(currentData);
  return (
    <Page title={t("doctors:title")} breadcrumbs={[{ label: t("common:home"), to: "/" }]}>
      <Paper variant="outlined">
        {missing && (
          <EmptyState icon={<SearchOffRounded />} title={t("doctors:page.notFound")}>
            <Button variant="outlined" component={Link} to="/doctors">
              {t("doctors:page.all")}
            </Button>
          </EmptyState>
        )}
        {!missing && error && (
          <ErrorState title={t("doctors:failed.title")} requestId={problem?.requestId} onRetry={refetch} />
        )}
        {!missing && !error && <Skeleton height={240} style={{ margin: 20 }} />}
      </Paper>
    </Page>
  );
}
