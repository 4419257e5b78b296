/** Callouts for tests, made through the product's own functions so that mails, audit and answers belong together. */
import { recordAnswers } from "../../server/features/callouts/answers/recordAnswers.ts";
import { confirmResponses } from "../../server/features/callouts/decisions/confirmResponse.ts";
import { showCallout } from "../../server/features/callouts/detail/showCallout.ts";
import { createDraft } from "../../server/features/callouts/drafts/draft.ts";
import { sendCallout } from "../../server/features/callouts/sending/sendCallout.ts";
import { inCompany, type Ports } from "../../server/platform/ports.ts";
import { type Answer } from "../../src/contract/callout.ts";
import { type CalloutDetail } from "../../src/contract/shapes/callout.ts";
import { type ListInput } from "../../src/contract/shapes/calloutList.ts";
import { type CalloutInput } from "../../src/contract/shapes/calloutRequests.ts";
import { aDoctor, aSite, aSurgeon, aUser } from "./builders.ts";

type Person = { id: number };
export type Practice = {
  companyId: number;
  user: Awaited<ReturnType<typeof aUser>>;
  site: Person;
  surgeon: Person;
  doctors: Awaited<ReturnType<typeof aDoctor>>[];
};

/** An administrator, a site, a surgeon and doctors of one company. */
export async function aPractice({ database: { db } }: Ports, { doctors = 3 } = {}): Promise<Practice> {
  const user = await aUser(db);
  const { company_id } = user;
  const [site, surgeon] = [await aSite(db, { company_id }), await aSurgeon(db, { company_id })];
  const asked = [];
  for (let n = 0; n < doctors; n++) asked.push(await aDoctor(db, { company_id }));
  return { companyId: company_id, user, site, surgeon, doctors: asked };
}

/** Friday 27 November 2026, 08:00–12:00: three days after the tests' "now". */
export const aListInput = ({ site, surgeon }: Practice, values: Partial<ListInput> = {}): ListInput => ({
  date: "2026-11-27",
  session: "am",
  start_time: "08:00",
  end_time: "12:00",
  site_id: site.id,
  surgeon_id: surgeon.id,
  role_needed: "anaesthetist",
  positions: 1,
  ...values,
});

export const aCalloutInput = (
  practice: Practice,
  { lists = [{}], ...values }: Partial<Omit<CalloutInput, "lists">> & { lists?: Partial<ListInput>[] } = {},
): CalloutInput => ({
  mode: "select",
  urgency: "routine",
  lists: lists.map((list) => aListInput(practice, list)),
  recipients: { doctor_ids: practice.doctors.map((doctor) => doctor.id), group_ids: [] },
  ...values,
});

export const aDraft = (ports: Ports, practice: Practice, values: Parameters<typeof aCalloutInput>[1] = {}) =>
  inCompany(ports, practice.companyId, async (unit) =>
    showCallout(unit.tx, unit.now, await createDraft(unit, aCalloutInput(practice, values), practice.user.id)),
  );

/** An open callout: every doctor of the practice was mailed. */
export async function aCallout(
  ports: Ports,
  practice: Practice,
  values: Parameters<typeof aCalloutInput>[1] = {},
): Promise<CalloutDetail> {
  const { id } = await aDraft(ports, practice, values);
  return inCompany(ports, practice.companyId, async (unit) => {
    await sendCallout(unit, id, { type: "admin", id: practice.user.id });
    return showCallout(unit.tx, unit.now, id);
  });
}

type Said = {
  listId?: number;
  note?: string | null;
  /** Wall times of a part of the list; null: its own start, or end. */
  part?: { from: string | null; to: string | null };
};

/** The doctor answers by the mailed link: the same to every list, or to the one named. */
export function anAnswer(
  ports: Ports,
  practice: Practice,
  callout: CalloutDetail,
  doctor: Person,
  response: Answer,
  { listId, note = null, part }: Said = {},
) {
  const recipient = callout.recipients.find((one) => one.doctor.id === doctor.id);
  const lists = callout.lists.filter((list) => listId === undefined || list.id === listId);
  return inCompany(ports, practice.companyId, (unit) =>
    recordAnswers(unit, {
      recipientId: recipient?.id ?? 0,
      answers: lists.map((list) => ({ listId: list.id, response, note, ...(part ? { part } : {}) })),
      source: "email_link",
      actor: { type: "doctor", id: doctor.id },
    }),
  );
}

/** The office confirms this answer, which it saw as version 1 if nothing else is said. */
export const confirmFor = (
  ports: Ports,
  { companyId, user }: Practice,
  calloutId: number,
  item: { responseId: number; lockVersion?: number; from?: string; to?: string },
) =>
  inCompany(ports, companyId, (unit) =>
    confirmResponses(unit, { calloutId, items: [{ lockVersion: 1, ...item }] }, user.id),
  );
