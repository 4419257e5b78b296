/** What a doctor's link leads to: the practice, the doctor, and each list with the doctor's answer and what became of it. */
import { type CalloutStatus } from "../../../src/contract/callout.ts";
import { type Fee } from "../../../src/contract/rules/fee.ts";
import { type Tx } from "../../db/database.ts";
import { mailDoctor, practiceOf } from "../../domain/calloutMailFacts.ts";
import { type CalloutFacts, type ListFacts, statusAt } from "../../domain/facts.ts";
import { type DoctorLink } from "../../domain/respondLink.ts";
import { type MailDoctor, type MailPractice } from "../../mail/mailFacts.ts";
import { type CompanyWork, inCompany, type Ports } from "../../platform/ports.ts";
import { instantLists, listsOf } from "../callouts/public.ts";
import { type Booking, ownList, type RespondList } from "./respondList.ts";

export type RespondCase = {
  practice: MailPractice;
  /** Hours before the start within which a withdrawal also needs a telephone call. */
  withdrawPhoneHours: number;
  doctor: MailDoctor;
  /** No callouts are mailed, until then or until further notice. */
  paused: { until: Date | null } | null;
  callout: {
    id: number;
    reference: string;
    status: CalloutStatus;
    message: string | null;
    fee: Fee;
    respondBy: Date | null;
    cancelReason: string | null;
  };
  lists: RespondList[];
  now: Date;
};

function apart(list: ListFacts, all: readonly ListFacts[]): RespondList["apart"] {
  const unlessAlike = <Fact>(of: (one: ListFacts) => Fact): Fact | null =>
    all.every((one) => of(one) === of(list)) ? null : of(list);
  return {
    role: unlessAlike((one) => one.role_needed),
    surgeon: unlessAlike((one) => one.surgeon),
    specialty: unlessAlike((one) => one.specialty),
  };
}

/** What the doctor is booked for from the first to the last of these lists, themselves included. */
async function bookingsNear(tx: Tx, doctorId: number, lists: readonly ListFacts[]): Promise<Booking[]> {
  if (lists.length === 0) return [];
  const rows = await tx
    .selectFrom("responses")
    .innerJoin("lists", "lists.id", "responses.list_id")
    .innerJoin("sites", "sites.id", "lists.site_id")
    .select(["lists.id as listId", "lists.time_zone as timeZone", "sites.name as site"])
    .select((e) => [e.ref("booked_from").$notNull().as("from"), e.ref("booked_to").$notNull().as("to")])
    .where("responses.doctor_id", "=", doctorId)
    .where("responses.outcome", "=", "confirmed")
    .where("booked_from", "<", new Date(Math.max(...lists.map((list) => list.ends_at.getTime()))))
    .where("booked_to", ">", new Date(Math.min(...lists.map((list) => list.starts_at.getTime()))))
    .orderBy("booked_from")
    .execute();
  return rows;
}

async function ownLists(unit: CompanyWork, callout: CalloutFacts, link: DoctorLink): Promise<RespondList[]> {
  const { tx, now } = unit;
  const lists = await listsOf(tx, callout.id);
  const answers = await tx.selectFrom("responses").selectAll().where("callout_id", "=", callout.id).execute();
  const offers = await tx
    .selectFrom("standby_offers")
    .selectAll()
    .where("callout_id", "=", callout.id)
    .orderBy("offered_at")
    .orderBy("id")
    .execute();
  const open = offers.filter((offer) => offer.status === "open");
  const instant = await instantLists(unit, { callout, lists, responses: answers, offers: open }, [link.doctorId]);
  const around = {
    callout,
    answers,
    offers,
    recipientId: link.recipientId,
    instant: instant.get(link.doctorId) ?? new Set<number>(),
    bookings: await bookingsNear(tx, link.doctorId, lists),
    now,
  };
  return lists.map((list) => ({ ...ownList(list, around), apart: apart(list, lists) }));
}

export function readCase(ports: Ports, link: DoctorLink): Promise<RespondCase> {
  return inCompany(ports, link.companyId, async (unit) => {
    const { tx, now } = unit;
    const callout = await tx
      .selectFrom("callouts")
      .selectAll()
      .where("id", "=", link.calloutId)
      .executeTakeFirstOrThrow();
    const doctor = await tx.selectFrom("doctors").selectAll().where("id", "=", link.doctorId).executeTakeFirstOrThrow();
    const settings = await tx.selectFrom("company_settings").selectAll().executeTakeFirstOrThrow();
    const practice = await practiceOf(unit);
    return {
      practice,
      withdrawPhoneHours: settings.withdraw_phone_hours,
      doctor: mailDoctor(doctor, practice),
      paused: statusAt(now, doctor) === "paused" ? { until: doctor.paused_until } : null,
      callout: {
        id: callout.id,
        reference: callout.reference,
        status: callout.status,
        message: callout.message,
        fee: { fee_amount: callout.fee_amount, fee_text: callout.fee_text },
        respondBy: callout.respond_by,
        cancelReason: callout.cancel_reason?.trim() || null,
      },
      lists: await ownLists(unit, callout, link),
      now,
    };
  });
}
