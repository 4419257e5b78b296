/** The mail of a kind and language as the practice's doctors get it, addressed to whoever looks at it; its link opens nothing. */

import { DAY_MS } from "../../../src/contract/durations.ts";
import { type EmailTextKind } from "../../../src/contract/emailTexts.ts";
import { type EmailTextDraft } from "../../../src/contract/shapes/emailTexts.ts";
import { type MailChange } from "../../db/tables/callouts.ts";
import { dateAt, instantAt } from "../../domain/zonedTime.ts";
import { renderInvitation } from "../../mail/account/invitationMail.ts";
import { practiceOf } from "../../mail/callout/calloutMailFacts.ts";
import { type AnyMailFacts, RENDER_MAIL } from "../../mail/callout/renderMail.ts";
import { type MailDoctor, type MailList, type MailPractice } from "../../mail/mailFacts.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { tidy } from "./emailTexts.ts";

/** Where the doctor's own link will stand: a frame must not be led away by it. */
const NO_LINK = "#";

type Rendered = { subject: string; html: string; text: string };

/** A morning list a week from now, at the practice's first site and with its first surgeon, if it has any. */
async function sampleList({ tx, now }: CompanyWork, practice: MailPractice): Promise<MailList> {
  const site = await tx
    .selectFrom("sites")
    .selectAll()
    .where("archived_at", "is", null)
    .orderBy("id")
    .executeTakeFirst();
  const surgeon = await tx
    .selectFrom("surgeons")
    .selectAll()
    .where("archived_at", "is", null)
    .orderBy("id")
    .executeTakeFirst();
  const timeZone = site?.time_zone ?? practice.timeZone ?? "UTC";
  const date = dateAt(new Date(now.getTime() + 7 * DAY_MS), timeZone);
  const at = (time: string): Date => instantAt(date, time, timeZone) ?? now;
  return {
    id: 1,
    date,
    session: "am",
    startTime: "08:00",
    endTime: "12:00",
    startsAt: at("08:00"),
    endsAt: at("12:00"),
    timeZone,
    siteName: site?.name ?? practice.name,
    siteAddress: null,
    theatre: null,
    surgeon: surgeon?.display_name ?? "",
    specialty: surgeon?.specialty ?? null,
    role: "anaesthetist",
    caseMix: null,
    requirements: [],
    notes: null,
    arrival: site ? { notes: site.access_notes, phone: site.phone, mapUrl: site.map_url } : null,
    part: null,
  };
}

/** What the mails about a change are to show: other times, or another day. */
function sampleChanges(kind: EmailTextKind, list: MailList): MailChange[] {
  const before = { times: "07:30–11:30", day: new Date(Date.parse(list.date) - DAY_MS).toISOString().slice(0, 10) };
  const times = { listId: list.id, field: "times", before: before.times, after: "08:00–12:00" } as const;
  const day = { listId: list.id, field: "date", before: before.day, after: list.date } as const;
  const theatre = { listId: list.id, field: "theatre", before: null, after: list.theatre ?? "2" } as const;
  if (kind === "times_changed") return [times];
  if (kind === "moved" || kind === "asked_anew") return [day];
  return kind === "changed" ? [theatre] : [];
}

/** Tomorrow, on the mails that say until when they wait. */
const untilOf = (kind: EmailTextKind, now: Date): Date | null =>
  kind === "standby_offer" || kind === "moved" ? new Date(now.getTime() + DAY_MS) : null;

/** With the paragraphs as they are typed, saved or not. */
export async function sampleMail(unit: CompanyWork, userId: number, draft: EmailTextDraft) {
  const { tx, now, ports } = unit;
  const { kind, language } = draft;
  const own = { kind, language, opening: tidy(draft.opening), closing: tidy(draft.closing) };
  const practice: MailPractice = { ...(await practiceOf(unit)), texts: [own] };
  const person = await tx.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirstOrThrow();
  const doctor: MailDoctor = {
    id: 0,
    name: `${person.first_name} ${person.last_name}`.trim(),
    firstName: person.first_name,
    lastName: person.last_name,
    title: null,
    email: person.email,
    locale: language,
  };
  if (kind === "invitation")
    return { practice, doctor, mail: renderInvitation({ practice, doctor, link: NO_LINK, home: NO_LINK }) as Rendered };
  const list = await sampleList(unit, practice);
  const facts: AnyMailFacts = {
    practice,
    doctor,
    callout: {
      id: 0,
      reference: `C-${list.date.slice(0, 4)}-0001`,
      title: "",
      message: null,
      fee: { fee_amount: null, fee_text: null },
      respondBy: new Date(now.getTime() + 2 * DAY_MS),
      urgency: "routine",
      mode: "select",
    },
    lists: [list],
    link: NO_LINK,
    home: NO_LINK,
    instant: new Set(),
    reason: null,
    answered: kind === "asked_anew",
    changes: sampleChanges(kind, list),
    until: untilOf(kind, now),
    sequences: { [list.id]: 1 },
    mailFrom: ports.config.mailFrom,
    calendarDomain: ports.config.calendarDomain,
    now,
  };
  // Without the calendar entry: a test must not fill anybody's calendar.
  const { subject, html, text } = RENDER_MAIL[kind](facts);
  return { practice, doctor, mail: { subject, html, text } };
}
