/** The dry run: who would be mailed and who not, and the mail as the first of them would get it. Nothing of the callout is written. */
import { type CalloutRequest } from "../../../../src/contract/shapes/calloutRequests.ts";
import { type CalloutPreview } from "../../../../src/contract/shapes/callouts/decisions.ts";
import { type PlaceNote } from "../../../../src/contract/shapes/planning.ts";
import { doctorRef } from "../../../domain/doctorName.ts";
import { type DoctorRecord } from "../../../domain/records.ts";
import { userLanguage } from "../../../domain/userLanguage.ts";
import { refuseWaves, waveInput } from "../../../domain/waves.ts";
import { mailCallout, mailDoctor, mailList, practiceOf } from "../../../mail/callout/calloutMailFacts.ts";
import { renderCallout } from "../../../mail/callout/calloutMails.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { keepPreview } from "../../emailTexts/public.ts";
import { earliestFirst, notesOnLists, refuseListsInCallout, resolveAsAsked } from "../../lists/public.ts";
import { calloutValues } from "../drafts/draft.ts";
import { chooseDoctors, sortOut } from "../recipients/chooseRecipients.ts";
import { freeLists } from "../recipients/instantBooking.ts";
import { preferencesFor } from "../recipients/preferencesFor.ts";
import { hintsFor } from "../recipients/usuallyNot.ts";
import { lockCallout } from "../state/lockCallout.ts";
import { waitingWaves } from "../state/planWaves.ts";
import { previewWaves } from "./previewWaves.ts";
import { sortOutStored } from "./sendCallout.ts";

/** Where the doctor's own links will stand. */
const NO_LINK = "#";

type Told = Parameters<typeof mailCallout>[0];
type Listed = Parameters<typeof mailList>[0];
/** Who looks; the mail is kept for them for some minutes. */
type Looking = { unit: CompanyWork; userId: number };

async function previewMail({ unit, userId }: Looking, callout: Told, lists: Listed[], doctor: DoctorRecord) {
  const practice = await practiceOf(unit);
  const free = callout.mode === "first_come" ? await freeLists(unit.tx, lists, [doctor.id]) : undefined;
  const { subject, html, text } = renderCallout({
    practice,
    doctor: mailDoctor(doctor, practice),
    callout: mailCallout(callout),
    lists: lists.map((list) => mailList(list)),
    link: NO_LINK,
    home: NO_LINK,
    instant: free?.get(doctor.id) ?? new Set(),
    reason: null,
    changes: [],
    answered: false,
    until: null,
    now: unit.now,
  });
  const html_url = await keepPreview(unit, userId, "callout", html);
  return { from_name: practice.name, subject, text, html_url };
}

/** Each with the place of its list. */
const inPlaces = (notes: PlaceNote[][]): NonNullable<CalloutPreview["list_notes"]> =>
  notes.flatMap((some, list) => some.map((note) => ({ list, ...note })));

export async function previewCallout(
  looking: Looking,
  { callout: input, draft_id }: CalloutRequest,
): Promise<CalloutPreview> {
  const { unit } = looking;
  const { tx } = unit;
  refuseWaves(input.waves ?? []);
  await refuseListsInCallout(
    tx,
    input.lists.flatMap(({ id }) => id ?? []),
    draft_id,
  );
  const asked = await resolveAsAsked(tx, input.lists);
  const lists = earliestFirst(asked);
  const chosen = await chooseDoctors(tx, input.recipients);
  const { willSend, skipped, elsewhere } = await sortOut(
    tx,
    chosen.map(({ doctor }) => doctor),
    lists,
    input.recipients.override_ids,
    unit.now,
  );
  const [first] = willSend;
  const numbered = lists.map((list, index) => ({ ...list, id: index + 1 }));
  const written = { language: await userLanguage(tx, looking.userId), now: unit.now };
  const callout = { id: 0, reference: "", asks_usual: false, ...calloutValues(input, lists, written) };
  return {
    will_send: willSend.map(doctorRef),
    skipped: [
      ...skipped.map((skip) => ({ ...skip, doctor: doctorRef(skip.doctor) })),
      // Named twice, mailed once.
      ...chosen
        .filter(({ doctor, twice }) => twice && willSend.includes(doctor))
        .map(({ doctor }) => ({ doctor: doctorRef(doctor), reason: "duplicate" as const, date: null })),
    ],
    elsewhere: elsewhere.map(({ doctor, date }) => ({ doctor: doctorRef(doctor), date })),
    preferences: await preferencesFor(tx, willSend, lists),
    usually_not: await hintsFor(tx, willSend, lists),
    list_notes: inPlaces(await notesOnLists(tx, asked, draft_id)),
    waves: await previewWaves(unit, input.waves ?? [], { lists, urgency: input.urgency, at: unit.now }, willSend),
    email: first ? await previewMail(looking, callout, numbered, first) : null,
  };
}

/** The same of a draft as it is kept: doctors were paused or booked, and leave came and went, since it was written. */
export async function previewSending(looking: Looking, calloutId: number): Promise<CalloutPreview> {
  const { unit } = looking;
  const locked = await lockCallout(unit, calloutId);
  const { willSend, skipped, elsewhere } = await sortOutStored(unit, locked);
  const waves = await waitingWaves(unit, calloutId);
  const [first] = willSend;
  return {
    will_send: willSend.map(doctorRef),
    skipped: skipped.map((skip) => ({ ...skip, doctor: doctorRef(skip.doctor) })),
    elsewhere: elsewhere.map(({ doctor, date }) => ({ doctor: doctorRef(doctor), date })),
    preferences: await preferencesFor(unit.tx, willSend, locked.lists),
    usually_not: await hintsFor(unit.tx, willSend, locked.lists),
    list_notes: inPlaces(await notesOnLists(unit.tx, locked.lists)),
    waves: await previewWaves(
      unit,
      waves.map(waveInput),
      { lists: locked.lists, urgency: locked.callout.urgency, at: unit.now },
      willSend,
    ),
    email: first ? await previewMail(looking, locked.callout, locked.lists, first) : null,
  };
}
