/** Who comes to a doctor's home, and all that the doctor was asked. */

import { type FastifyRequest } from "fastify";
import { sql } from "kysely";
import { isRunning } from "../../../src/contract/callout.ts";
import { DAY_MS } from "../../../src/contract/durations.ts";
import { HOME, type HomeLink, readHomeLink } from "../../domain/homeLink.ts";
import { type RespondTexts } from "../../locales/en/respond.ts";
import { textsIn } from "../../locales/texts.ts";
import { type CompanyWork, inCompany, type Ports } from "../../platform/ports.ts";
import {
  type AskedDoctor,
  type CaseFrame,
  LinkExpired,
  noteVisitor,
  type RespondCase,
  readCases,
  readLimited,
  refusalOf,
  respondTexts,
  type Visit,
} from "../respond/public.ts";
import { calendarAddress } from "./calendarAddress.ts";
import { type OwnFigures, readFigures } from "./figures.ts";
import { type OwnAway, readAway, readUsuallyNot, type UsualTime } from "./ownTimes.ts";

export type HomeRequest = FastifyRequest<{ Params: { token: string } }>;

export type HomeVisit = {
  link: HomeLink;
  /** In the path after `/respond/`. */
  token: string;
  texts: RespondTexts;
  about: CaseFrame;
  /** What callouts asked the doctor, those still running first. */
  cases: RespondCase[];
  own: Own;
};

/** What the doctor has settled, and the own figures. */
type Own = { away: OwnAway[]; usuallyNot: UsualTime[]; calendar: string | null; figures: OwnFigures };

/** How long a list stays under "Past". */
const PAST_DAYS = 90;
/** A bound on what one visit may cost. */
const MOST_CALLOUTS = 150;
/** A calendar has the bookings alone; more than a doctor is booked for. */
const MOST_BOOKED = 500;

/** The callouts that were sent to the doctor: those of bookings ahead first, then the nearest in time. */
async function askedOf({ tx, now }: CompanyWork, doctorId: number, booked: boolean): Promise<AskedDoctor[]> {
  const at = sql`${now}::timestamptz`;
  return tx
    .selectFrom("callout_recipients as recipient")
    .innerJoin("callouts", "callouts.id", "recipient.callout_id")
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom("responses")
          .select("responses.id")
          .whereRef("responses.recipient_id", "=", "recipient.id")
          .where("responses.outcome", "=", "confirmed")
          .limit(1)
          .as("booking"),
      (join) => join.onTrue(),
    )
    .select(["recipient.id as recipientId", "callouts.id as calloutId"])
    .where("recipient.doctor_id", "=", doctorId)
    .where("recipient.delivery", "<>", "skipped")
    .where("callouts.sent_at", "is not", null)
    .where("callouts.last_ends_at", ">", new Date(now.getTime() - PAST_DAYS * DAY_MS))
    .$if(booked, (all) => all.where("booking.id", "is not", null))
    .orderBy((e) => e.and([e("booking.id", "is not", null), e("callouts.last_ends_at", ">", now)]), "desc")
    .orderBy(sql`greatest(callouts.first_starts_at - ${at}, ${at} - callouts.last_ends_at)`)
    .orderBy("callouts.id", "desc")
    .limit(booked ? MOST_BOOKED : MOST_CALLOUTS)
    .execute();
}

const startOf = ({ lists: [first] }: RespondCase): number => first?.startsAt.getTime() ?? 0;

/** All that the doctor was asked lately. */
export const readAsked = async (unit: CompanyWork, doctorId: number) =>
  readCases(unit, doctorId, await askedOf(unit, doctorId, false));

/** The callouts that the doctor is booked for. */
export const readBooked = async (unit: CompanyWork, doctorId: number) =>
  readCases(unit, doctorId, await askedOf(unit, doctorId, true));

async function readOwn(unit: CompanyWork, doctorId: number): Promise<Own> {
  const doctor = await unit.tx.selectFrom("doctors").selectAll().where("id", "=", doctorId).executeTakeFirstOrThrow();
  return {
    away: await readAway(unit, doctorId),
    usuallyNot: await readUsuallyNot(unit, doctorId),
    calendar: calendarAddress(unit.ports, doctor),
    figures: await readFigures(unit, doctorId),
  };
}

const tokenOf = (request: HomeRequest): string => `${HOME}${request.params.token}`;

function admit(request: HomeRequest, link: HomeLink, about: CaseFrame): void {
  noteVisitor(request, about);
  if (link.archived) throw new LinkExpired(about, textsIn(about.doctor.locale).details.archived);
}

/** What a link leads to, as it is now. Throws `LinkExpired` where the practice asks the doctor no more. */
export async function readHome(ports: Ports, request: HomeRequest, link: HomeLink): Promise<HomeVisit> {
  const { doctorId } = link;
  const { about, cases, own } = await inCompany(ports, link.companyId, async (unit) => ({
    ...(await readAsked(unit, doctorId)),
    own: await readOwn(unit, doctorId),
  }));
  admit(request, link, about);
  const sorted = cases
    .toSorted((one, other) => startOf(one) - startOf(other))
    .toSorted((one, other) => Number(isRunning(other.callout.status)) - Number(isRunning(one.callout.status)));
  return { link, token: tokenOf(request), texts: respondTexts(about.doctor.locale), about, cases: sorted, own };
}

const receiveLink = (ports: Ports, request: HomeRequest, purpose: "showHome" | "changeHome"): Promise<HomeLink> =>
  readLimited(ports, request, purpose, readHomeLink, ({ doctorId }) => doctorId);

/** Throws 429, and 404 for a link that is forged or was taken back. */
export async function receiveHome(ports: Ports, request: HomeRequest, purpose: "show" | "change"): Promise<HomeVisit> {
  const link = await receiveLink(ports, request, purpose === "show" ? "showHome" : "changeHome");
  return readHome(ports, request, link);
}

/** The same for the bookings alone. */
export async function receiveBooked(ports: Ports, request: HomeRequest) {
  const link = await receiveLink(ports, request, "showHome");
  const { about, cases } = await inCompany(ports, link.companyId, (unit) => readBooked(unit, link.doctorId));
  admit(request, link, about);
  return { about, cases, token: tokenOf(request) };
}

/** Why a press is not taken, if it is not. */
export const homeRefusal = (ports: Ports, request: HomeRequest, { link, texts }: HomeVisit): string | undefined =>
  refusalOf(ports, request, link.doctorId, texts);

/** The same as the page of one callout has it: of the callout that asks for the list. Undefined: the doctor was not asked for it. */
export function visitOf({ link, token, texts, cases }: HomeVisit, listId: number): Visit | undefined {
  const facts = cases.find(({ lists }) => lists.some(({ id }) => id === listId));
  if (!facts) return undefined;
  const { recipientId, callout } = facts;
  const { companyId, doctorId } = link;
  return { link: { companyId, doctorId, recipientId, calloutId: callout.id, expired: false }, facts, texts, token };
}
