/** A doctor's page: what can be done, and four tabs that the address holds. */
import Alert from "@mui/material/Alert";
import Paper from "@mui/material/Paper";
import { styled } from "@mui/material/styles";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { type DoctorDetail } from "../../contract/doctorRequests.ts";
import { dateIn, listDate } from "../../lib/wallDates.ts";
import { PHONE } from "../../ui/breakpoints.ts";
import { Page } from "../../ui/Page.tsx";
import { Segmented } from "../../ui/Segmented.tsx";
import { laterPart } from "../i18n/public.ts";
import { DoctorActions } from "./DoctorActions.tsx";
import { DoctorAway } from "./DoctorAway.tsx";
import { DoctorEmail } from "./DoctorCells.tsx";
import { DoctorHistory } from "./DoctorHistory.tsx";
import { DoctorInvitation } from "./DoctorInvitation.tsx";
import { DoctorMails } from "./DoctorMails.tsx";
import { PauseControls } from "./PauseControls.tsx";
import { usePracticeZone } from "./usePracticeZone.ts";

const TABS = ["profile", "away", "callouts", "emails", "audit"] as const;

const DoctorAudit = laterPart("DoctorAudit", () => import("./DoctorAudit.tsx"));

const Facts = styled("dl")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(120px, 200px) minmax(0, 1fr)",
  gap: "10px 16px",
  padding: 20,
  margin: 0,
  "& dt": { color: theme.vars.palette.text.secondary },
  "& dd": { margin: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" },
  [PHONE]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" },
}));

function Profile({ doctor }: { doctor: DoctorDetail }) {
  const { t, i18n } = useTranslation(["doctors", "callouts"]);
  const site = ({ short_name, credentialed_until }: DoctorDetail["sites"][number]) =>
    `${short_name} (${credentialed_until ? listDate(i18n.language, credentialed_until, Date.now()) : t("doctors:page.noEnd")})`;
  const facts: [string, ReactNode][] = [
    [t("doctors:page.field.role"), [t(`callouts:role.${doctor.role}`), doctor.grade].filter(Boolean).join(", ")],
    [t("doctors:page.field.email"), doctor.email],
    [t("doctors:work.invitation"), <DoctorInvitation key="invitation" doctor={doctor} />],
    [t("doctors:page.field.mobile"), doctor.mobile_phone],
    [t("doctors:page.field.specialties"), doctor.specialties.join(", ")],
    [t("doctors:page.field.number"), [doctor.registration_body, doctor.registration_number].filter(Boolean).join(" ")],
    [t("doctors:page.groups"), doctor.groups.map(({ name }) => name).join(", ")],
    [t("doctors:page.sites"), doctor.sites.map(site).join("\n")],
    [t("doctors:page.rate"), doctor.asked ? t("doctors:page.rateOf", doctor) : t("doctors:page.notAsked")],
    [t("doctors:page.field.notes"), doctor.notes],
  ];
  return (
    <Facts>
      {facts.map(([label, value]) => (
        <div key={label} style={{ display: "contents" }}>
          <dt>{label}</dt>
          <dd>{value || "–"}</dd>
        </div>
      ))}
    </Facts>
  );
}

function Status({ doctor }: { doctor: DoctorDetail }) {
  const { t, i18n } = useTranslation("doctors");
  const zone = usePracticeZone();
  const { paused_until, status } = doctor;
  if (status !== "paused" || !paused_until) return <DoctorEmail doctor={doctor} />;
  // The pause lasts to the end of the day before the instant.
  const last = dateIn(zone, Date.parse(paused_until) - 1);
  return t("page.pausedUntil", { date: listDate(i18n.language, last, Date.now()) });
}

export function DoctorProfile({ doctor }: { doctor: DoctorDetail }) {
  const { t } = useTranslation("doctors");
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((one) => one === params.get("tab")) ?? "profile";
  const options = TABS.map((value) => ({ value, label: t(value === "audit" ? "work.audit" : `page.tabs.${value}`) }));
  return (
    <Page
      title={doctor.name}
      description={<Status doctor={doctor} />}
      breadcrumbs={[{ label: t("title"), to: "/doctors" }]}
      actions={<DoctorActions doctor={doctor} />}
    >
      {doctor.status === "archived" && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t("work.archivedNow")}
        </Alert>
      )}
      <Segmented
        legend={t("page.tab")}
        name="tab"
        value={tab}
        options={options}
        onChange={(next) => setParams(next === "profile" ? {} : { tab: next }, { replace: true })}
      />
      <Paper
        variant="outlined"
        component="section"
        aria-label={t(tab === "audit" ? "work.audit" : `page.tabs.${tab}`)}
        sx={{ mt: 2, overflow: "hidden" }}
      >
        {tab === "profile" && <Profile doctor={doctor} />}
        {tab === "away" && (
          <>
            {doctor.status !== "archived" && <PauseControls doctor={doctor} />}
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
      </Paper>
    </Page>
  );
}
