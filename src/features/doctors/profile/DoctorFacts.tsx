/** What is known of a doctor. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type DoctorDetail } from "../../../contract/shapes/doctor.ts";
import { addDays, listDate, listDay } from "../../../lib/dateFormats.ts";
import { joinNames } from "../../../lib/formatList.ts";
import { useHeadingFocus } from "../../../ui/page/useHeadingFocus.ts";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { PreferenceNote } from "../../callouts/public.ts";
import { DoctorEmail } from "../shared/DoctorCells.tsx";
import { DoctorInvitation } from "../shared/DoctorInvitation.tsx";
import { useDoctorAct } from "../shared/useDoctorAct.ts";
import { useDoctorFormat } from "../shared/useDoctorFormat.ts";

/** Words and notes beside each other. */
export const FactLine = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2px 16px" });

const Facts = styled("dl")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(120px, 200px) minmax(0, 1fr)",
  gap: "10px 16px",
  padding: 20,
  margin: 0,
  "& dt": { color: theme.vars.palette.text.secondary },
  "& dd": { margin: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" },
  [PHONE]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: 0,
    padding: "16px 20px 8px",
    "& dt": { fontSize: ".8125rem" },
    "& dd": { marginBottom: 10 },
  },
}));

const Muted = styled("small")(({ theme }) => ({ fontSize: ".8125rem", color: theme.vars.palette.text.secondary }));

function Surgeons({ surgeons }: Pick<DoctorDetail, "surgeons">) {
  const { t } = useTranslation("doctors");
  return surgeons.map(({ id, name, preference, set_by }) => (
    <FactLine key={id}>
      <PreferenceNote surgeon={name} preference={preference} />
      <Muted>{t("page.notedBy", { name: set_by })}</Muted>
    </FactLine>
  ));
}

const A_MONDAY = "2024-01-01";

/** "Mon AM, PM", a line a day. */
function usuallyNot({ usually_not = [] }: DoctorDetail, { t, language }: ReturnType<typeof useDoctorFormat>): string {
  const days = [...Map.groupBy(usually_not, ({ weekday }) => weekday)];
  return days
    .map(([weekday, times]) => {
      const parts = times.map(({ day_part }) => t(`callouts:session.${day_part}`));
      return `${listDay(language, addDays(A_MONDAY, weekday - 1)).weekday} ${joinNames(language, parts)}`;
    })
    .join("\n");
}

export function DoctorFacts({ doctor }: { doctor: DoctorDetail }) {
  const format = useDoctorFormat();
  const { t, language, now } = format;
  const act = useDoctorAct(doctor);
  const { watch } = useHeadingFocus();
  const { email_state } = doctor;
  const site = ({ short_name, credentialed_until }: DoctorDetail["sites"][number]) =>
    `${short_name} (${credentialed_until ? listDate(language, credentialed_until, now) : t("doctors:page.noEnd")})`;
  const facts: [string, ReactNode][] = [
    [
      t("doctors:page.field.email"),
      <FactLine key="email">
        {doctor.email}
        <DoctorEmail doctor={{ ...doctor, status: "active" }} format={format} />
        {doctor.status !== "archived" && (email_state === "bounced" || email_state === "complained") && (
          <Button variant="text" size="small" onClick={() => act("use_address")}>
            {t("doctors:page.useAddress")}
          </Button>
        )}
      </FactLine>,
    ],
    [t("doctors:actions.invitation"), <DoctorInvitation key="invitation" doctor={doctor} format={format} />],
    [t("doctors:page.field.mobile"), doctor.mobile_phone],
    [t("doctors:page.field.specialties"), joinNames(language, doctor.specialties)],
    [t("doctors:page.field.number"), [doctor.registration_body, doctor.registration_number].filter(Boolean).join(" ")],
    [
      t("doctors:page.groups"),
      joinNames(
        language,
        doctor.groups.map(({ name }) => name),
      ),
    ],
    [t("doctors:page.sites"), doctor.sites.map(site).join("\n") || t("doctors:actions.allSites")],
    [t("callouts:form.dry.preferences"), doctor.surgeons.length > 0 && <Surgeons key="s" surgeons={doctor.surgeons} />],
    [t("doctors:page.usuallyNot"), usuallyNot(doctor, format)],
    [t("doctors:page.rate"), doctor.asked ? t("doctors:page.rateOf", doctor) : t("doctors:page.notAsked")],
    [t("doctors:page.field.notes"), doctor.notes],
  ];
  return (
    <Facts {...watch}>
      {facts.map(([label, value]) => (
        <div key={label} style={{ display: "contents" }}>
          <dt>{label}</dt>
          <dd>{value || "–"}</dd>
        </div>
      ))}
    </Facts>
  );
}
