/** Whether everybody in the practice must use two-step verification: an owner who has it decides. */
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type CompanySettings } from "../../contract/shapes/user.ts";
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { FormCheckbox } from "../../ui/form/FormCheckbox.tsx";
import { type FormPart } from "../../ui/form/FormVersions.tsx";
import { useAdministratorsQuery } from "../administrators/public.ts";
import { selectUser } from "../user/public.ts";
import { SettingsForm } from "./SettingsForm.tsx";
import { useSaveSecurityMutation } from "./settingsApi.ts";

type Values = { required: boolean };
const valuesOf = ({ second_factor_required }: CompanySettings): Values => ({ required: second_factor_required });

/** `without`: how many active administrators would have to set it up first. */
function Form({ settings, without }: { settings: CompanySettings; without: number }) {
  const { t } = useTranslation(["administrators", "manage"]);
  const [save] = useSaveSecurityMutation();
  const said = ({ required }: Partial<Values>) =>
    t(required ? "administrators:security.on" : "administrators:security.off");
  const parts: FormPart<Values>[] = [{ name: t("administrators:security.title"), fields: ["required"], said }];
  const handleSave = ({ required = false }: Partial<Values>, lock_version: number, key: string) =>
    save({ change: { update_type: "security", security: { second_factor_required: required }, lock_version }, key });
  return (
    <SettingsForm
      settings={settings}
      valuesOf={valuesOf}
      parts={parts}
      title={t("administrators:security.title")}
      text={t("administrators:security.text")}
      submit={t("manage:defaults.retention.save")}
      save={handleSave}
    >
      <div data-wide>
        <FormCheckbox
          name="required"
          label={t("administrators:security.required")}
          {...(without > 0 ? { help: t("administrators:security.without", { count: without }) } : {})}
        />
      </div>
    </SettingsForm>
  );
}

function OwnFirst() {
  const { t } = useTranslation("administrators");
  return (
    <Paper variant="outlined" sx={{ p: 2.5 }}>
      <Typography variant="h2">{t("security.title")}</Typography>
      <Typography variant="body2" color="text.secondary">
        {t("security.ownFirst")} <Link to="/user-settings/settings#second-factor">{t("security.toOwn")}</Link>
      </Typography>
    </Paper>
  );
}

export function SecurityForm() {
  const user = useAppSelector(selectUser);
  const { data: people } = useAdministratorsQuery();
  if (user?.role !== "owner" || !people) return null;
  const settings = user.company.company_settings;
  const hasIt = people.some(({ id, second_factor }) => id === user.id && second_factor);
  if (!hasIt && !settings.second_factor_required) return <OwnFirst />;
  const without = people.filter(({ status, second_factor }) => status === "active" && !second_factor).length;
  return <Form settings={settings} without={without} />;
}
