/** What a new callout begins with, what happens by itself, late withdrawals, and the doctors' usual language. */
import { useTranslation } from "react-i18next";
import { CALLOUT_MODES, type CalloutMode } from "../../contract/callout.ts";
import { RESPOND_WITHIN, WITHDRAW_PHONE } from "../../contract/calloutDefaults.ts";
import { isLanguage, LANGUAGE_NAMES } from "../../contract/languages.ts";
import { type CompanySettings } from "../../contract/shapes/user.ts";
import { placeOf } from "../../lib/zones.ts";
import { CurrencyOptions } from "../../ui/CurrencyOptions.tsx";
import { type FormValues } from "../../ui/form/AppForm.tsx";
import { FormCheckbox } from "../../ui/form/FormCheckbox.tsx";
import { FormSelect } from "../../ui/form/FormSelect.tsx";
import { FormTextField } from "../../ui/form/FormTextField.tsx";
import { type FormPart, textPart } from "../../ui/form/FormVersions.tsx";
import { ZoneOptions } from "../../ui/ZoneOptions.tsx";
import { OFFERED_LANGUAGES } from "../i18n/public.ts";
import { SettingsForm } from "./SettingsForm.tsx";
import { useSaveCalloutDefaultsMutation } from "./settingsApi.ts";

type Values = {
  mode: CalloutMode;
  /** Hours as typed; an emptied field is none to final-form. */
  within?: string;
  late?: string;
  reminder: boolean;
  standbys: boolean;
  language: string;
  zone: string;
  fees: boolean;
  currency: string;
};

const valuesOf = (settings: CompanySettings): Values => ({
  mode: settings.mode,
  within: String(settings.respond_within_hours ?? ""),
  late: String(settings.withdraw_phone_hours),
  reminder: settings.automatic_reminder,
  standbys: settings.ask_standbys,
  language: settings.doctor_locale,
  zone: settings.time_zone,
  fees: settings.fees_enabled,
  currency: settings.currency,
});

const isWithin = (text: string, [least, most]: readonly [number, number]): boolean =>
  /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most;

function useCheck() {
  const { t } = useTranslation("manage");
  const wrong = ([least, most]: readonly [number, number]) => t("defaults.hoursWrong", { least, most });
  return (values: FormValues) => {
    const { within = "", late = "" } = values as Values;
    return {
      ...(within.trim() === "" || isWithin(within.trim(), RESPOND_WITHIN) ? {} : { within: wrong(RESPOND_WITHIN) }),
      ...(isWithin(late.trim(), WITHDRAW_PHONE) ? {} : { late: wrong(WITHDRAW_PHONE) }),
    };
  };
}

function Fields({ zone }: { zone: string }) {
  const { t } = useTranslation(["manage", "callouts"]);
  const modes = { select: t("callouts:form.select"), first_come: t("callouts:form.firstCome") };
  return (
    <>
      <FormSelect name="mode" label={t("manage:defaults.who")}>
        {CALLOUT_MODES.map((mode) => (
          <option key={mode} value={mode}>
            {modes[mode]}
          </option>
        ))}
      </FormSelect>
      <FormTextField
        name="within"
        inputMode="numeric"
        label={t("manage:defaults.respondWithin")}
        help={t("manage:defaults.respondWithinHelp")}
        optional
      />
      <div data-wide="">
        <FormCheckbox name="reminder" label={t("manage:defaults.reminder")} help={t("manage:defaults.reminderHelp")} />
      </div>
      <div data-wide="">
        <FormCheckbox name="standbys" label={t("manage:defaults.standbys")} help={t("manage:defaults.standbysHelp")} />
      </div>
      <FormTextField
        name="late"
        inputMode="numeric"
        label={t("manage:defaults.late")}
        help={t("manage:defaults.lateHelp")}
      />
      <FormSelect name="language" label={t("manage:defaults.language")} help={t("manage:defaults.languageHelp")}>
        {OFFERED_LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </FormSelect>
      <FormSelect name="zone" label={t("manage:defaults.zone")} help={t("manage:defaults.zoneHelp")}>
        <ZoneOptions kept={zone} />
      </FormSelect>
      <div data-wide="">
        <FormCheckbox name="fees" label={t("manage:defaults.fees")} help={t("manage:defaults.feesHelp")} />
      </div>
      <FormSelect name="currency" label={t("manage:defaults.currency")}>
        <CurrencyOptions />
      </FormSelect>
    </>
  );
}

function useParts(): FormPart<Values>[] {
  const { t, i18n } = useTranslation(["manage", "callouts", "versions"]);
  const currencies = new Intl.DisplayNames(i18n.language, { type: "currency" });
  const choice = (name: string, field: "reminder" | "standbys" | "fees"): FormPart<Values> => ({
    name,
    fields: [field],
    said: (values) => t(values[field] ? "versions:on" : "versions:off"),
  });
  return [
    {
      name: t("manage:defaults.who"),
      fields: ["mode"],
      said: ({ mode }) => t(mode === "first_come" ? "callouts:form.firstCome" : "callouts:form.select"),
    },
    textPart(t("manage:defaults.respondWithin"), "within"),
    choice(t("manage:defaults.reminder"), "reminder"),
    choice(t("manage:defaults.standbys"), "standbys"),
    textPart(t("manage:defaults.late"), "late"),
    {
      name: t("manage:defaults.language"),
      fields: ["language"],
      said: ({ language }) => (isLanguage(language) ? LANGUAGE_NAMES[language] : ""),
    },
    { name: t("manage:defaults.zone"), fields: ["zone"], said: ({ zone = "" }) => placeOf(zone) },
    choice(t("manage:defaults.fees"), "fees"),
    {
      name: t("manage:defaults.currency"),
      fields: ["currency"],
      said: ({ currency }) => (currency ? (currencies.of(currency) ?? currency) : ""),
    },
  ];
}

export function DefaultsForm({ settings }: { settings: CompanySettings }) {
  const { t } = useTranslation("manage");
  const [save] = useSaveCalloutDefaultsMutation();
  const check = useCheck();
  const parts = useParts();
  const handleSave = (values: Values, lock_version: number, key: string) => {
    const { mode, within = "", late = "", reminder, standbys, language, zone, fees, currency } = values;
    const callout_defaults = {
      mode,
      respond_within_hours: within.trim() ? Number(within) : null,
      automatic_reminder: reminder,
      ask_standbys: standbys,
      withdraw_phone_hours: Number(late),
      doctor_locale: isLanguage(language) ? language : settings.doctor_locale,
      time_zone: zone,
      fees_enabled: fees,
      currency,
    };
    return save({ change: { update_type: "callout_defaults", callout_defaults, lock_version }, key });
  };
  return (
    <SettingsForm
      settings={settings}
      valuesOf={valuesOf}
      parts={parts}
      title={t("defaults.title")}
      text={t("defaults.text")}
      submit={t("defaults.save")}
      validate={check}
      save={handleSave}
    >
      <Fields zone={settings.time_zone} />
    </SettingsForm>
  );
}
