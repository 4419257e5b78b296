/** Which mails went to a doctor, and whether the mail server took them (product.md Q9). */
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PER_PAGE } from "../../contract/page.ts";
import { DataTable, SecondLine, TableFrame } from "../../ui/DataTable.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { LastResponse } from "./DoctorCells.tsx";
import { useDoctorEmailsQuery } from "./doctorsApi.ts";

export function DoctorMails({ doctorId }: { doctorId: number }) {
  const { t } = useTranslation("doctors");
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useDoctorEmailsQuery({ id: doctorId, page });
  if (error && !data) return <ErrorState title={t("failed.title")} requestId={undefined} onRetry={refetch} />;
  if (!data) return <Skeleton height={120} style={{ margin: 20 }} />;
  if (data.meta.total === 0) return <Typography sx={{ p: 2.5 }}>{t("page.noEmails")}</Typography>;
  return (
    <>
      <TableFrame>
        <DataTable aria-label={t("page.tabs.emails")}>
          <thead>
            <tr>
              <th scope="col">{t("page.subject")}</th>
              <th scope="col">{t("page.sent")}</th>
              <th scope="col">{t("page.delivery")}</th>
            </tr>
          </thead>
          <tbody>
            {data.data.map((mail) => (
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
            ))}
          </tbody>
        </DataTable>
      </TableFrame>
      <Pager page={page} perPage={PER_PAGE} total={data.meta.total} onPage={setPage} />
    </>
  );
}
