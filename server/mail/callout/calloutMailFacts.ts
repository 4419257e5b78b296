/** Rows as the mails about callouts want them. */

import { type Range, wallSpan } from "../../domain/coverage.ts";
import { nameIn } from "../../domain/doctorName.ts";
import { type CalloutRecord, type DoctorRecord, type PlannedList } from "../../domain/records.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import {
  type MailCallout,
  type MailDefaults,
  type MailDoctor,
  type MailList,
  type MailPractice,
} from "../mailFacts.ts";
import { ownTexts } from "../practiceTexts.ts";

/** The practice as its contact details present it. */
export async function practiceOf({ tx, companyId, ports }: CompanyWork): Promise<MailPractice & MailDefaults> {
  const settings = await tx.selectFrom("company_settings").selectAll().executeTakeFirstOrThrow();
  return {
    companyId,
    name: settings.callout_emails_name ?? "",
    replyTo: settings.callout_emails_address ?? "",
    phone: settings.callout_emails_phone ?? "",
    bcc: settings.callout_emails_bcc_all ? settings.admin_emails_address : null,
    timeZone: settings.time_zone,
    feeCurrency: settings.fees_enabled ? settings.currency : null,
    texts: await ownTexts(tx),
    privacyUrl: ports.config.provider.privacy_url,
    doctorLocale: settings.doctor_locale,
  };
}

export const mailDoctor = (doctor: DoctorRecord, { doctorLocale }: MailDefaults): MailDoctor => {
  const locale = doctor.locale ?? doctorLocale;
  return {
    id: doctor.id,
    name: nameIn(locale, doctor),
    firstName: doctor.first_name,
    lastName: doctor.last_name,
    title: doctor.title,
    email: doctor.email,
    locale,
  };
};

export const mailCallout = (
  callout: Pick<
    CalloutRecord,
    | "id"
    | "reference"
    | "title"
    | "message"
    | "fee_amount"
    | "fee_text"
    | "respond_by"
    | "urgency"
    | "mode"
    | "asks_usual"
  >,
): MailCallout => ({
  id: callout.id,
  reference: callout.reference,
  title: callout.title,
  message: callout.message,
  fee: { fee_amount: callout.fee_amount, fee_text: callout.fee_text },
  respondBy: callout.respond_by,
  urgency: callout.urgency,
  mode: callout.mode,
  asksUsual: callout.asks_usual,
});

export const mailList = (
  list: Omit<PlannedList, "id"> & { id: number },
  /** Where the mail is about a part of the list. */
  range: Range | null = null,
): MailList => ({
  id: list.id,
  date: list.date,
  session: list.session,
  startTime: list.start_time,
  endTime: list.end_time,
  startsAt: list.starts_at,
  endsAt: list.ends_at,
  timeZone: list.time_zone,
  siteName: list.site_name,
  siteAddress: list.site_address,
  theatre: list.theatre,
  surgeon: list.surgeon,
  specialty: list.specialty,
  role: list.role_needed,
  caseMix: list.case_mix,
  requirements: list.requirements,
  notes: list.notes_public,
  arrival: { notes: list.site_access_notes, phone: list.site_phone, mapUrl: list.site_map_url },
  part: range && { ...wallSpan(list, range), startsAt: range.from, endsAt: range.to },
});
