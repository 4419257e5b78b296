/** The dry run: who would be mailed and who not, and the mail as the first of them would get it. Nothing is written. */
import { type CalloutInput, type CalloutPreview } from "../../../src/contract/calloutRequests.ts";
import { renderCallout } from "../../mail/calloutMails.ts";
import { type CompanyWork } from "../../ports.ts";
import { doctorRef } from "../doctors/doctorName.ts";
import { mailCallout, mailDoctor, mailList, practiceOf } from "./calloutMailFacts.ts";
import { calloutTitle } from "./calloutTitle.ts";
import { chooseDoctors, type DoctorFacts, sortOut } from "./chooseRecipients.ts";
import { planLists } from "./planLists.ts";
import { type PlannedList } from "./storeDraft.ts";

/** Where the doctor's own link will stand. */
const NO_LINK = "#";

async function previewMail(unit: CompanyWork, input: CalloutInput, lists: PlannedList[], doctor: DoctorFacts) {
  const practice = await practiceOf(unit.tx, unit.companyId);
  const { subject, html, text } = renderCallout({
    practice,
    doctor: mailDoctor(doctor),
    callout: mailCallout({
      id: 0,
      reference: "",
      title: input.title?.trim() || calloutTitle(lists),
      message: input.message?.trim() || null,
      respond_by: input.respond_by ? new Date(input.respond_by) : null,
      urgency: input.urgency,
      mode: input.mode,
    }),
    lists: lists.map((list, index) => mailList({ ...list, id: index + 1 })),
    link: NO_LINK,
  });
  return { from_name: practice.name, subject, html, text };
}

export async function previewCallout(unit: CompanyWork, input: CalloutInput): Promise<CalloutPreview> {
  const { tx } = unit;
  const lists = await planLists(tx, input.lists);
  const chosen = await chooseDoctors(tx, input.recipients);
  const { willSend, skipped } = await sortOut(
    tx,
    chosen.map(({ doctor }) => doctor),
    lists,
    input.recipients.override_ids,
    unit.now,
  );
  const [first] = willSend;
  return {
    will_send: willSend.map(doctorRef),
    skipped: [
      ...skipped.map(({ doctor, reason }) => ({ doctor: doctorRef(doctor), reason })),
      // Named twice, mailed once.
      ...chosen
        .filter(({ doctor, twice }) => twice && willSend.includes(doctor))
        .map(({ doctor }) => ({ doctor: doctorRef(doctor), reason: "duplicate" as const })),
    ],
    email: first ? await previewMail(unit, input, lists, first) : null,
  };
}
