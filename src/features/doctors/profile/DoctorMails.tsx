/** Which mails went to a doctor, and whether the mail server took them. */
import { useState } from "react";
import { SecondLine } from "../../../ui/table/DataTable.tsx";
import { useDoctorEmailsQuery } from "../api/doctorsApi.ts";
import { LastResponse } from "../shared/DoctorCells.tsx";
import { useDoctorFormat } from "../shared/useDoctorFormat.ts";
import { DoctorRecords } from "./DoctorRecords.tsx";

export function DoctorMails({ doctorId }: { doctorId: number }) {
  const format = useDoctorFormat();
  const { t } = format;
  const [page, setPage] = useState(1);
  const query = useDoctorEmailsQuery({ id: doctorId, page });
  return (
    <DoctorRecords
      query={query}
      page={page}
      onPage={setPage}
      label={t("doctors:page.tabs.emails")}
      empty={t("doctors:page.noEmails")}
      heads={[t("doctors:page.subject"), t("doctors:page.sent"), t("doctors:page.delivery")]}
    >
      {(mail) => (
        <tr key={mail.id}>
          <td>
            {mail.subject}
            <SecondLine style={{ overflowWrap: "anywhere" }}>{mail.to_address}</SecondLine>
          </td>
          <td>
            <LastResponse at={mail.sent_at ?? mail.created_at} format={format} />
          </td>
          <td>{t(`doctors:page.deliveries.${mail.status}`)}</td>
        </tr>
      )}
    </DoctorRecords>
  );
}
