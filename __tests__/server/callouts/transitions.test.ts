/**
 * Every state of a callout and of an answer against everything that can be asked of it through the API: what it becomes,
 * or the code of the refusal, which leaves everything as it was.
 */
import { runClockJob } from "../../../server/features/callouts/jobs/runClockJob.ts";
import { type Answer } from "../../../src/contract/callout.ts";
import { type CalloutDetail } from "../../../src/contract/shapes/callout.ts";
import { aCallout, aCalloutInput, aDraft, anAnswer } from "../../support/aCallout.ts";
import { aDoctor } from "../../support/builders.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";

const { ports, practice, call } = practiceAtWork();

const DAY = 86_400_000;
const SEND_AT = "2026-11-25T08:00:00Z";
const FIRST_START = "2026-11-27T08:00:00.000Z";

const read = async (id: number): Promise<CalloutDetail> => (await call("GET", `/callouts/${id}`)).body.data;
const answered = (callout: CalloutDetail, response: Answer) =>
  anAnswer(ports(), practice, callout, practice.doctors[0] ?? { id: 0 }, response);

/** The answer of the doctor whom everything is about. */
function ownAnswer({ responses }: CalloutDetail) {
  const found = responses.find((one) => one.doctor.id === practice.doctors[0]?.id);
  if (!found) throw new Error("The doctor was not asked.");
  return found;
}

async function decide(id: number, decision: string) {
  const { id: rid, lock_version } = ownAnswer(await read(id));
  return call("POST", `/callouts/${id}/responses/${rid}/${decision}`, { lock_version });
}

async function done(answer: Promise<{ status: number }>): Promise<void> {
  expect((await answer).status).toBe(200);
}

async function open(): Promise<number> {
  const callout = await aCallout(ports(), practice);
  await answered(callout, "available");
  return callout.id;
}
async function confirmed(): Promise<number> {
  const id = await open();
  await done(decide(id, "confirm"));
  return id;
}
const cancel = async (id: number) =>
  call("POST", `/callouts/${id}/cancel`, { reason: "Theatre closed", lock_version: (await read(id)).lock_version });

const CALLOUTS = {
  draft: async () => (await aDraft(ports(), practice)).id,
  scheduled: async () => {
    const { id } = await aDraft(ports(), practice);
    await done(call("POST", `/callouts/${id}/schedule`, { send_at: SEND_AT, lock_version: 0 }));
    return id;
  },
  open,
  confirmed,
  cancelled: async () => {
    const id = await open();
    await done(cancel(id));
    return id;
  },
  expired: async () => {
    const calloutId = await open();
    ports().clock.advance(4 * DAY);
    await runClockJob(ports(), { companyId: practice.companyId, calloutId, step: "expire", at: FIRST_START });
    return calloutId;
  },
  completed: async () => {
    const id = await confirmed();
    ports().clock.advance(4 * DAY);
    return id;
  },
};

type Ask = (id: number, lock_version: number) => ReturnType<typeof call>;
const ASKS = {
  schedule: (id, lock_version) => {
    const send_at = new Date(ports().clock.now().getTime() + 3_600_000).toISOString();
    return call("POST", `/callouts/${id}/schedule`, { send_at, lock_version });
  },
  unschedule: (id, lock_version) => call("POST", `/callouts/${id}/unschedule`, { lock_version }),
  send: (id) => call("POST", `/callouts/${id}/send`),
  cancel,
  delete: (id) => call("DELETE", `/callouts/${id}`),
  change: async (id, lock_version) => {
    const whole = ["draft", "scheduled"].includes((await read(id)).status);
    const callout = whole ? aCalloutInput(practice, { message: "Mind the step" }) : { message: "Mind the step" };
    return call("PUT", `/callouts/${id}`, { callout, lock_version });
  },
  duplicate: (id) => call("POST", `/callouts/${id}/duplicate`, { date: "2027-03-01" }),
  remind: (id) => call("POST", `/callouts/${id}/remind`, {}),
  "ask more": async (id) => {
    const { id: doctor } = await aDoctor(ports().database.db, { company_id: practice.companyId });
    return call("POST", `/callouts/${id}/recipients`, { recipients: { doctor_ids: [doctor], group_ids: [] } });
  },
} satisfies Record<string, Ask>;

const NO = "invalid_transition";
const STARTED = "list_started";
/** It takes a new yes, or the office's word that it has one. */
const NOT_AGREED = "not_agreed";

type State = keyof typeof CALLOUTS;
type Asked = keyof typeof ASKS;

/** A status: what the callout, or the copy that is made, then has. All else is refused. */
const BECOMES: Record<State, Partial<Record<Asked, string>>> = {
  draft: {
    schedule: "scheduled",
    send: "open",
    cancel: "cancelled",
    delete: "gone",
    change: "draft",
    duplicate: "draft",
  },
  scheduled: {
    schedule: "scheduled",
    unschedule: "draft",
    send: "open",
    cancel: "cancelled",
    change: "scheduled",
    duplicate: "draft",
  },
  open: { cancel: "cancelled", change: "open", duplicate: "draft", remind: "open", "ask more": "open" },
  confirmed: { cancel: "cancelled", change: "confirmed", duplicate: "draft" },
  cancelled: { duplicate: "draft" },
  expired: { duplicate: "draft" },
  completed: { change: "confirmed", duplicate: "draft" },
};
/** No moment is left between now and the start. */
const isLate = (state: State, ask: Asked): boolean =>
  ask === "schedule" && (state === "expired" || state === "completed");

