/** What a doctor was asked for, answered, and what the practice decided. */
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PER_PAGE } from "../../contract/page.ts";
import { listDate } from "../../lib/wallDates.ts";
import { DataTable, SecondLine, TableFrame } from "../../ui/DataTable.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useDoctorCalloutsQuery } from "./doctorsApi.ts";

export function DoctorHistory({ doctorId }: { doctorId: number }) {
  const { t, i18n } = useTranslation(["doctors", "callouts"]);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useDoctorCalloutsQuery({ id: doctorId, page });
  if (error && !data) return <ErrorState title={t("doctors:failed.title")} requestId={undefined} onRetry={refetch} />;
  if (!data) return <Skeleton height={120} style={{ margin: 20 }} />;
  if (data.meta.total === 0) return <Typography sx={{ p: 2.5 }}>{t("doctors:page.noCallouts")}</Typography>;
  return (
    <>
      <TableFrame>
        <DataTable aria-label={t("doctors:page.tabs.callouts")}>
          <thead>
            <tr>
              <th scope="col">{t("doctors:page.list")}</th>
              <th scope="col">{t("doctors:page.answer")}</th>
              <th scope="col">{t("doctors:page.decision")}</th>
            </tr>
          </thead>
          <tbody>
            {data.data.map((row) => (
              <tr key={row.response_id}>
                <td>
                  <Link to={`/callouts/${row.callout_id}`}>{row.title}</Link>
                  <SecondLine>
                    {listDate(i18n.language, row.date, Date.now())}, {row.reference}
                  </SecondLine>
                </td>
                <td>{t(`callouts:answer.${row.response}`)}</td>
                <td>{row.outcome === "none" ? "–" : t(`doctors:page.decisions.${row.outcome}`)}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </TableFrame>
      <Pager page={page} perPage={PER_PAGE} total={data.meta.total} onPage={setPage} />
    </>
  );
}
