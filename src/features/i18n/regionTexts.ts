/** What English calls the right to work at a site: "practising privileges" in Britain, "accredited" in Australia, else "credentialed". */
import { pageTexts } from "./locales/en/pageTexts.ts";
import { signedInErrors } from "./locales/en/signedInErrors.ts";
import { type Region } from "./practiceRegion.ts";

const { callouts, doctors, audit } = pageTexts;

/** By namespace and key. */
type RegionTexts = Record<"errors" | "callouts" | "doctors" | "audit", Record<string, string>>;

const ELSEWHERE: RegionTexts = {
  errors: { "code.not_credentialed": signedInErrors.code.not_credentialed },
  callouts: {
    "detail.fit.credentialed": callouts.detail.fit.credentialed,
    "detail.fit.expired": callouts.detail.fit.expired,
    "detail.fit.missing": callouts.detail.fit.missing,
    "detail.event.credential_overridden": callouts.detail.event.credential_overridden,
    "dialog.confirm.notCredentialed": callouts.dialog.confirm.notCredentialed,
    "dialog.refusal.not_credentialed": callouts.dialog.refusal.not_credentialed,
    "changes.notCredentialed": callouts.changes.notCredentialed,
    "form.dry.reason.not_credentialed": callouts.form.dry.reason.not_credentialed,
  },
  doctors: { "page.until": doctors.page.until, "page.untilWord": doctors.page.untilWord },
  audit: { "action.credential_overridden": audit.action.credential_overridden },
};

const BRITISH: RegionTexts = {
  errors: { "code.not_credentialed": "This doctor has no practising privileges at the site." },
  callouts: {
    "detail.fit.credentialed": "Practising privileges",
    "detail.fit.expired": "Practising privileges expired {{date}}",
    "detail.fit.missing": "No practising privileges at {{site}}",
    "detail.event.credential_overridden": "{{doctor}} was booked without practising privileges at the site",
    "dialog.confirm.notCredentialed": "Confirm without practising privileges. This is recorded in the activity log.",
    "dialog.refusal.not_credentialed":
      "This doctor has no practising privileges at the site. Nobody was emailed. Please close this and check again.",
    "changes.notCredentialed": "A booked doctor has no practising privileges there at that time. Nobody was emailed.",
    "form.dry.reason.not_credentialed": "No practising privileges",
  },
  doctors: { "page.until": "Practising privileges until: {{site}}", "page.untilWord": "Practising privileges until" },
  audit: { "action.credential_overridden": "Booked without practising privileges" },
};

/** Whole sentences differ from the others' in one word. */
const accredited = (text: string): string =>
  text
    .replace("Credentialed", "Accredited")
    .replace("credentialed", "accredited")
    .replace("Credential", "Accreditation");

const AUSTRALIAN = Object.fromEntries(
  Object.entries(ELSEWHERE).map(([namespace, words]) => [
    namespace,
    Object.fromEntries(Object.entries(words).map(([key, text]) => [key, accredited(text)])),
  ]),
) as RegionTexts;

export const REGION_TEXTS: Record<Region, RegionTexts> = { uk: BRITISH, australia: AUSTRALIAN, other: ELSEWHERE };
