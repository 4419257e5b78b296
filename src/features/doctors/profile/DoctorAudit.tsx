/** Who did what with a doctor, and when. */
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../../api/problem.ts";
import { PER_PAGE } from "../../../contract/page.ts";
import { ErrorState } from "../../../ui/page/ErrorState.tsx";
import { Pager } from "../../../ui/table/Pager.tsx";
import { AuditTable } from "../../audit/public.ts";
import { usePracticeZone } from "../../user/public.ts";
import { useDoctorEventsQuery } from "../api/doctorActionsApi.ts";

export function DoctorAudit({ doctorId }: { doctorId: number }) {
  const { t } = useTranslation("doctors");
  const zone = usePracticeZone();
  const [page, setPage] = useState(1);
  const { data, currentData, error, refetch } = useDoctorEventsQuery({ id: doctorId, page });
  const failed = error !== undefined && currentData === undefined;
  if (!failed && data?.meta.total === 0)
    return (
      <Typography color="text.secondary" sx={{ p: 2.5 }}>
        {t("actions.noAudit")}
      </Typography>
    );
  return (
    <>
      {failed ? (
        <ErrorState
          title={t("failed.title")}
          requestId={isProblem(error) ? error.requestId : undefined}
          onRetry={refetch}
        />
      ) : (
        <AuditTable lines={data?.data} zone={data?.meta.time_zone ?? zone} />
      )}
      <Pager page={page} perPage={PER_PAGE} total={data?.meta.total ?? 0} onPage={setPage} />
    </>
  );
}
