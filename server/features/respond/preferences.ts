/** What doctors settle about their mails themselves: a pause, and the language (product.md §4); taken by form only. */
import { isLanguage, type Language } from "../../../src/contract/languages.ts";
import { type CompanyWork } from "../../ports.ts";
import { recordAudit } from "../audit/recordAudit.ts";
import { doctorName } from "../doctors/doctorName.ts";

export const PAUSE_DAYS = [1, 7, 30] as const;
const DAY = 24 * 3_600_000;

/** `days`: how long no callout is mailed, without an end for `ever`; 0 ends a pause. */
export type Preference = { days: number | "ever" } | { locale: Language };

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
    .forUpdate()
    .executeTakeFirstOrThrow();
  // An archived doctor stays archived, whatever an old mail's link says.
  if (doctor.status === "archived") return;
  const values = valuesOf(preference, now);
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
}

type Values = { locale: Language } | { status: "active" | "paused"; paused_until: Date | null };

function valuesOf(preference: Preference, now: Date): Values {
  if ("locale" in preference) return preference;
  const { days } = preference;
  if (days === 0) return { status: "active", paused_until: null };
  return { status: "paused", paused_until: days === "ever" ? null : new Date(now.getTime() + days * DAY) };
}
