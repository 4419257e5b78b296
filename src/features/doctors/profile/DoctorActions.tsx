/** What can be done with one doctor: what is usual first where they stand below each other, else at the end of the line. */
import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type DoctorDetail } from "../../../contract/shapes/doctor.ts";
import { type DoctorBulkResult } from "../../../contract/shapes/doctorRequests.ts";
import { useMediaQuery } from "../../../lib/hooks/useMediaQuery.ts";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { lazyWithTexts } from "../../i18n/public.ts";
import { useDoctorAct } from "../shared/useDoctorAct.ts";
import { useTellDone } from "../shared/useTellDone.ts";

const InviteDialog = lazyWithTexts("InviteDialog", () => import("../shared/InviteDialog.tsx"));

const MergeDialog = lazyWithTexts("MergeDialog", () => import("../merge/MergeDialog.tsx"));

const NewLinkDialog = lazyWithTexts("NewLinkDialog", () => import("./NewLinkDialog.tsx"));

export function DoctorActions({ doctor }: { doctor: DoctorDetail }) {
  const { t } = useTranslation(["doctors", "callouts"]);
  const tell = useTellDone(doctor);
  const act = useDoctorAct(doctor);
  const [asking, setAsking] = useState<"invite" | "renew" | "merge" | null>(null);
  const handleBack = () => setAsking(null);
  const phone = useMediaQuery(PHONE);
  const archived = doctor.status === "archived";
  const handleInvited = (results: DoctorBulkResult) => {
    handleBack();
    tell(results, "doctors:actions.sent");
  };
  // Archived for good: the one who goes on is named instead.
  if (doctor.merged_into) return null;
  const buttons = [
    <Button key="edit" variant="contained" component={Link} to={`/doctors/${doctor.id}/edit`}>
      {t("doctors:page.edit")}
    </Button>,
    !archived && (
      <Button key="invite" variant="outlined" onClick={() => setAsking("invite")}>
        {t(doctor.invited_at ? "doctors:actions.again" : "doctors:actions.invite")}
      </Button>
    ),
    !archived && (
      <Button key="renew" variant="outlined" onClick={() => setAsking("renew")}>
        {t("callouts:life.action.renew")}
      </Button>
    ),
    <Button key="archive" variant="outlined" onClick={() => act(archived ? "restore" : "archive")}>
      {t(archived ? "doctors:page.restore" : "doctors:page.archive")}
    </Button>,
    <Button key="merge" variant="outlined" onClick={() => setAsking("merge")}>
      {t("doctors:merge.open")}
    </Button>,
  ];
  return (
    <>
      {phone ? buttons : buttons.reverse()}
      <Suspense>
        {asking === "merge" && <MergeDialog doctor={doctor} onClose={handleBack} />}
        {asking === "renew" && <NewLinkDialog doctor={doctor} onClose={handleBack} />}
        {asking === "invite" && <InviteDialog ids={[doctor.id]} onDone={handleInvited} onBack={handleBack} />}
      </Suspense>
    </>
  );
}
