/** What callouts begin with: defaults, and the hours of the sessions. */
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { selectUser } from "../user/public.ts";
import { DefaultsForm } from "./DefaultsForm.tsx";
import { SessionTimesForm } from "./SessionTimesForm.tsx";

export function CalloutDefaults() {
  const settings = useAppSelector(selectUser)?.company.company_settings;
  if (!settings) return null;
  return (
    <>
      <DefaultsForm settings={settings} />
      <SessionTimesForm settings={settings} />
    </>
  );
}