const asks = Object.keys(ASKS) as Asked[];
const states = Object.keys(CALLOUTS) as State[];
const ways = states.flatMap((state) =>
  Object.entries(BECOMES[state]).map(([ask, becomes]) => [state, ask as Asked, becomes] as const),
);

test.each(ways)("a callout that is %s – %s – %s", async (state, ask, becomes) => {
  const id = await CALLOUTS[state]();
  const { status, body } = await ASKS[ask](id, (await read(id)).lock_version);
  expect([200, 201]).toContain(status);
  const now = await call("GET", `/callouts/${ask === "duplicate" ? body.data.id : id}`);
  expect(now.status === 404 ? "gone" : now.body.data.status).toBe(becomes);
});

test.each(states)("a callout that is %s refuses all else, and stays as it is", async (state) => {
  const id = await CALLOUTS[state]();
  const before = await read(id);
  for (const ask of asks.filter((one) => !BECOMES[state][one])) {
    const { body } = await ASKS[ask](id, before.lock_version);
    expect([ask, body.code]).toEqual([ask, isLate(state, ask) ? "invalid_input" : NO]);
  }
  expect(await read(id)).toEqual(before);
});

/** With a second position, so that a booking leaves the callout open. */
const aRoomyCallout = () => aCallout(ports(), practice, { lists: [{ positions: 2 }] });
const after =
  (response: Answer | null, ...decisions: string[]) =>
  async (): Promise<number> => {
    const callout = await aRoomyCallout();
    if (response) await answered(callout, response);
    for (const decision of decisions) await done(decide(callout.id, decision));
    return callout.id;
  };
const ANSWERS = {
  silent: after(null),
  unavailable: after("unavailable"),
  available: after("available"),
  if_needed: after("if_needed"),
  standby: after("available", "standby"),
  not_required: after("available", "not_required"),
  confirmed: after("available", "confirm"),
  released: after("available", "confirm", "release"),
};

const DECISIONS = ["confirm", "standby", "not_required", "release"] as const;
const SAYS = ["available", "if_needed", "unavailable"] as const;

const record = async (id: number, response: Answer) =>
  call("PUT", `/callouts/${id}/responses/${ownAnswer(await read(id)).id}`, { response });
const stands = async (id: number): Promise<string> => {
  const { response, outcome } = ownAnswer(await read(id));
  return `${response}, ${outcome}`;
};

/** What is decided about an answer: the outcome, or the refusal. */
const DECIDED: Record<keyof typeof ANSWERS, readonly string[]> = {
  silent: [NO, NO, NO, NO],
  unavailable: [NO, NO, NO, NO],
  available: ["confirmed", "standby", "not_required", NO],
  if_needed: ["confirmed", "standby", "not_required", NO],
  standby: ["confirmed", "standby", "not_required", NO],
  not_required: [NOT_AGREED, "standby", NO, NO],
  confirmed: [NO, NO, NO, "released"],
  released: [NOT_AGREED, NO, NO, NO],
};
/** What the doctor then says of it: statement and outcome. Whoever was let go, or stood down, is among the offers again by a new yes. */
const SAID: Record<keyof typeof ANSWERS, readonly string[]> = {
  silent: ["available, none", "if_needed, none", "unavailable, none"],
  unavailable: ["available, none", "if_needed, none", "unavailable, none"],
  available: ["available, none", "if_needed, none", "unavailable, none"],
  if_needed: ["available, none", "if_needed, none", "unavailable, none"],
  standby: ["available, standby", "if_needed, standby", "unavailable, none"],
  not_required: ["available, none", "if_needed, none", "unavailable, none"],
  confirmed: ["available, confirmed", "if_needed, confirmed", "unavailable, released"],
  released: ["available, none", "if_needed, none", "unavailable, none"],
};
const answers = Object.keys(ANSWERS) as (keyof typeof ANSWERS)[];

test.each(answers)("an answer that is %s is decided about as it may be, and not otherwise", async (state) => {
  const outcomes: string[] = [];
  let id = await ANSWERS[state]();
  for (const decision of DECISIONS) {
    const before = await read(id);
    const { status, body } = await decide(id, decision);
    outcomes.push(status === 200 ? ownAnswer(body.data).outcome : body.code);
    if (status === 200) {
      await done(cancel(id));
      id = await ANSWERS[state]();
    } else expect(await read(id)).toEqual(before);
  }
  expect(outcomes).toEqual(DECIDED[state]);
});

test.each(answers)("an answer that is %s becomes what the doctor says", async (state) => {
  const said: string[] = [];
  for (const response of SAYS) {
    const id = await ANSWERS[state]();
    await done(record(id, response));
    said.push(await stands(id));
    await done(cancel(id));
  }
  expect(said).toEqual(SAID[state]);
});

test.each([
  ["cancelled", NO, NO],
  ["expired", NO, STARTED],
  ["completed", STARTED, STARTED],
] as const)("in a callout that is %s nothing is decided or answered any more", async (state, decided, said) => {
  const id = await CALLOUTS[state]();
  const before = await read(id);
  for (const decision of DECISIONS) expect((await decide(id, decision)).body.code).toBe(decided);
  for (const response of SAYS) expect((await record(id, response)).body.code).toBe(said);
  expect(await read(id)).toEqual(before);
});
