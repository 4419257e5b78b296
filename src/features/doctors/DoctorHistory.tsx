/** What a doctor was asked for, answered, and what the practice decided. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../lib/useNow.ts";
import { listDate } from "../../lib/wallDates.ts";
import { SecondLine } from "../../ui/DataTable.tsx";
import { RowLink } from "../../ui/RowLink.tsx";
import { AnswerChip } from "../callouts/public.ts";
import { DoctorRecords } from "./DoctorRecords.tsx";
import { useDoctorCalloutsQuery } from "./doctorsApi.ts";

export function DoctorHistory({ doctorId }: { doctorId: number }) {
  const { t, i18n } = useTranslation("doctors");
  const now = useNow();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useDoctorCalloutsQuery({ id: doctorId, page });
  return (
    <DoctorRecords
      found={data}
      error={error}
      onRetry={refetch}
      page={page}
      onPage={setPage}
      label={t("page.tabs.callouts")}
      empty={t("page.noCallouts")}
      heads={[t("page.list"), t("page.answer"), t("page.decision")]}
    >
      {(row) => (
        <tr key={row.response_id}>
          <td>
            <RowLink to={`/callouts/${row.callout_id}`} style={{ whiteSpace: "normal" }}>
              {listDate(i18n.language, row.date, now)}, {row.reference}
            </RowLink>
            <SecondLine translate="no">{row.title}</SecondLine>
          </td>
          <td>
            <AnswerChip answer={row.response} />
          </td>
          {row.outcome === "none" ? <td data-none="">–</td> : <td>{t(`page.decisions.${row.outcome}`)}</td>}
        </tr>
      )}
    </DoctorRecords>
  );
}
