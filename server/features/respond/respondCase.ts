/** What a doctor's link leads to: the practice, the doctor, and each list with the doctor's answer and what became of it. */
import { type CalloutStatus } from "../../../src/contract/callout.ts";
import { type Fee } from "../../../src/contract/rules/fee.ts";
import { type Tx } from "../../db/database.ts";
import { type Range } from "../../domain/coverage.ts";
import { homeLink } from "../../domain/homeLink.ts";
import { type CalloutRecord, type ListRecord, statusAt } from "../../domain/records.ts";
import { type DoctorLink } from "../../domain/respondLink.ts";
import { notFound } from "../../http/problem.ts";
import { mailDoctor, practiceOf } from "../../mail/callout/calloutMailFacts.ts";
import { type MailDoctor, type MailPractice } from "../../mail/mailFacts.ts";
import { type CompanyWork, inCompany, type Ports } from "../../platform/ports.ts";
import { instantLists, listsByCallout } from "../callouts/public.ts";
import { type Booking, ownList, type RespondList } from "./respondList.ts";

/** Whoever's page it is, and whose doctor. */
export type CaseFrame = {
  practice: MailPractice;
  /** Hours before the start within which a withdrawal also needs a telephone call. */
  withdrawPhoneHours: number;
  doctor: MailDoctor;
  /** Where all of the doctor's lists are. */
  home: string;
  /** No callouts are mailed, until then or until further notice. */
  paused: { until: Date | null } | null;
  now: Date;
};

export type RespondCase = CaseFrame & {
  recipientId: number;
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
};

function apart(list: ListRecord, all: readonly ListRecord[]): RespondList["apart"] {
  const unlessAlike = <Fact>(of: (one: ListRecord) => Fact): Fact | null =>
    all.every((one) => of(one) === of(list)) ? null : of(list);
  return {
    role: unlessAlike((one) => one.role_needed),
    surgeon: unlessAlike((one) => one.surgeon),
    specialty: unlessAlike((one) => one.specialty),
    place: !all.every((one) => one.site_id === list.site_id && one.theatre === list.theatre),
  };
}

