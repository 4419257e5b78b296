/** How long the practice keeps what names people, and what then goes. */
import { useTranslation } from "react-i18next";
import { RETENTION_MONTHS } from "../../contract/calloutDefaults.ts";
import { type CompanySettings } from "../../contract/shapes/user.ts";
import { dateLocale } from "../../lib/dateLocale.ts";
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { FormSelect } from "../../ui/form/FormSelect.tsx";
import { type FormPart } from "../../ui/form/FormVersions.tsx";
import { selectUser } from "../user/public.ts";
import { SettingsForm } from "./SettingsForm.tsx";
import { useSavePrivacyMutation } from "./settingsApi.ts";

const [least, most] = RETENTION_MONTHS;
const OFFERED = [least, 18, 24, 36, 60, 84, most];

/** As text; empty: for ever. */
type Values = { months: string };
const valuesOf = ({ retention_months }: CompanySettings): Values => ({ months: String(retention_months ?? "") });

/** None, or 0: for ever. */
function useMonthsText(): (months: number) => string {
  const { t, i18n } = useTranslation("manage");
  const words = new Intl.NumberFormat(dateLocale(i18n.language), { style: "unit", unit: "month", unitDisplay: "long" });
  return (months) => (months ? words.format(months) : t("defaults.retention.forEver"));
}

function Months({ kept }: { kept: number | null }) {
  const { t } = useTranslation("manage");
  const textOf = useMonthsText();
  // What was chosen elsewhere stays on offer.
  const offered = [...new Set([...OFFERED, ...(kept === null ? [] : [kept])])].sort((one, other) => one - other);
  return (
    <FormSelect name="months" label={t("defaults.retention.label")}>
      <option value="">{textOf(0)}</option>
      {offered.map((months) => (
        <option key={months} value={months}>
          {textOf(months)}
        </option>
      ))}
    </FormSelect>
  );
}

function Form({ settings }: { settings: CompanySettings }) {
  const { t } = useTranslation("manage");
  const [save] = useSavePrivacyMutation();
  const monthsText = useMonthsText();
  const parts: FormPart<Values>[] = [
    { name: t("defaults.retention.label"), fields: ["months"], said: ({ months }) => monthsText(Number(months)) },
  ];
  const handleSave = ({ months }: Partial<Values>, lock_version: number, key: string) =>
    save({
      change: { update_type: "privacy", privacy: { retention_months: months ? Number(months) : null }, lock_version },
      key,
    });
  return (
    <SettingsForm
      settings={settings}
      valuesOf={valuesOf}
      parts={parts}
      title={t("defaults.retention.title")}
      text={t("defaults.retention.text")}
      submit={t("defaults.retention.save")}
      save={handleSave}
    >
      <Months kept={settings.retention_months} />
    </SettingsForm>
  );
}

export function RetentionForm() {
  const settings = useAppSelector(selectUser)?.company.company_settings;
  return settings ? <Form settings={settings} /> : null;
}
