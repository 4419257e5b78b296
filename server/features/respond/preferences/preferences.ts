/** What doctors settle about their mails themselves: a pause, and the language; taken by form only. */

import { DAY_MS } from "../../../../src/contract/durations.ts";
import { isLanguage, type Language } from "../../../../src/contract/languages.ts";
import { doctorName } from "../../../domain/doctorName.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordChange, recordNotification } from "../../notifications/public.ts";

export const PAUSE_DAYS = [1, 7, 30] as const;

/** What one press in a mail program means, which asks for nothing. */
export const ONE_CLICK_DAYS = 30;

/** `days`: how long no callout is mailed; 0 ends a pause. A pause that lasts for `enough` days more stays as it is. */
export type Preference = { days: number; enough?: number } | { locale: Language };

/** What the form asks for, if anything we know. */
export function readPreference(body: unknown): Preference | undefined {
  const { pause, locale } = (body ?? {}) as { pause?: unknown; locale?: unknown };
  if (isLanguage(locale)) return { locale };
  const days = [0, ...PAUSE_DAYS].find((one) => String(one) === pause);
  return days === undefined ? undefined : { days };
}

export async function savePreference(unit: CompanyWork, doctorId: number, preference: Preference): Promise<void> {
  const { tx, now, companyId } = unit;
  const doctor = await tx
    .selectFrom("doctors")
    .selectAll()
    .where("id", "=", doctorId)
    // Not against those who only refer to the doctor, as callouts under way do.
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  // An archived doctor stays archived, whatever an old mail's link says.
  if (doctor.status === "archived") return;
  const values = valuesOf(preference, now);
  // A pause is never made shorter by a shorter one.
  if ("days" in preference && preference.days > 0) {
    const { days, enough = days } = preference;
    if (isPausedBeyond(doctor, daysAfter(now, enough))) return;
  }
  const isSame = Object.entries(values).every(
    ([name, value]) => String(doctor[name as keyof typeof doctor]) === String(value),
  );
  if (isSame) return;
  await tx
    .updateTable("doctors")
    .set({ ...values, updated_at: now, lock_version: doctor.lock_version + 1 })
    .where("id", "=", doctorId)
    .execute();
  await recordAudit(tx, now, {
    companyId,
    actor: { type: "doctor", id: doctorId },
    action: "locale" in values ? "doctor_changed" : values.status === "paused" ? "doctor_paused" : "doctor_unpaused",
    subject: { type: "doctor", id: doctorId },
    params: {
      doctor: doctorName(doctor),
      ...("locale" in values ? { fields: "locale" } : {}),
      ...("paused_until" in values && values.paused_until ? { until: values.paused_until.toISOString() } : {}),
    },
  });
  if ("paused_until" in values && values.paused_until) tellOffice(unit, doctor, values.paused_until);
  else await recordChange(unit, null);
}

/** The office counts on whom it asks. */
function tellOffice(
  unit: CompanyWork,
  doctor: { id: number; title: string | null; first_name: string; last_name: string },
  until: Date,
): void {
  const name = doctorName(doctor);
  recordNotification(unit, {
    type: "doctor_paused",
    title: `${name} has paused callout emails`,
    calloutId: null,
    actionById: null,
    params: { doctor: name, doctor_id: String(doctor.id), until: until.toISOString() },
  });
}

const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

const isPausedBeyond = (doctor: { status: string; paused_until: Date | null }, until: Date): boolean =>
  doctor.status === "paused" && (doctor.paused_until === null || doctor.paused_until >= until);

type Values = { locale: Language } | { status: "active" | "paused"; paused_until: Date | null };

function valuesOf(preference: Preference, now: Date): Values {
  if ("locale" in preference) return preference;
  const { days } = preference;
  if (days === 0) return { status: "active", paused_until: null };
  return { status: "paused", paused_until: daysAfter(now, days) };
}