/** What the doctor is booked for from the first to the last of these lists, themselves included. */
async function bookingsNear(tx: Tx, doctorId: number, lists: readonly ListRecord[]): Promise<Booking[]> {
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

/** Times away that touch the time from the first to the last of these lists. */
async function awayNear(tx: Tx, doctorId: number, lists: readonly ListRecord[]): Promise<Range[]> {
  if (lists.length === 0) return [];
  return tx
    .selectFrom("doctor_unavailabilities")
    .select(["starts_at as from", "ends_at as to"])
    .where("doctor_id", "=", doctorId)
    .where("starts_at", "<", new Date(Math.max(...lists.map((list) => list.ends_at.getTime()))))
    .where("ends_at", ">", new Date(Math.min(...lists.map((list) => list.starts_at.getTime()))))
    .execute();
}

/** Whom a callout asked, as the link has it. */
export type AskedDoctor = { recipientId: number; calloutId: number };

/** Everything that is needed of these callouts, each kind read once. */
async function gather({ tx, now }: CompanyWork, calloutIds: readonly number[], doctorId: number) {
  const ids = [0, ...calloutIds];
  // What can still be called back is not there for doctors, nor what was.
  const callouts = await tx
    .selectFrom("callouts")
    .selectAll()
    .where("id", "in", ids)
    .where("sent_at", "is not", null)
    .where((e) => e.or([e("held_until", "is", null), e("held_until", "<=", now)]))
    .execute();
  const lists = await listsByCallout(tx, calloutIds);
  const answers = await tx
    .selectFrom("responses")
    .selectAll()
    .where("callout_id", "in", ids)
    // Of others, only what they are booked for makes a difference.
    .where((e) => e.or([e("doctor_id", "=", doctorId), e("outcome", "=", "confirmed")]))
    .orderBy("id")
    .execute();
  const offers = await tx
    .selectFrom("standby_offers")
    .selectAll()
    .where("callout_id", "in", ids)
    .orderBy("offered_at")
    .orderBy("id")
    .execute();
  const all = [...lists.values()].flat();
  const bookings = await bookingsNear(tx, doctorId, all);
  const away = await awayNear(tx, doctorId, all);
  return {
    callouts: new Map(callouts.map((callout) => [callout.id, callout])),
    lists,
    answers: Map.groupBy(answers, (one) => one.callout_id),
    offers: Map.groupBy(offers, (one) => one.callout_id),
    bookings,
    away,
  };
}

type Gathered = Awaited<ReturnType<typeof gather>>;

/** Those of the callout that the doctor was asked for: a doctor added later is not asked about lists already filled. */
async function ownLists(
  unit: CompanyWork,
  { lists: byCallout, ...all }: Gathered,
  callout: CalloutRecord,
  { recipientId, doctorId, practice }: { recipientId: number; doctorId: number; practice: MailPractice },
): Promise<RespondList[]> {
  const lists = byCallout.get(callout.id) ?? [];
  const answers = all.answers.get(callout.id) ?? [];
  const offers = all.offers.get(callout.id) ?? [];
  const open = offers.filter((offer) => offer.status === "open");
  const instant = await instantLists(unit, { callout, lists, responses: answers, offers: open }, [doctorId]);
  const around = {
    ...{ callout, answers, offers, recipientId },
    instant: instant.get(doctorId) ?? new Set<number>(),
    bookings: all.bookings,
    away: all.away,
    now: unit.now,
  };
  const own = new Set(answers.flatMap((one) => (one.recipient_id === recipientId ? one.list_id : [])));
  const asked = lists.filter((list) => own.has(list.id));
  const otherClock = ({ time_zone }: ListRecord): boolean => time_zone !== (practice.timeZone ?? time_zone);
  return asked.map((list) => ({ ...ownList(list, around), apart: apart(list, asked), otherClock: otherClock(list) }));
}

/** What these callouts are to the doctor, in their order. */
export async function readCases(
  unit: CompanyWork,
  doctorId: number,
  asked: readonly AskedDoctor[],
): Promise<{ about: CaseFrame; cases: RespondCase[] }> {
  const { tx, now } = unit;
  const doctor = await tx.selectFrom("doctors").selectAll().where("id", "=", doctorId).executeTakeFirstOrThrow();
  const settings = await tx.selectFrom("company_settings").selectAll().executeTakeFirstOrThrow();
  const practice = await practiceOf(unit);
  const about = {
    practice,
    withdrawPhoneHours: settings.withdraw_phone_hours,
    doctor: mailDoctor(doctor, practice),
    home: homeLink(unit.ports, doctor),
    paused: statusAt(now, doctor) === "paused" ? { until: doctor.paused_until } : null,
    now,
  };
  const gathered = await gather(
    unit,
    asked.map(({ calloutId }) => calloutId),
    doctorId,
  );
  const cases: RespondCase[] = [];
  for (const { recipientId, calloutId } of asked) {
    const callout = gathered.callouts.get(calloutId);
    if (!callout) continue;
    const lists = await ownLists(unit, gathered, callout, { recipientId, doctorId, practice });
    if (lists.length > 0) cases.push({ ...about, recipientId, callout: presentCallout(callout), lists });
  }
  return { about, cases };
}

const presentCallout = (callout: CalloutRecord): RespondCase["callout"] => ({
  id: callout.id,
  reference: callout.reference,
  status: callout.status,
  message: callout.message,
  fee: { fee_amount: callout.fee_amount, fee_text: callout.fee_text },
  respondBy: callout.respond_by,
  cancelReason: callout.cancel_reason?.trim() || null,
});

export function readCase(ports: Ports, link: DoctorLink): Promise<RespondCase> {
  return inCompany(ports, link.companyId, async (unit) => {
    const [found] = (await readCases(unit, link.doctorId, [link])).cases;
    if (!found) throw notFound("link");
    return found;
  });
}
