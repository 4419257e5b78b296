/** Inviting a doctor: one mail that says what callouts are and leads to the doctor's own details. */
import { type Selectable } from "kysely";
import { type InvitationRefusal } from "../../../src/contract/doctor.ts";
import { HOUR_MS } from "../../../src/contract/durations.ts";
import { type InvitationPreview } from "../../../src/contract/shapes/doctorRequests.ts";
import { type Tables } from "../../db/schema.ts";
import { type By } from "../../domain/auditBy.ts";
import { refuseWithoutContactDetails } from "../../domain/contactDetails.ts";
import { detailsLink } from "../../domain/detailsLink.ts";
import { doctorName, doctorRef } from "../../domain/doctorName.ts";
import { homeLink } from "../../domain/homeLink.ts";
import { statusAt } from "../../domain/records.ts";
import { refusesMail } from "../../domain/refusesMail.ts";
import { notFound } from "../../http/problem.ts";
import { renderInvitation } from "../../mail/account/invitationMail.ts";
import { mailDoctor, practiceOf } from "../../mail/callout/calloutMailFacts.ts";
import { refuseTooManyMails } from "../../mail/transport/mailLimit.ts";
import { queueMail } from "../../mail/transport/queueMail.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { lockDoctor } from "./saveDoctor.ts";
import { auditDoctor } from "./shared/auditDoctor.ts";
import { refusal } from "./shared/doctorRefusal.ts";

type Row = Selectable<Tables["doctors"]>;

/** Between two invitations of one doctor, in milliseconds. */
const INVITATION_PAUSE_MS = 2 * HOUR_MS;

const REFUSED: Record<InvitationRefusal, string> = {
  archived: "This doctor is archived. Restore the doctor first.",
  paused: "This doctor is paused. End the pause first.",
  bounced: "The mail server refused this doctor's address. Correct the address first.",
  recent: "This doctor was invited less than two hours ago.",
};

/** Whoever asked for no mail, or cannot be reached, is left in peace. */
function refusalOf(doctor: Row, now: Date): InvitationRefusal | undefined {
  const status = statusAt(now, doctor);
  if (status !== "active") return status;
  if (refusesMail(doctor)) return "bounced";
  return doctor.invited_at && now.getTime() - doctor.invited_at.getTime() < INVITATION_PAUSE_MS ? "recent" : undefined;
}

async function written(unit: CompanyWork, doctor: Row) {
  const { now, ports } = unit;
  const practice = await practiceOf(unit);
  const [link, home] = [detailsLink(ports, doctor, now), homeLink(ports, doctor)];
  const mail = renderInvitation({ practice, doctor: mailDoctor(doctor, practice), link, home });
  return { practice, links: { link, home }, mail };
}

export async function inviteDoctor(unit: CompanyWork, by: By, id: number): Promise<void> {
  const { tx, now } = unit;
  const doctor = await lockDoctor(tx, id);
  await refuseWithoutContactDetails(tx);
  const refused = refusalOf(doctor, now);
  if (refused) throw refusal(refused, REFUSED[refused]);
  await refuseTooManyMails(unit, 1);
  await tx.updateTable("doctors").set({ invited_at: now, updated_at: now }).where("id", "=", id).execute();
  const { practice, links, mail } = await written(unit, doctor);
  await queueMail(unit, {
    kind: "doctor_invitation",
    idempotencyKey: `doctor_invitation:${id}:${now.getTime()}`,
    fromName: practice.name,
    to: { name: doctorName(doctor), address: doctor.email },
    bcc: practice.bcc,
    replyTo: practice.replyTo,
    ...mail,
    headers: {
      "List-Unsubscribe": `<${links.link}/unsubscribe>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    doctorId: id,
  });
  await auditDoctor(unit, by, "doctor_invited", id, { doctor: doctorName(doctor) });
}

/** Who would be mailed, who not and why, and the mail as the first of them would get it; its link opens nothing. */
export async function previewInvitations(unit: CompanyWork, ids: number[]): Promise<InvitationPreview> {
  const { tx, now } = unit;
  const wanted = [...new Set(ids)];
  const doctors = await tx
    .selectFrom("doctors")
    .selectAll()
    .where("id", "in", wanted)
    .orderBy("last_name")
    .orderBy("id")
    .execute();
  if (doctors.length < wanted.length) throw notFound("doctor");
  await refuseWithoutContactDetails(tx);
  const willSend = doctors.filter((doctor) => !refusalOf(doctor, now));
  const skipped = doctors.flatMap((doctor) => {
    const reason = refusalOf(doctor, now);
    return reason ? [{ doctor: doctorRef(doctor), reason }] : [];
  });
  const [first] = willSend;
  const email = first ? await mailOf(unit, first) : null;
  return { will_send: willSend.map(doctorRef), skipped, email };
}

async function mailOf(unit: CompanyWork, doctor: Row): Promise<InvitationPreview["email"]> {
  const { practice, links, mail } = await written(unit, doctor);
  const text = mail.text.replace(links.link, "…").replace(links.home, "…");
  return { from_name: practice.name, subject: mail.subject, text };
}
