/** What a doctor's link leads to: the practice, the doctor, and each list with the doctor's answer and what became of it. */
import {
  type Answer,
  type CalloutStatus,
  type Outcome,
  type ResponseState,
  type RoleNeeded,
} from "../../../src/contract/callout.ts";
import { type Fee } from "../../../src/contract/fee.ts";
import { type MailDoctor, type MailList, type MailPractice } from "../../mail/mailFacts.ts";
import { inCompany, type Ports } from "../../ports.ts";
import { mailDoctor, mailList, practiceOf } from "../callouts/calloutMailFacts.ts";
import { type CalloutFacts, type ListFacts, listsOf, type ResponseFacts } from "../callouts/lockCallout.ts";
import { type Part } from "../callouts/storeAnswer.ts";
import { statusAt } from "../doctors/presentDoctor.ts";
import { type DoctorLink } from "./doctorLink.ts";

/** `booked` for this doctor; `filled` by others; `open` to answers; `closed`: started, or the callout is over. */
type ListState = "booked" | "filled" | "open" | "closed";

export type RespondList = MailList & {
  state: ListState;
  response: ResponseState;
  outcome: Outcome;
  note: string | null;
  /** Wall times, if only part of the list was offered. */
  part: Part;
  respondedAt: Date | null;
  acknowledged: boolean;
  /** On standby, or the doctor asked for it. */
  standsBy: boolean;
  /** The place in the line of standbys, from 1. */
  rank: number | null;
  /** What tells it from the other lists of the callout; null where they are alike. */
  apart: { role: RoleNeeded | null; surgeon: string | null; specialty: string | null };
  sequence: number;
};

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
  };
  lists: RespondList[];
  now: Date;
};

type Around = { callout: CalloutFacts; answers: readonly ResponseFacts[]; recipientId: number; now: Date };

/** A list as this recipient has answered it, and what became of the answer. */
function ownList(list: ListFacts, { callout, answers, recipientId, now }: Around): Omit<RespondList, "apart"> {
  const own = answers.find((one) => one.recipient_id === recipientId && one.list_id === list.id);
  const taken = answers.filter((one) => one.list_id === list.id && one.outcome === "confirmed").length;
  const over = (callout.status !== "open" && callout.status !== "confirmed") || list.starts_at <= now;
  const otherwise = over ? "closed" : taken >= list.positions ? "filled" : "open";
  const booked = own?.outcome === "confirmed" && callout.status !== "cancelled";
  const facts = mailList(list);
  return {
    ...facts,
    // It may name a door code.
    arrival: booked ? facts.arrival : null,
    state: booked ? "booked" : otherwise,
    response: own?.response ?? "none",
    outcome: own?.outcome ?? "none",
    note: own?.note ?? null,
    part: { from: own?.part_from ?? null, to: own?.part_to ?? null },
    respondedAt: own?.responded_at ?? null,
    acknowledged: Boolean(own?.acknowledged_at),
    standsBy: own?.outcome === "standby" || Boolean(own?.standby_wanted_at),
    rank: own?.standby_rank ?? null,
    sequence: own?.calendar_sequence ?? 0,
  };
}

function apart(list: ListFacts, all: readonly ListFacts[]): RespondList["apart"] {
  const unlessAlike = <Fact>(of: (one: ListFacts) => Fact): Fact | null =>
    all.every((one) => of(one) === of(list)) ? null : of(list);
  return {
    role: unlessAlike((one) => one.role_needed),
    surgeon: unlessAlike((one) => one.surgeon),
    specialty: unlessAlike((one) => one.specialty),
  };
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
    const answers = await tx.selectFrom("responses").selectAll().where("callout_id", "=", link.calloutId).execute();
    const rows = await listsOf(tx, link.calloutId);
    const lists = rows.map((list) => ({
      ...ownList(list, { callout, answers, recipientId: link.recipientId, now }),
      apart: apart(list, rows),
    }));
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
      },
      lists,
      now,
    };
  });
}

export const isOffered = (list: { response: ResponseState }): list is { response: Exclude<Answer, "unavailable"> } =>
  list.response === "available" || list.response === "if_needed";

/**
 * What the practice has said to an offer for a list that is still to come, short of booking it (product.md R6). That
 * others fill the list says the same as "not required".
 */
export function decisionOf(list: RespondList): "standby" | "not_required" | undefined {
  const { state, outcome } = list;
  if (!isOffered(list) || (state !== "open" && state !== "filled")) return undefined;
  if (outcome === "standby") return outcome;
  return outcome === "not_required" && state === "open" ? outcome : undefined;
}

/** Whether the start is so near that the practice must also hear it by telephone (product.md R3). */
export const mustTelephone = (list: RespondList, hours: number, at: Date): boolean =>
  list.startsAt.getTime() - at.getTime() < hours * 3_600_000;
