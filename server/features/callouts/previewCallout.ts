/** The dry run: who would be mailed and who not, and the mail as the first of them would get it. Nothing of the callout is written. */
import { type CalloutInput, type CalloutPreview } from "../../../src/contract/calloutRequests.ts";
import { renderCallout } from "../../mail/calloutMails.ts";
import { type CompanyWork } from "../../ports.ts";
import { doctorRef } from "../doctors/doctorName.ts";
import { keepPreview } from "../email_texts/mailPreviews.ts";
import { mailCallout, mailDoctor, mailList, practiceOf } from "./calloutMailFacts.ts";
import { chooseDoctors, type DoctorFacts, sortOut } from "./chooseRecipients.ts";
import { calloutValues } from "./draft.ts";
import { lockCallout } from "./lockCallout.ts";
import { planLists } from "./planLists.ts";
import { preferencesFor } from "./preferencesFor.ts";
import { sortOutStored } from "./sendCallout.ts";

/** Where the doctor's own link will stand. */
const NO_LINK = "#";

type Told = Parameters<typeof mailCallout>[0];
type Listed = Parameters<typeof mailList>[0];
/** Who looks; the mail is kept for them for some minutes. */
type Looking = { unit: CompanyWork; userId: number };

async function previewMail({ unit, userId }: Looking, callout: Told, lists: Listed[], doctor: DoctorFacts) {
  const practice = await practiceOf(unit);
  const { subject, html, text } = renderCallout({
    practice,
    doctor: mailDoctor(doctor, practice),
    callout: mailCallout(callout),
    lists: lists.map(mailList),
    link: NO_LINK,
  });
  const html_url = await keepPreview(unit, userId, "callout", html);
  return { from_name: practice.name, subject, text, html_url };
}

export async function previewCallout(looking: Looking, input: CalloutInput): Promise<CalloutPreview> {
  const { unit } = looking;
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
  const numbered = lists.map((list, index) => ({ ...list, id: index + 1 }));
  const callout = { id: 0, reference: "", ...calloutValues(input, lists) };
  return {
    will_send: willSend.map(doctorRef),
    skipped: [
      ...skipped.map((skip) => ({ ...skip, doctor: doctorRef(skip.doctor) })),
      // Named twice, mailed once.
      ...chosen
        .filter(({ doctor, twice }) => twice && willSend.includes(doctor))
        .map(({ doctor }) => ({ doctor: doctorRef(doctor), reason: "duplicate" as const, date: null })),
    ],
    preferences: await preferencesFor(tx, willSend, lists),
    email: first ? await previewMail(looking, callout, numbered, first) : null,
  };
}

/** The same of a draft as it is kept: doctors were paused or booked, and leave came and went, since it was written. */
export async function previewSending(looking: Looking, calloutId: number): Promise<CalloutPreview> {
  const { unit } = looking;
  const locked = await lockCallout(unit, calloutId);
  const { willSend, skipped } = await sortOutStored(unit, locked);
  const [first] = willSend;
  return {
    will_send: willSend.map(doctorRef),
    skipped: skipped.map((skip) => ({ ...skip, doctor: doctorRef(skip.doctor) })),
    preferences: await preferencesFor(unit.tx, willSend, locked.lists),
    email: first ? await previewMail(looking, locked.callout, locked.lists, first) : null,
  };
}
