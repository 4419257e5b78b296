/** What can be done with one doctor: what is usual first where they stand below each other, else at the end of the line. */
import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type DoctorDetail } from "../../../contract/shapes/doctor.ts";
import { type DoctorBulkResult } from "../../../contract/shapes/doctorRequests.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { useMediaQuery } from "../../../lib/hooks/useMediaQuery.ts";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { lazyWithTexts } from "../../i18n/public.ts";
import { toasted } from "../../notifications/public.ts";
import { useDoctorAct } from "../shared/useDoctorAct.ts";

const InviteDialog = lazyWithTexts("InviteDialog", () => import("../shared/InviteDialog.tsx"));

const MergeDialog = lazyWithTexts("MergeDialog", () => import("../merge/MergeDialog.tsx"));

export function DoctorActions({ doctor }: { doctor: DoctorDetail }) {
  const { t } = useTranslation("doctors");
  const dispatch = useAppDispatch();
  const act = useDoctorAct(doctor);
  const [inviting, setInviting] = useState(false);
  const [merging, setMerging] = useState(false);
  const phone = useMediaQuery(PHONE);
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
  const buttons = [
    <Button key="edit" variant="contained" component={Link} to={`/doctors/${doctor.id}/edit`}>
      {t("page.edit")}
    </Button>,
    !archived && (
      <Button key="invite" variant="outlined" onClick={() => setInviting(true)}>
        {t(doctor.invited_at ? "work.again" : "work.invite")}
      </Button>
    ),
    <Button key="archive" variant="outlined" onClick={() => act(archived ? "restore" : "archive")}>
      {t(archived ? "page.restore" : "page.archive")}
    </Button>,
    <Button key="merge" variant="outlined" onClick={() => setMerging(true)}>
      {t("merge.open")}
    </Button>,
  ];
  return (
    <>
      {phone ? buttons : buttons.reverse()}
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
