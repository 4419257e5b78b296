/** Which mails went to a doctor, and whether the mail server took them (product.md Q9). */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SecondLine } from "../../ui/DataTable.tsx";
import { LastResponse } from "./DoctorCells.tsx";
import { DoctorRecords } from "./DoctorRecords.tsx";
import { useDoctorEmailsQuery } from "./doctorsApi.ts";

export function DoctorMails({ doctorId }: { doctorId: number }) {
  const { t } = useTranslation("doctors");
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useDoctorEmailsQuery({ id: doctorId, page });
  return (
    <DoctorRecords
      found={data}
      error={error}
      onRetry={refetch}
      page={page}
      onPage={setPage}
      label={t("page.tabs.emails")}
      empty={t("page.noEmails")}
      heads={[t("page.subject"), t("page.sent"), t("page.delivery")]}
    >
      {(mail) => (
        <tr key={mail.id}>
          <td>
            {mail.subject}
            <SecondLine sx={{ overflowWrap: "anywhere" }}>{mail.to_address}</SecondLine>
          </td>
          <td>
            <LastResponse at={mail.sent_at ?? mail.created_at} />
          </td>
          <td>{t(`page.deliveries.${mail.status}`)}</td>
        </tr>
      )}
    </DoctorRecords>
  );
}
