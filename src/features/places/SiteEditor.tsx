/** The form of a site: where it is, by which clock, and how one gets in. */

import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRowSave } from "../../api/useRowSave.ts";
import { LIMITS } from "../../contract/limits.ts";
import { checkForm } from "../../contract/rules/forms.ts";
import { type SiteDetail, type SiteInput } from "../../contract/shapes/places.ts";
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { placeOf } from "../../lib/zones.ts";
import { type FormValues } from "../../ui/form/AppForm.tsx";
import { FormSelect } from "../../ui/form/FormSelect.tsx";
import { FormTextField } from "../../ui/form/FormTextField.tsx";
import { type FormPart, textPart } from "../../ui/form/FormVersions.tsx";
import { joinList, listProblem, splitList } from "../../ui/form/splitList.ts";
import { useVersions } from "../../ui/form/useVersions.ts";
import { ZoneOptions } from "../../ui/ZoneOptions.tsx";
import { selectUser } from "../user/public.ts";
import { PlaceForm } from "./PlaceForm.tsx";
import { useSaveSiteMutation } from "./placesApi.ts";

const TEXTS = ["name", "short_name", "address", "time_zone", "phone", "access_notes", "map_url"] as const;
type Values = Record<(typeof TEXTS)[number] | "theatres", string>;

const valuesOf = (site: SiteDetail | undefined, zone: string): Values => ({
  ...(Object.fromEntries(TEXTS.map((name) => [name, site?.[name] ?? ""])) as Record<(typeof TEXTS)[number], string>),
  time_zone: site?.time_zone ?? zone,
  theatres: joinList(site?.theatres),
});

/** final-form knows an emptied field as none. */
const inputOf = (values: Partial<Values>, before: SiteDetail | undefined): SiteInput => ({
  name: values.name ?? "",
  short_name: values.short_name ?? "",
  address: values.address?.trim() || null,
  time_zone: values.time_zone ?? "",
  phone: values.phone?.trim() || null,
  theatres: splitList(values.theatres, before?.theatres),
  access_notes: values.access_notes?.trim() || null,
  map_url: values.map_url?.trim() || null,
});

const check = (values: FormValues) => ({
  ...checkForm("site", values),
  ...listProblem("theatres", (values as Partial<Values>).theatres, LIMITS.theatre),
});

function Fields({ zone }: { zone: string }) {
  const { t } = useTranslation("manage");
  return (
    <>
      <FormTextField name="name" label={t("sites.name")} />
      <FormTextField
        name="short_name"
        label={t("sites.shortName")}
        help={t("sites.shortNameHelp")}
        bounds={LIMITS.siteShortName}
      />
      <FormTextField name="address" label={t("sites.address")} bounds={LIMITS.siteAddress} optional />
      <FormSelect name="time_zone" label={t("sites.zone")} help={t("sites.zoneHelp")}>
        <ZoneOptions kept={zone} />
      </FormSelect>
      <FormTextField name="phone" type="tel" inputMode="tel" label={t("sites.phone")} optional />
      <FormTextField name="theatres" label={t("sites.theatres")} help={t("sites.theatresHelp")} optional />
      <FormTextField
        name="access_notes"
        label={t("sites.access")}
        help={t("sites.accessHelp")}
        rows={2}
        bounds={LIMITS.placeNotes}
        optional
      />
      <FormTextField
        name="map_url"
        type="url"
        label={t("sites.map")}
        help={t("sites.mapHelp")}
        bounds={LIMITS.link}
        optional
      />
    </>
  );
}

const NAMES = {
  name: "sites.name",
  short_name: "sites.shortName",
  address: "sites.address",
  phone: "sites.phone",
  theatres: "sites.theatres",
  access_notes: "sites.access",
  map_url: "sites.map",
} as const;

function useParts(): FormPart<Values>[] {
  const { t } = useTranslation("manage");
  const texts = (Object.keys(NAMES) as (keyof typeof NAMES)[]).map((field) => textPart<Values>(t(NAMES[field]), field));
  const zone: FormPart<Values> = {
    name: t("sites.zone"),
    fields: ["time_zone"],
    said: ({ time_zone = "" }) => placeOf(time_zone),
  };
  return [...texts, zone];
}

type Props = { site?: SiteDetail | undefined; onDone: () => void };

/** What somebody else saves meanwhile neither wipes what was typed nor is overwritten unseen: the first look counts. */
export function SiteEditor(props: Props) {
  const { t } = useTranslation("manage");
  const practice = useAppSelector(selectUser)?.company.company_settings.time_zone ?? "UTC";
  const versions = useVersions(props.site);
  const { began } = versions;
  const [initial] = useState(() => valuesOf(began, practice));
  const [send] = useSaveSiteMutation();
  const save = useRowSave<SiteInput, SiteDetail>(versions, ({ input, before, key }) =>
    send(before ? { input, key, id: before.id, lock_version: before.lock_version } : { input, key }),
  );
  return (
    <PlaceForm
      check={check}
      title={t(began ? "sites.changeTitle" : "sites.addTitle")}
      initial={initial}
      versions={versions}
      valuesOf={(site) => valuesOf(site, practice)}
      parts={useParts()}
      save={(values) => save(inputOf(values as Partial<Values>, versions.before))}
      nameOf={({ name }) => String(name)}
      onDone={props.onDone}
    >
      <Fields zone={initial.time_zone} />
    </PlaceForm>
  );
}
