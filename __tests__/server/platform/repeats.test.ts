/** A client that heard no answer asks again under the same Idempotency-Key: it happens once, and is told alike. */
import { type InjectOptions } from "fastify";
import { aCallout, aCalloutInput, aDraft, aListInput, anAnswer } from "../../support/aCallout.ts";
import { aDoctorInput, aUser } from "../../support/builders.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";
import { aWavePlanInput } from "../../support/routeTable.ts";
import { signInHeaders } from "../../support/signIn.ts";
import { aStandingListInput } from "../../support/standingLists.ts";

const { ports, app, practice, call } = practiceAtWork({ doctors: 2 });
const TIMES = process.env.FULL ? 100 : 10;
const BIT = { kind: "callout", language: "en", opening: "Hello", closing: "" };
const AWAY = { starts_at: "2026-12-01T00:00:00Z", ends_at: "2026-12-08T00:00:00Z", reason: "leave" };
const A_SITE = { name: "Site", short_name: "Site", time_zone: "Europe/London", theatres: [] };

type Repeated = {
  method?: "POST" | "PUT" | "PATCH";
  /** The path and what is sent; it may need a callout first. */
  ask: () => Promise<[path: string, payload?: object]> | [path: string, payload?: object];
  audits: number;
  mails: number;
};
/** What was saved before is changed, which counts as one change of its first version. */
const changing = (
  path: string,
  made: () => object,
  changed: () => object,
  method: "PUT" | "PATCH" = "PUT",
): Repeated => ({
  method,
  ask: async () => {
    const { body } = await call("POST", path, made());
    return [`${path}/${body.data.id}`, changed()];
  },
  audits: 1,
  mails: 0,
});
const A_VIEW = { name: "Urgent", query: "tab=open", shared: false };
const A_DOCTOR = { ...aDoctorInput(), email: "new.doctor@example.test" };

