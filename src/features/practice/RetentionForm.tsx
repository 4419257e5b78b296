/** How long the practice keeps what names people, and what then goes. */
import { useTranslation } from "react-i18next";
import { RETENTION_MONTHS } from "../../contract/calloutDefaults.ts";
import { type CompanySettings } from "../../contract/user.ts";
import { dateLocale } from "../../lib/dateLocale.ts";
import { useAppSelector } from "../../lib/useHooks.ts";
import { AppForm, type FormValues } from "../../ui/form/AppForm.tsx";
import { FormSelect } from "../../ui/form/FormSelect.tsx";
import { selectUser } from "../user/public.ts";
import { useSavePrivacyMutation } from "./settingsApi.ts";
import { SettingsPaper } from "./settingsParts.tsx";
import { useBegun } from "./useBegun.ts";
import { useSaveSettings } from "./useSaveSettings.tsx";

const [least, most] = RETENTION_MONTHS;
const OFFERED = [least, 18, 24, 36, 60, 84, most];

/** As text; empty: for ever. */
const valuesOf = ({ retention_months }: CompanySettings) => ({ months: String(retention_months ?? "") });

function Months({ kept }: { kept: number | null }) {
  const { t, i18n } = useTranslation("manage");
  const words = new Intl.NumberFormat(dateLocale(i18n.language), { style: "unit", unit: "month", unitDisplay: "long" });
  // What was chosen elsewhere stays on offer.
  const offered = [...new Set([...OFFERED, ...(kept === null ? [] : [kept])])].sort((one, other) => one - other);
  return (
    <FormSelect name="months" label={t("defaults.retention.label")}>
      <option value="">{t("defaults.retention.forEver")}</option>
      {offered.map((months) => (
        <option key={months} value={months}>
          {words.format(months)}
        </option>
      ))}
    </FormSelect>
  );
}

function Form({ settings }: { settings: CompanySettings }) {
  const { t } = useTranslation("manage");
  const [save] = useSavePrivacyMutation();
  const { initial, lock_version, onDirty, begin } = useBegun(settings, valuesOf);
  const { saved, forget, settle } = useSaveSettings(begin);
  const handleSave = async (given: FormValues) => {
    forget();
    const { months } = given as { months?: string };
    const privacy = { retention_months: months ? Number(months) : null };
    return settle(await save({ update_type: "privacy", privacy, lock_version }));
  };
  return (
    <AppForm label={t("defaults.retention.title")} initialValues={initial} onSubmit={handleSave}>
      <SettingsPaper
        title={t("defaults.retention.title")}
        text={t("defaults.retention.text")}
        saved={saved}
        submit={t("defaults.retention.save")}
        onDirty={onDirty}
      >
        <Months kept={settings.retention_months} />
      </SettingsPaper>
    </AppForm>
  );
}

export function RetentionForm() {
  const settings = useAppSelector(selectUser)?.company.company_settings;
  return settings ? <Form settings={settings} /> : null;
}
