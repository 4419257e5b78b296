/** One press in a mail program (RFC 8058): thirty days without callouts, and the answer says so. */
import { textsIn } from "../../locales/texts.ts";
import { zonedTimeLabels } from "../../mail/layout/zonedTimeLabels.ts";
import { type MailDoctor, type MailPractice } from "../../mail/mailFacts.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { ONE_CLICK_DAYS, savePreference } from "./preferences.ts";

export async function pauseByOneClick(
  unit: CompanyWork,
  doctorId: number,
  { doctor, practice }: { doctor: Pick<MailDoctor, "locale">; practice: MailPractice },
): Promise<string> {
  await savePreference(unit, doctorId, { days: ONE_CLICK_DAYS });
  const { paused_until } = await unit.tx
    .selectFrom("doctors")
    .select("paused_until")
    .where("id", "=", doctorId)
    .executeTakeFirstOrThrow();
  const until =
    paused_until && zonedTimeLabels(doctor.locale).shortInstant(paused_until, practice.timeZone ?? "UTC", unit.now);
  return textsIn(doctor.locale).oneClick(practice.name, until);
}