const REPEATED: Record<string, Repeated> = {
  "a colleague is invited": {
    ask: () => ["/users/invite", { email: "new.colleague@example.test", name: "New Colleague" }],
    audits: 1,
    mails: 1,
  },
  "an invitation is sent again": {
    ask: async () => {
      const { db } = ports().database;
      const { id } = await aUser(db, {
        company_id: practice.companyId,
        status: "invited",
        email: "later@example.test",
      });
      return [`/users/${id}/resend`];
    },
    audits: 1,
    mails: 1,
  },
  "a callout is begun": {
    ask: () => ["/callouts", { callout: aCalloutInput(practice) }],
    audits: 1,
    mails: 0,
  },
  "a draft is changed": {
    method: "PUT",
    ask: async () => {
      const { id } = await aDraft(ports(), practice);
      return [`/callouts/${id}`, { callout: aCalloutInput(practice, { message: "Bay C" }), lock_version: 0 }];
    },
    // A draft saves itself every few seconds.
    audits: 0,
    mails: 0,
  },
  "doctors of several callouts are reminded": {
    ask: async () => {
      const [one, other] = [await aCallout(ports(), practice), await aCallout(ports(), practice)];
      return ["/callouts/bulk", { action: "remind", ids: [one.id, other.id] }];
    },
    audits: 2,
    // Two doctors of either, and one copy for the office.
    mails: 6,
  },
  "a list that was sent is changed": {
    method: "PUT",
    ask: async () => {
      const { id, lists } = await aCallout(ports(), practice);
      const list = { ...aListInput(practice), date: "2026-12-01" };
      return [`/callouts/${id}/lists/${lists[0]?.id}`, { list, lock_version: lists[0]?.lock_version }];
    },
    audits: 1,
    mails: 3,
  },
  "one more list is asked about": {
    ask: async () => {
      const { id, lock_version } = await aCallout(ports(), practice);
      return [`/callouts/${id}/lists`, { list: aListInput(practice, { date: "2026-12-01" }), lock_version }];
    },
    audits: 1,
    mails: 3,
  },
  "a doctor is confirmed": {
    ask: async () => {
      const callout = await aCallout(ports(), practice);
      const [doctor] = practice.doctors;
      await anAnswer(ports(), practice, callout, doctor ?? { id: 0 }, "available");
      const own = callout.responses.find((one) => one.doctor.id === doctor?.id);
      const responses = [{ id: own?.id, lock_version: 1 }];
      return [`/callouts/${callout.id}/decisions`, { decision: "confirm", responses }];
    },
    audits: 2,
    mails: 2,
  },
  "those who offered are written to": {
    ask: async () => {
      const callout = await aCallout(ports(), practice);
      const [doctor] = practice.doctors;
      await anAnswer(ports(), practice, callout, doctor ?? { id: 0 }, "available");
      const own = callout.responses.find((one) => one.doctor.id === doctor?.id);
      const body = { response_ids: [own?.id], message: "Decided at 5" };
      return [`/callouts/${callout.id}/lists/${callout.lists[0]?.id}/message`, body];
    },
    audits: 1,
    // The doctor's, and the office's copy of it.
    mails: 2,
  },
  "an answer is taken by telephone": {
    method: "PUT",
    ask: async () => {
      const { id, responses } = await aCallout(ports(), practice);
      return [`/callouts/${id}/responses/${responses[0]?.id}`, { response: "available" }];
    },
    audits: 1,
    mails: 0,
  },
  "a list is made": { ask: () => ["/lists", { list: aListInput(practice) }], audits: 1, mails: 0 },
  "a doctor is entered": {
    ask: () => ["/doctors", { doctor: A_DOCTOR }],
    audits: 1,
    mails: 0,
  },
  "leave is noted": {
    ask: () => [`/doctors/${practice.doctors[0]?.id}/unavailabilities`, AWAY],
    audits: 1,
    mails: 0,
  },
  // The doctor's, and the office's copy of it.
  "a doctor is invited": { ask: () => [`/doctors/${practice.doctors[0]?.id}/invite`], audits: 1, mails: 2 },
  "a group is made": { ask: () => ["/doctor_groups", { name: "New group" }], audits: 1, mails: 0 },
  "a wave plan is made": { ask: () => ["/wave_plans", aWavePlanInput(practice)], audits: 1, mails: 0 },
  "the next wave is asked now": {
    ask: async () => {
      const [first] = practice.doctors;
      const recipients = { doctor_ids: [first?.id ?? 0], group_ids: [] };
      const { waves } = aWavePlanInput(practice);
      const { id } = await aCallout(ports(), practice, { recipients, waves });
      return [`/callouts/${id}/waves`, { action: "next", wave: 2 }];
    },
    audits: 1,
    // The doctor's, and the office's copy of it.
    mails: 2,
  },
  "a site is entered": { ask: () => ["/sites", { site: A_SITE }], audits: 1, mails: 0 },
  "a surgeon is entered": { ask: () => ["/surgeons", { surgeon: { display_name: "Ms New" } }], audits: 1, mails: 0 },
  "a site is changed": changing(
    "/sites",
    () => ({ site: A_SITE }),
    () => ({ site: { ...A_SITE, phone: "020 7946 0000", lock_version: 0 } }),
  ),
  "a doctor is changed": changing(
    "/doctors",
    () => ({ doctor: A_DOCTOR }),
    () => ({ doctor: { ...A_DOCTOR, last_name: "Other", lock_version: 0 } }),
  ),
  "a group is changed": changing(
    "/doctor_groups",
    () => ({ name: "New group" }),
    () => ({ name: "Other", lock_version: 0 }),
  ),
  "a wave plan is changed": changing(
    "/wave_plans",
    () => aWavePlanInput(practice),
    () => ({ ...aWavePlanInput(practice), name: "Other", lock_version: 0 }),
  ),
  "a standing list is changed": changing(
    "/standing_lists",
    () => ({ standing_list: aStandingListInput(practice) }),
    () => ({ standing_list: aStandingListInput(practice, { theatre: "9" }), lock_version: 0 }),
  ),
  "a list by itself is changed": changing(
    "/lists",
    () => ({ list: aListInput(practice) }),
    () => ({ list: aListInput(practice, { theatre: "9" }), lock_version: 0 }),
  ),
  "an email text is changed": {
    method: "PUT",
    ask: () => ["/email_texts", { ...BIT, lock_version: 0 }],
    audits: 1,
    mails: 0,
  },
  "a practice's settings are changed": {
    method: "PUT",
    ask: () => ["/company_settings", { update_type: "privacy", privacy: { retention_months: 12 }, lock_version: 0 }],
    audits: 1,
    mails: 0,
  },
  "a view is changed": changing(
    "/saved_views",
    () => A_VIEW,
    () => ({ name: "Other", lock_version: 0 }),
    "PATCH",
  ),
  "a sample is mailed": { ask: () => ["/email_texts/test", BIT], audits: 0, mails: 1 },
};

async function counted() {
  const { db } = ports().database;
  const [audits, mails] = await Promise.all([
    db.selectFrom("audit_events").select("id").execute(),
    db.selectFrom("outbox_emails").select("id").execute(),
  ]);
  return { audits: audits.length, mails: mails.length };
}

async function repeat(times: number, { method = "POST", ask }: Pick<Repeated, "method" | "ask">) {
  const headers = { ...(await signInHeaders(ports(), practice.user)), "idempotency-key": "one and the same" };
  const [path, payload] = await ask();
  const before = await counted();
  const request = { method, url: `/admin_api${path}`, headers, ...(payload ? { payload } : {}) } as InjectOptions;
  const answers = await Promise.all(Array.from({ length: times }, () => app.inject(request)));
  const after = await counted();
  return {
    statuses: [...new Set(answers.map(({ statusCode }) => Math.floor(statusCode / 100)))],
    answers: new Set(answers.map(({ body }) => body)).size,
    effect: { audits: after.audits - before.audits, mails: after.mails - before.mails },
  };
}

test.each(Object.entries(REPEATED))(
  "%s once, however often it is asked at once",
  async (_, { audits, mails, ...asked }) => {
    expect(await repeat(TIMES, asked)).toEqual({ statuses: [2], answers: 1, effect: { audits, mails } });
  },
);

test("a hundred repeats at once of what may be done sixty times an hour are one, and none is refused", async () => {
  const ask = (): [string, object] => ["/callouts", { callout: aCalloutInput(practice) }];
  expect(await repeat(100, { ask })).toMatchObject({ statuses: [2], answers: 1, effect: { audits: 1 } });
});
