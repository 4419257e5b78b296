/** What merging two entries moves, and what stands against it. */
import Alert from "@mui/material/Alert";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type MergedField } from "../../../contract/doctor.ts";
import { type DoctorMergePreview } from "../../../contract/shapes/doctors/doctorMerge.ts";
import { joinNames } from "../../../lib/formatList.ts";

const Facts = styled("dl")(({ theme: { vars } }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(90px, auto) minmax(0, 1fr)",
  gap: "4px 16px",
  margin: "4px 0 12px",
  "& dt": { color: vars.palette.text.secondary },
  "& dd": { margin: 0, overflowWrap: "anywhere" },
}));

const FIELDS = {
  title: "title",
  mobile_phone: "mobile",
  grade: "grade",
  specialties: "specialties",
  registration_body: "body",
  registration_number: "number",
  notes: "notes",
} as const satisfies Record<MergedField, string>;

function useFacts(preview: DoctorMergePreview): [string, string | number][] {
  const { t, i18n } = useTranslation(["doctors", "callouts"]);
  const names = (all: readonly string[]) => joinNames(i18n.language, all);
  const { callouts, bookings, leave, emails, groups, sites, surgeons, fields } = preview;
  const nameOf = (field: (typeof fields)[number]) =>
    field === "pause" ? t("doctors:statuses.paused") : t(`doctors:page.field.${FIELDS[field]}`);
  const facts: [string, string | number][] = [
    [t("doctors:page.tabs.callouts"), callouts],
    [t("doctors:merge.bookings"), bookings],
    [t("doctors:merge.leave"), leave],
    [t("doctors:page.tabs.emails"), emails],
    [t("doctors:page.groups"), names(groups.map(({ name }) => name))],
    [t("doctors:page.sites"), names(sites.map(({ short_name }) => short_name))],
    [t("callouts:form.dry.preferences"), names(surgeons.map(({ name }) => name))],
    [t("doctors:merge.details"), names(fields.map(nameOf))],
  ];
  return facts.filter(([, value]) => value);
}

export function MergePlan({ preview }: { preview: DoctorMergePreview }) {
  const { t } = useTranslation("doctors");
  const { from, into, shared, clashes } = preview;
  const facts = useFacts(preview);
  return (
    <>
      <Typography variant="subtitle2" component="h3">
        {t("merge.moves", { name: into.name })}
      </Typography>
      {facts.length === 0 && <Typography variant="body2">{t("merge.nothing")}</Typography>}
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label} style={{ display: "contents" }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      {shared > 0 && (
        <Typography variant="body2" sx={{ mb: 1.5 }}>
          {t("merge.shared", { number: shared })}
        </Typography>
      )}
      {clashes.length > 0 ? (
        <Alert severity="error">
          {t("merge.clash")}
          {clashes.map((clash) => (
            <div key={`${clash.from.callout_id} ${clash.into.callout_id} ${clash.from.starts_at}`}>
              <Link to={`/callouts/${clash.from.callout_id}`}>{clash.from.title}</Link>
              {" · "}
              <Link to={`/callouts/${clash.into.callout_id}`}>{clash.into.title}</Link>
            </div>
          ))}
        </Alert>
      ) : (
        <Alert severity="warning">{t("merge.ends", { name: from.name, email: from.email })}</Alert>
      )}
    </>
  );
}
