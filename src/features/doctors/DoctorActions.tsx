/** What can be done with one doctor: merge, archive or bring back, invite, edit. */
import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type DoctorBulkResult, type DoctorDetail } from "../../contract/doctorRequests.ts";
import { useAppDispatch } from "../../lib/useHooks.ts";
import { laterPart } from "../i18n/public.ts";
import { toasted } from "../notifications/public.ts";
import { useDoctorAct } from "./useDoctorAct.ts";

const InviteDialog = laterPart("InviteDialog", () => import("./InviteDialog.tsx"));

const MergeDialog = laterPart("MergeDialog", () => import("./MergeDialog.tsx"));

export function DoctorActions({ doctor }: { doctor: DoctorDetail }) {
  const { t } = useTranslation("doctors");
  const dispatch = useAppDispatch();
  const act = useDoctorAct(doctor);
  const [inviting, setInviting] = useState(false);
  const [merging, setMerging] = useState(false);
  const archived = doctor.status === "archived";
  const handleInvited = (results: DoctorBulkResult) => {
    setInviting(false);
    dispatch(
      results.some(({ ok }) => ok)
        ? toasted({ tone: "success", text: { key: "doctors:work.sent", params: { count: 1 } } })
        : toasted({ tone: "error", text: { key: "doctors:page.refused" } }),
    );
  };
  // Archived for good: the one who goes on is named instead.
  if (doctor.merged_into) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setMerging(true)}>
        {t("merge.open")}
      </Button>
      <Button variant="outlined" onClick={() => act(archived ? "restore" : "archive")}>
        {t(archived ? "page.restore" : "page.archive")}
      </Button>
      {!archived && (
        <Button variant="outlined" onClick={() => setInviting(true)}>
          {t(doctor.invited_at ? "work.again" : "work.invite")}
        </Button>
      )}
      <Button variant="contained" component={Link} to={`/doctors/${doctor.id}/edit`}>
        {t("page.edit")}
      </Button>
      {merging && (
        <Suspense>
          <MergeDialog doctor={doctor} onClose={() => setMerging(false)} />
        </Suspense>
      )}
      {inviting && (
        <Suspense>
          <InviteDialog ids={[doctor.id]} onDone={handleInvited} onBack={() => setInviting(false)} />
        </Suspense>
      )}
    </>
  );
}
