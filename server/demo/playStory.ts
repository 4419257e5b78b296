/** Turns a story into steps through the product's own functions, each at its moment. */
import { type Session } from "../../src/contract/callout.ts";
import { type CalloutInput } from "../../src/contract/calloutRequests.ts";
import { acknowledge } from "../features/callouts/acknowledge.ts";
import { cancelCallout } from "../features/callouts/cancelCallout.ts";
import { confirmResponse } from "../features/callouts/confirmResponse.ts";
import { createDraft } from "../features/callouts/draft.ts";
import { lockCallout } from "../features/callouts/lockCallout.ts";
import { recordAnswers } from "../features/callouts/recordAnswers.ts";
import { sendCallout } from "../features/callouts/sendCallout.ts";
import { showCallout } from "../features/callouts/showCallout.ts";
import { moveCallout } from "../features/callouts/transition.ts";
import { instantAt } from "../features/callouts/wallTime.ts";
import { type CompanyWork } from "../ports.ts";
import { type DemoPractice } from "./demoPractice.ts";
import { moment, workday, ZONE } from "./demoTime.ts";
import { type ListStory, type Said, type Story } from "./story.ts";

export type Step = { at: Date; run: (unit: CompanyWork) => Promise<unknown> };

const HOURS: Record<Exclude<Session, "custom">, [start: string, end: string]> = {
  am: ["08:00", "12:00"],
  pm: ["13:30", "17:30"],
  all_day: ["08:00", "17:30"],
  evening: ["18:00", "21:00"],
  on_call: ["08:00", "08:00"],
};
const hours = (session: Session): [start: string, end: string] => HOURS[session === "custom" ? "am" : session];
/** Between saving the draft and sending it. */
const DRAFTING = 6 * 60_000;

function inputOf(story: Story, practice: DemoPractice, now: Date): CalloutInput {
  return {
    mode: story.mode ?? "select",
    urgency: story.urgency ?? "routine",
    message: story.message ?? null,
    respond_by: story.respondBy ? moment(now, story.respondBy).toISOString() : null,
    lists: story.lists.map(({ day, session, site, theatre, surgeon, positions = 1, case_mix, specialty }) => ({
      date: workday(now, day),
      session,
      start_time: hours(session)[0],
      end_time: hours(session)[1],
      site_id: practice.sites[site],
      theatre,
      surgeon_id: practice.surgeons[surgeon],
      role_needed: story.role ?? "anaesthetist",
      positions,
      ...(case_mix ? { case_mix } : {}),
      ...(specialty ? { specialty } : {}),
    })),
    recipients: { doctor_ids: [], group_ids: story.groups.map((name) => practice.groups[name]) },
  };
}

/** A callout being told: its id is known from its first step on. */
class Telling {
  id = 0;
  readonly story: Story;
  readonly practice: DemoPractice;
  readonly userId: number;
  constructor(story: Story, practice: DemoPractice) {
    this.story = story;
    this.practice = practice;
    this.userId = practice.users[story.by ?? "admin"];
  }

  async #answersOf(unit: CompanyWork, who: string) {
    const { responses, lists } = await showCallout(unit.tx, unit.now, this.id);
    const doctorId = this.practice.doctors.get(who);
    const own = lists.map((list) => responses.find((one) => one.list_id === list.id && one.doctor.id === doctorId));
    if (!doctorId || !own[0]) throw new Error(`The demo did not ask ${who}`);
    return { doctorId, recipientId: own[0].recipient_id, own };
  }

  async say(unit: CompanyWork, said: Said): Promise<void> {
    const { doctorId, recipientId, own } = await this.#answersOf(unit, said.who);
    const actor = said.phoned
      ? ({ type: "admin", id: this.practice.users.colleague } as const)
      : ({ type: "doctor", id: doctorId } as const);
    const opened = new Date(unit.now.getTime() - 40_000);
    if (!said.phoned)
      await unit.tx
        .updateTable("callout_recipients")
        .set((e) => ({ first_opened_at: e.fn.coalesce("first_opened_at", e.val(opened)) }))
        .where("id", "=", recipientId)
        .execute();
    await recordAnswers(unit, {
      recipientId,
      answers: own
        .filter((one, index) => one && (said.list === undefined || said.list === index))
        .map((one) => ({ listId: one?.list_id ?? 0, response: said.says, note: said.note ?? null })),
      source: said.phoned ? "admin_on_behalf" : "email_link",
      actor,
    });
  }

  async confirm(unit: CompanyWork, who: string, list: number): Promise<void> {
    const answer = (await this.#answersOf(unit, who)).own[list];
    if (!answer) throw new Error(`The demo has no list ${list}`);
    const asked = { calloutId: this.id, responseId: answer.id, lockVersion: answer.lock_version };
    await confirmResponse(unit, asked, this.userId);
  }

  async gotIt(unit: CompanyWork, who: string): Promise<void> {
    await acknowledge(unit, { recipientId: (await this.#answersOf(unit, who)).recipientId });
  }

  async cancel(unit: CompanyWork, reason: string): Promise<void> {
    const { callout } = await lockCallout(unit, this.id);
    await cancelCallout(unit, { calloutId: this.id, reason, lockVersion: callout.lock_version }, this.userId);
  }

  async move(unit: CompanyWork, move: "schedule" | "expire", at: Date): Promise<void> {
    const set = move === "schedule" ? { send_at: at } : { closed_at: at };
    const actor = move === "schedule" ? ({ type: "admin", id: this.userId } as const) : ({ type: "system" } as const);
    await moveCallout(unit, await lockCallout(unit, this.id), move, { actor, set });
  }
}

const startOf = ({ day, session }: ListStory, now: Date): Date =>
  instantAt(workday(now, day), hours(session)[0], ZONE) ?? now;

export function stepsOf(story: Story, practice: DemoPractice, now: Date): Step[] {
  const telling = new Telling(story, practice);
  const { sent, made, scheduled, said = [], confirmed = [], cancelled, expires } = story;
  const at = (told: string): Date => moment(now, told);
  const begun = made ? at(made) : new Date(at(sent ?? "60m").getTime() - DRAFTING);
  const create: Step["run"] = async (unit) => {
    telling.id = await createDraft(unit, inputOf(story, practice, now), telling.userId);
  };
  const steps: Step[] = [{ at: begun, run: create }];
  const then = (told: string, run: Step["run"]): void => void steps.push({ at: at(told), run });
  if (scheduled) then(made ?? "60m", (unit) => telling.move(unit, "schedule", at(scheduled)));
  if (sent) then(sent, (unit) => sendCallout(unit, telling.id, { type: "admin", id: telling.userId }));
  for (const one of said) then(one.at, (unit) => telling.say(unit, one));
  for (const { at: when, who, list = 0, gotIt } of confirmed) {
    then(when, (unit) => telling.confirm(unit, who, list));
    if (gotIt) then(gotIt, (unit) => telling.gotIt(unit, who));
  }
  if (cancelled) then(cancelled.at, (unit) => telling.cancel(unit, cancelled.reason));
  const [first] = story.lists;
  if (expires && first) {
    const start = startOf(first, now);
    steps.push({ at: start, run: (unit) => telling.move(unit, "expire", start) });
  }
  return steps;
}
