/** How long the practice keeps what names people, and what then goes. */
import { useTranslation } from "react-i18next";
import { RETENTION_MONTHS } from "../../contract/calloutDefaults.ts";
import { type CompanySettings } from "../../contract/shapes/user.ts";
import { dateLocale } from "../../lib/dateLocale.ts";
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { AppForm, type FormValues } from "../../ui/form/AppForm.tsx";
import { FormSelect } from "../../ui/form/FormSelect.tsx";
import { type FormPart, FormVersions } from "../../ui/form/FormVersions.tsx";
import { selectUser } from "../user/public.ts";
import { useSavePrivacyMutation } from "./settingsApi.ts";
import { SettingsPaper } from "./settingsParts.tsx";
import { useBegun } from "./useBegun.ts";
import { useSaveSettings } from "./useSaveSettings.tsx";

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
  const { initial, before, lock_version, onDirty, begin, onSeen } = useBegun(settings, valuesOf);
  const { saved, forget, settle, theirs, decided } = useSaveSettings({ begin, onSeen });
  const monthsText = useMonthsText();
  const parts: FormPart<Values>[] = [
    { name: t("defaults.retention.label"), fields: ["months"], said: ({ months }) => monthsText(Number(months)) },
  ];
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
        <FormVersions
          told={t("defaults.stale")}
          parts={parts}
          before={before}
          theirs={theirs && valuesOf(theirs)}
          onDecided={decided}
        />
      </SettingsPaper>
    </AppForm>
  );
}

export function RetentionForm() {
  const settings = useAppSelector(selectUser)?.company.company_settings;
  return settings ? <Form settings={settings} /> : null;
}
