/** A doctor's page: what can be done, and four tabs that the address holds. */
import PauseCircleOutlineRounded from "@mui/icons-material/PauseCircleOutlineRounded";

import Alert from "@mui/material/Alert";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { type DoctorDetail } from "../../../contract/shapes/doctor.ts";
import { dateIn, listDate } from "../../../lib/dateFormats.ts";
import { joinFacts } from "../../../lib/formatList.ts";
import { Page } from "../../../ui/page/Page.tsx";
import { Panel } from "../../../ui/page/Panel.tsx";
import { TabLink, TabNav } from "../../../ui/page/tabLinks.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { StatusLabel } from "../../../ui/StatusLabel.tsx";
import { lazyWithTexts } from "../../i18n/public.ts";
import { DoctorAway } from "../calendar/DoctorAway.tsx";
import { DoctorEmail } from "../shared/DoctorCells.tsx";
import { useDoctorFormat } from "../shared/useDoctorFormat.ts";
import { DoctorActions } from "./DoctorActions.tsx";
import { DoctorFacts, FactLine } from "./DoctorFacts.tsx";
import { DoctorHistory } from "./DoctorHistory.tsx";
import { DoctorMails } from "./DoctorMails.tsx";
import { PauseControls } from "./PauseControls.tsx";

const TABS = ["profile", "away", "callouts", "emails", "audit"] as const;

const DoctorCalendar = lazyWithTexts("DoctorCalendar", () => import("../calendar/DoctorCalendar.tsx"));
const DoctorAudit = lazyWithTexts("DoctorAudit", () => import("./DoctorAudit.tsx"));

function Status({ doctor }: { doctor: DoctorDetail }) {
  const format = useDoctorFormat();
  const { t, language, zone, now } = format;
  const { paused_until, status } = doctor;
  // How mail arrives stands beside the address.
  if (status === "active" && doctor.email_state === "ok") return null;
  if (status !== "paused" || !paused_until) return <DoctorEmail doctor={doctor} format={format} />;
  // The pause lasts to the end of the day before the instant.
  const last = dateIn(zone, Date.parse(paused_until) - 1);
  return (
    <StatusLabel tone="scheduled" icon={<PauseCircleOutlineRounded />}>
      {t("doctors:page.pausedUntil", { date: listDate(language, last, now) })}
    </StatusLabel>
  );
}

function About({ doctor }: { doctor: DoctorDetail }) {
  const { t, i18n } = useTranslation("callouts");
  return (
    <FactLine>
      <span>{joinFacts(i18n.language, [t(`role.${doctor.role}`), doctor.grade])}</span>
      <Status doctor={doctor} />
    </FactLine>
  );
}

export function DoctorProfile({ doctor }: { doctor: DoctorDetail }) {
  const { t } = useTranslation(["doctors", "common"]);
  const [params] = useSearchParams();
  const nameOf = (one: (typeof TABS)[number]) =>
    t(one === "audit" ? "doctors:actions.audit" : `doctors:page.tabs.${one}`);
  const tab = TABS.find((one) => one === params.get("tab")) ?? "profile";
  return (
    <Page
      title={doctor.name}
      description={<About doctor={doctor} />}
      breadcrumbs={[
        { label: t("common:home"), to: "/" },
        { label: t("doctors:title"), to: "/doctors" },
      ]}
      actions={<DoctorActions doctor={doctor} />}
    >
      {doctor.status === "archived" && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {doctor.merged_into ? t("doctors:merge.into") : t("doctors:actions.archivedNow")}{" "}
          {doctor.merged_into && (
            <Link to={`/doctors/${doctor.merged_into.id}`}>
              <bdi>{doctor.merged_into.name}</bdi>
            </Link>
          )}
        </Alert>
      )}
      <Panel aria-label={nameOf(tab)}>
        <TabNav aria-label={t("doctors:page.tab")} current={tab}>
          {TABS.map((one) => (
            <TabLink
              key={one}
              to={one === "profile" ? "?" : `?tab=${one}`}
              replace
              preventScrollReset
              {...(one === tab ? { "aria-current": "page" } : {})}
            >
              {nameOf(one)}
            </TabLink>
          ))}
        </TabNav>
        {tab === "profile" && <DoctorFacts doctor={doctor} />}
        {tab === "away" && (
          <>
            {doctor.status !== "archived" && <PauseControls doctor={doctor} />}
            <Suspense fallback={<Skeleton height={520} style={{ margin: 20 }} />}>
              <DoctorCalendar doctorId={doctor.id} />
            </Suspense>
            <DoctorAway doctorId={doctor.id} />
          </>
        )}
        {tab === "callouts" && <DoctorHistory doctorId={doctor.id} />}
        {tab === "emails" && <DoctorMails doctorId={doctor.id} />}
        {tab === "audit" && (
          <Suspense>
            <DoctorAudit doctorId={doctor.id} />
          </Suspense>
        )}
      </Panel>
    </Page>
  );
}
