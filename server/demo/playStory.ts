/** Turns a story into steps through the product's own functions, each at its moment. */

import { MINUTE_MS } from "../../src/contract/durations.ts";
import { acknowledge } from "../features/callouts/answers/acknowledge.ts";
import { recordAnswers } from "../features/callouts/answers/recordAnswers.ts";
import { cancelCallout } from "../features/callouts/decisions/cancelCallout.ts";
import { confirmResponses } from "../features/callouts/decisions/confirmResponse.ts";
import { decide } from "../features/callouts/decisions/decide.ts";
import { createDraft } from "../features/callouts/drafts/draft.ts";
import { expireAtItsTime } from "../features/callouts/jobs/runClockJob.ts";
import { endCall } from "../features/callouts/ringRound/endCall.ts";
import { takeCall } from "../features/callouts/ringRound/takeCall.ts";
import { sendCallout } from "../features/callouts/sending/sendCallout.ts";
import { lockCallout } from "../features/callouts/state/lockCallout.ts";
import { moveCallout } from "../features/callouts/state/transition.ts";
import { waveAtItsTime } from "../features/callouts/waves/askWaves.ts";
import { type CompanyWork } from "../platform/ports.ts";
import { type DemoPractice } from "./demoPractice.ts";
import { moment } from "./demoTime.ts";
import { type Rung, type Said, type Story } from "./story.ts";
import { inputOf, startOf } from "./storyInput.ts";

type Step = { at: Date; run: (unit: CompanyWork) => Promise<unknown> };

/** Between saving the draft and sending it. */
const DRAFTING_MS = 6 * MINUTE_MS;
const RINGING_MS = 2 * MINUTE_MS;

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

  /** The doctor's answers, list by list. */
  async #answersOf({ tx }: CompanyWork, who: string) {
    const doctorId = this.practice.doctors.get(who) ?? 0;
    const own = await tx
      .selectFrom("responses")
      .innerJoin("lists", "lists.id", "responses.list_id")
      .selectAll("responses")
      .where("callout_id", "=", this.id)
      .where("doctor_id", "=", doctorId)
      .orderBy("lists.starts_at")
      .execute();
    if (!own[0]) throw new Error(`The demo did not ask ${who}`);
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
        .filter((_, index) => said.list === undefined || said.list === index)
        .map((one) => ({
          listId: one.list_id,
          response: said.says,
          note: said.note ?? null,
          part: said.part ? { from: said.part[0], to: said.part[1] } : null,
        })),
      source: said.phoned ? "admin_on_behalf" : "email_link",
      actor,
    });
  }

  async ring(unit: CompanyWork, { who, by }: Rung): Promise<void> {
    const { recipientId } = await this.#answersOf(unit, who);
    await takeCall(unit, { calloutId: this.id, recipientId }, this.practice.users[by]);
  }

  async hangUp(unit: CompanyWork, rung: Rung, now: Date): Promise<void> {
    const userId = this.practice.users[rung.by];
    const { id: callId } = await unit.tx
      .selectFrom("phone_calls")
      .select("id")
      .where("user_id", "=", userId)
      .where("ended_at", "is", null)
      .executeTakeFirstOrThrow();
    const later = rung.result === "call_back" ? { call_back_at: moment(now, rung.ringAgain).toISOString() } : {};
    const [first] = (await this.#answersOf(unit, rung.who)).own;
    const about = first ? { list_id: first.list_id } : {};
    await endCall(unit, { calloutId: this.id, callId, result: rung.result, ...later, ...about }, userId);
  }

  async confirm(unit: CompanyWork, who: string, list: number): Promise<void> {
    const answer = (await this.#answersOf(unit, who)).own[list];
    if (!answer) throw new Error(`The demo has no list ${list}`);
    const items = [{ responseId: answer.id, lockVersion: answer.lock_version }];
    await confirmResponses(unit, { calloutId: this.id, items, despiteCredential: true }, this.userId);
  }

  async keepOnStandby(unit: CompanyWork, who: string, list: number): Promise<void> {
    const answer = (await this.#answersOf(unit, who)).own[list];
    if (!answer) throw new Error(`The demo has no list ${list}`);
    const items = [{ responseId: answer.id, lockVersion: answer.lock_version }];
    await decide(unit, { decision: "standby", calloutId: this.id, items, reason: null }, this.userId);
  }

  async gotIt(unit: CompanyWork, who: string): Promise<void> {
    await acknowledge(unit, { recipientId: (await this.#answersOf(unit, who)).recipientId });
  }

  async cancel(unit: CompanyWork, reason: string): Promise<void> {
    const { callout } = await lockCallout(unit, this.id);
    await cancelCallout(unit, { calloutId: this.id, reason, lockVersion: callout.lock_version }, this.userId);
  }

  async askWave(unit: CompanyWork): Promise<void> {
    await waveAtItsTime(unit, await lockCallout(unit, this.id));
  }

  async schedule(unit: CompanyWork, at: Date): Promise<void> {
    const actor = { type: "admin", id: this.userId } as const;
    await moveCallout(unit, await lockCallout(unit, this.id), "schedule", { actor, set: { send_at: at } });
  }

  async expire(unit: CompanyWork): Promise<void> {
    await expireAtItsTime(unit, await lockCallout(unit, this.id));
  }
}

export function stepsOf(story: Story, practice: DemoPractice, now: Date): Step[] {
  const telling = new Telling(story, practice);
  const { sent, made, scheduled, waves = [], said = [], rung = [] } = story;
  const { confirmed = [], standby = [], cancelled, expires } = story;
  const at = (told: string): Date => moment(now, told);
  const begun = made ? at(made) : new Date(at(sent ?? "60m").getTime() - DRAFTING_MS);
  const create: Step["run"] = async (unit) => {
    telling.id = await createDraft(unit, inputOf(story, practice, now), telling.userId);
  };
  const steps: Step[] = [{ at: begun, run: create }];
  const then = (told: string, run: Step["run"]): void => void steps.push({ at: at(told), run });
  if (scheduled) then(made ?? "60m", (unit) => telling.schedule(unit, at(scheduled)));
  if (sent) then(sent, (unit) => sendCallout(unit, telling.id, { type: "admin", id: telling.userId }));
  for (const { asked } of waves) if (asked) then(asked, (unit) => telling.askWave(unit));
  for (const one of said) then(one.at, (unit) => telling.say(unit, one));
  for (const one of rung) {
    then(one.at, (unit) => telling.ring(unit, one));
    const ended = new Date(at(one.at).getTime() + RINGING_MS);
    steps.push({ at: ended, run: (unit) => telling.hangUp(unit, one, now) });
  }
  for (const { at: when, who, list = 0, gotIt } of confirmed) {
    then(when, (unit) => telling.confirm(unit, who, list));
    if (gotIt) then(gotIt, (unit) => telling.gotIt(unit, who));
  }
  for (const { at: when, who, list = 0 } of standby) then(when, (unit) => telling.keepOnStandby(unit, who, list));
  if (cancelled) then(cancelled.at, (unit) => telling.cancel(unit, cancelled.reason));
  const [first] = story.lists;
  if (expires && first) steps.push({ at: startOf(first, now), run: (unit) => telling.expire(unit) });
  return steps;
}
