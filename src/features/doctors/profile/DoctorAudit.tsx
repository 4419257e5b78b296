/** Who did what with a doctor, and when. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AuditTable } from "../../audit/public.ts";
import { usePracticeZone } from "../../user/public.ts";
import { useDoctorEventsQuery } from "../api/doctorActionsApi.ts";
import { RecordsPage } from "./RecordsPage.tsx";

export function DoctorAudit({ doctorId }: { doctorId: number }) {
  const { t } = useTranslation("doctors");
  const zone = usePracticeZone();
  const [page, setPage] = useState(1);
  const query = useDoctorEventsQuery({ id: doctorId, page });
  return (
    <RecordsPage
      query={query}
      page={page}
      onPage={setPage}
      empty={t("actions.noAudit")}
      loading={<AuditTable lines={undefined} zone={zone} />}
    >
      {({ data, meta }) => <AuditTable lines={data} zone={meta.time_zone ?? zone} />}
    </RecordsPage>
  );
}
