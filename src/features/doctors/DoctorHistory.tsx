/** What a doctor was asked for, answered, and what the practice decided. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useNow } from "../../lib/useNow.ts";
import { listDate } from "../../lib/wallDates.ts";
import { SecondLine } from "../../ui/DataTable.tsx";
import { DoctorRecords } from "./DoctorRecords.tsx";
import { useDoctorCalloutsQuery } from "./doctorsApi.ts";

export function DoctorHistory({ doctorId }: { doctorId: number }) {
  const { t, i18n } = useTranslation(["doctors", "callouts"]);
  const now = useNow();
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useDoctorCalloutsQuery({ id: doctorId, page });
  return (
    <DoctorRecords
      found={data}
      failed={isError}
      onRetry={refetch}
      page={page}
      onPage={setPage}
      label={t("doctors:page.tabs.callouts")}
      empty={t("doctors:page.noCallouts")}
      heads={[t("doctors:page.list"), t("doctors:page.answer"), t("doctors:page.decision")]}
    >
      {(row) => (
        <tr key={row.response_id}>
          <td>
            <Link to={`/callouts/${row.callout_id}`}>{row.title}</Link>
            <SecondLine>
              {listDate(i18n.language, row.date, now)}, {row.reference}
            </SecondLine>
          </td>
          <td>{t(`callouts:answer.${row.response}`)}</td>
          <td>{row.outcome === "none" ? "–" : t(`doctors:page.decisions.${row.outcome}`)}</td>
        </tr>
      )}
    </DoctorRecords>
  );
}
