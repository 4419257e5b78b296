/** What a doctor was asked for, answered, and what the practice decided. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type DoctorCallout } from "../../../contract/shapes/doctorRequests.ts";
import { formatSpan } from "../../../contract/wallSpan.ts";
import { listDate } from "../../../lib/dateFormats.ts";
import { joinFacts } from "../../../lib/formatList.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { SecondLine } from "../../../ui/table/DataTable.tsx";
import { RowLink } from "../../../ui/table/RowLink.ts";
import { AnswerChip } from "../../callouts/public.ts";
import { useDoctorCalloutsQuery } from "../api/doctorsApi.ts";
import { DoctorRecords } from "./DoctorRecords.tsx";

export function DoctorHistory({ doctorId }: { doctorId: number }) {
  const { t, i18n } = useTranslation(["doctors", "callouts"]);
  /** For whom, where and whose, as on the callout's own page. */
  const headlineOf = ({ title_own, title, role_needed, site, surgeon }: DoctorCallout) =>
    title_own ? title : joinFacts(i18n.language, [t(`callouts:role.${role_needed}`), surgeon, site]);
  const sessionOf = ({ session, start_time, end_time }: DoctorCallout) =>
    session === "custom" ? formatSpan(start_time, end_time) : t(`callouts:session.${session}`);
  const now = useNow();
  const [page, setPage] = useState(1);
  const query = useDoctorCalloutsQuery({ id: doctorId, page });
  return (
    <DoctorRecords
      query={query}
      page={page}
      onPage={setPage}
      label={t("doctors:page.tabs.callouts")}
      empty={t("doctors:page.noCallouts")}
      heads={[t("doctors:page.list"), t("doctors:page.answer"), t("doctors:page.decision")]}
    >
      {(row) => (
        <tr key={row.response_id}>
          <td>
            <RowLink to={`/callouts/${row.callout_id}`} style={{ whiteSpace: "normal" }}>
              {headlineOf(row)}
            </RowLink>
            <SecondLine>
              {joinFacts(i18n.language, [`${listDate(i18n.language, row.date, now)} ${sessionOf(row)}`, row.reference])}
            </SecondLine>
          </td>
          <td>
            <AnswerChip answer={row.response} />
          </td>
          {row.outcome === "none" ? <td data-none="">–</td> : <td>{t(`doctors:page.decisions.${row.outcome}`)}</td>}
        </tr>
      )}
    </DoctorRecords>
  );
}
