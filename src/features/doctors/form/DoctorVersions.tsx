/** A doctor in the form whom somebody else has changed meanwhile: both versions, part by part. */

import { useTranslation } from "react-i18next";
import { useDoctorGroupsQuery } from "../../../api/doctorQueries.ts";
import { isDate } from "../../../contract/dates.ts";
import { LANGUAGE_NAMES } from "../../../contract/languages.ts";
import { type DoctorDetail } from "../../../contract/shapes/doctor.ts";
import { fullDate } from "../../../lib/dateFormats.ts";
import { joinNames } from "../../../lib/formatList.ts";
import { type FormPart, FormVersions, textPart } from "../../../ui/form/FormVersions.tsx";
import { type useVersions } from "../../../ui/form/useVersions.ts";
import { useSitesQuery } from "../../places/public.ts";
import { type DoctorValues, valuesOf } from "./doctorForm.ts";

function useParts(): FormPart<DoctorValues>[] {
  const { t, i18n } = useTranslation(["doctors", "callouts"]);
  const { data: groups = [] } = useDoctorGroupsQuery();
  const { data: sites = [] } = useSitesQuery();
  const names = (found: readonly string[]) => joinNames(i18n.language, found);
  const nameOf = (id: string, rows: readonly { id: number; name: string }[]) =>
    rows.find((row) => String(row.id) === id)?.name ?? `#${id}`;
  const siteOf = (id: string, until: Partial<DoctorValues["until"]> = {}) => {
    const last = until[`site${id}`] ?? "";
    const name = nameOf(id, sites);
    return isDate(last) ? `${name} (${t("doctors:page.untilWord")} ${fullDate(i18n.language, last)})` : name;
  };
  return [
    textPart(t("doctors:page.field.title"), "title"),
    {
      name: t("doctors:page.field.role"),
      fields: ["role"],
      said: ({ role }) => (role ? t(`callouts:role.${role}`) : ""),
    },
    textPart(t("doctors:page.field.first"), "first_name"),
    textPart(t("doctors:page.field.last"), "last_name"),
    textPart(t("doctors:page.field.email"), "email"),
    textPart(t("doctors:page.field.mobile"), "mobile_phone"),
    textPart(t("doctors:page.field.grade"), "grade"),
    textPart(t("doctors:page.field.specialties"), "specialties"),
    textPart(t("doctors:page.field.body"), "registration_body"),
    textPart(t("doctors:page.field.number"), "registration_number"),
    {
      name: t("doctors:page.field.language"),
      fields: ["locale"],
      said: ({ locale }) => (locale ? LANGUAGE_NAMES[locale] : ""),
    },
    textPart(t("doctors:page.field.notes"), "notes"),
    {
      name: t("doctors:page.groups"),
      fields: ["group_ids"],
      said: ({ group_ids = [] }) => names(group_ids.map((id) => nameOf(id, groups)).toSorted()),
    },
    {
      name: t("doctors:page.sites"),
      fields: ["site_ids", "until"],
      said: ({ site_ids = [], until }) => names(site_ids.map((id) => siteOf(id, until)).toSorted()),
    },
  ];
}

export function DoctorVersions({ versions }: { versions: ReturnType<typeof useVersions<DoctorDetail>> }) {
  const { t } = useTranslation("doctors");
  const { before, theirs, decided } = versions;
  return (
    <FormVersions
      heading={t("page.stale")}
      parts={useParts()}
      before={valuesOf(before)}
      theirs={theirs && valuesOf(theirs)}
      onDecided={decided}
    />
  );
}
