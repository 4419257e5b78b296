/** What the office decides about answers: whom it books and for which times, standbys, standing down, asking again, and what was said by telephone. */
import { type CalloutResponse } from "../../../src/contract/shapes/callout.ts";
import { fc } from "../random/fc.ts";
import {
  type AnswerState,
  answerName,
  bookedStretch,
  isAwayDuring,
  isBookedDuring,
  isUncovered,
  isWithin,
  listOfAnswer,
  listStretch,
  wallTime,
} from "./bookingState.ts";
import { type World } from "./bookingWorld.ts";
import { type Said } from "./happening.ts";
import { anAnswer, anyIndex, aPart, choose, isLive, NOTHING, partOf, Step, seldom } from "./stepChoice.ts";

const isOffered = ({ response }: AnswerState): boolean => response === "available" || response === "if_needed";
const isUndecidedOffer = (one: AnswerState): boolean =>
  isOffered(one) && (one.outcome === "none" || one.outcome === "standby");

const spans = (one: { from: string; to: string } | null | undefined): string =>
  one ? `${one.from}–${one.to}` : "nothing";

/** For which times an answer is booked now. */
function bookedOf({ state }: World, id: number): string {
  const answer = state.answers.find((one) => one.id === id);
  const booked = answer && bookedStretch(answer);
  const zone = answer ? listOfAnswer(state, answer).time_zone : "UTC";
  return spans(booked ? { from: wallTime(booked.from, zone), to: wallTime(booked.to, zone) } : null);
}

/** Whether the doctor is booked for anything that touches this list. */
const isBusy = ({ state }: World, answer: AnswerState): boolean =>
  isBookedDuring(state, answer, listStretch(listOfAnswer(state, answer)));
const isAway = ({ state }: World, answer: AnswerState): boolean =>
  isAwayDuring(state, answer, listStretch(listOfAnswer(state, answer)));

/** Without times of its own, Confirm books what the answer says it will, and always can. */
function judge(
  world: World,
  answer: AnswerState,
  shown: CalloutResponse["bookable"],
  done: boolean,
  can: boolean,
): void {
  const name = answerName(world.state, answer);
  const booked = bookedOf(world, answer.id);
  if (done && booked !== spans(shown))
    world.faults.push(`${name}: booked for ${booked} where ${spans(shown)} was shown`);
  if (!done && shown && can) world.faults.push(`${name}: shown as bookable, and refused`);
}

export const confirming: fc.Arbitrary<Step> = fc
  .record({ n: anyIndex, part: aPart, spoken: seldom(3), late: seldom(12), preview: seldom(3) })
  .map(
    ({ n, part, spoken, late, preview }) =>
      new Step(
        `confirms${spoken ? " by word" : ""}${late ? ", out of date" : ""} ${part.late}–${part.early}`,
        async (world) => {
          const answer = choose(
            world.state.answers,
            (one) =>
              isLive(world, one) && (spoken ? isOffered(one) && one.outcome !== "confirmed" : isUndecidedOffer(one)),
            n,
          );
          if (!answer) return NOTHING;
          const shown = (await world.look(answer.callout_id)).responses.find(({ id }) => id === answer.id);
          const { from, to } = partOf(listOfAnswer(world.state, answer), part);
          const whole = from === null && to === null;
          const can = isLive(world, answer) && !isBusy(world, answer);
          const path = `/callouts/${answer.callout_id}/responses/${answer.id}/confirm`;
          const body = {
            lock_version: (shown?.lock_version ?? 0) + (late ? 1 : 0),
            ...(from === null ? {} : { from }),
            ...(to === null ? {} : { to }),
            ...(spoken ? { spoken } : {}),
          };
          const said: Said[] = spoken ? [{ answerId: answer.id, what: "spoken" }] : [];
          const came = await world.decides({ path, ...(preview ? { preview: `${path}_preview` } : {}) }, body, said);
          if (late && came === "done") world.faults.push("decided about what had changed meanwhile");
          if (whole && !late)
            judge(world, answer, (spoken ? shown?.bookable_spoken : shown?.bookable) ?? null, came === "done", can);
          return `${answerName(world.state, answer)}: ${came}`;
        },
      ),
  );

/** One doctor, several lists: all of it or nothing. */
export const decidingMany: fc.Arbitrary<Step> = fc
  .record({
    n: anyIndex,
    decision: fc.constantFrom("confirm", "confirm", "release"),
    spoken: seldom(3),
    preview: seldom(3),
  })
  .map(
    ({ n, decision, spoken, preview }) =>
      new Step(`${decision}s several lists${spoken ? " by word" : ""}`, async (world) => {
        const likely = (one: AnswerState): boolean =>
          isLive(world, one) && (decision === "release" ? one.outcome === "confirmed" : isUndecidedOffer(one));
        const answer = choose(world.state.answers, likely, n);
        if (!answer) return NOTHING;
        const own = world.state.answers.filter((one) => one.recipient_id === answer.recipient_id && likely(one));
        const some = own.length > 0 ? own : [answer];
        const byWord = spoken && decision === "confirm";
        const path = `/callouts/${answer.callout_id}/decisions`;
        const body = {
          decision,
          responses: some.map(({ id, lock_version }) => ({ id, lock_version })),
          ...(byWord ? { spoken } : {}),
        };
        const said = byWord ? some.map(({ id }): Said => ({ answerId: id, what: "spoken" })) : [];
        const came = await world.decides({ path, ...(preview ? { preview: `${path}_preview` } : {}) }, body, said);
        return `${some.map((one) => answerName(world.state, one)).join(" and ")}: ${came}`;
      }),
  );

const LIKELY = {
  standby: (one: AnswerState) => isOffered(one) && one.outcome !== "confirmed" && one.outcome !== "released",
  not_required: isUndecidedOffer,
  release: ({ outcome }: AnswerState) => outcome === "confirmed",
} as const;

export const deciding: fc.Arbitrary<Step> = fc
  .record({
    n: anyIndex,
    what: fc.constantFrom<keyof typeof LIKELY>("standby", "standby", "standby", "release", "release", "not_required"),
    rank: fc.constantFrom(undefined, 1, 2),
    late: seldom(12),
    preview: seldom(3),
  })
  .map(
    ({ n, what, rank, late, preview }) =>
      new Step(
        `${what}${what === "standby" && rank ? ` ${rank}` : ""}${late ? ", out of date" : ""}`,
        async (world) => {
          const answer = choose(world.state.answers, (one) => isLive(world, one) && LIKELY[what](one), n);
          if (!answer) return NOTHING;
          const path = `/callouts/${answer.callout_id}/responses/${answer.id}/${what}`;
          const lock_version = answer.lock_version + (late ? 1 : 0);
          const body = { lock_version, ...(what === "standby" && rank ? { rank } : {}) };
          const came = await world.decides({ path, ...(preview ? { preview: `${path}_preview` } : {}) }, body);
          if (late && came === "done") world.faults.push("decided about what had changed meanwhile");
          return `${answerName(world.state, answer)}: ${came}`;
        },
      ),
  );

export const askingAgain: fc.Arbitrary<Step> = fc.record({ n: anyIndex, preview: seldom(3) }).map(
  ({ n, preview }) =>
    new Step("asks again", async (world) => {
      const stoodDown = (one: AnswerState): boolean => isLive(world, one) && one.outcome === "not_required";
      const open = (one: AnswerState): boolean =>
        stoodDown(one) && isUncovered(world.state, listOfAnswer(world.state, one));
      const answer = choose(world.state.answers, open, n);
      if (!answer) return NOTHING;
      const all = world.state.answers.filter((one) => one.callout_id === answer.callout_id && stoodDown(one));
      const some = all.length > 0 ? all : [answer];
      const path = `/callouts/${answer.callout_id}/ask_again`;
      const body = { response_ids: some.map(({ id }) => id) };
      const came = await world.decides({ path, ...(preview ? { preview: `${path}_preview` } : {}) }, body);
      const free = (one: AnswerState): boolean => open(one) && !isAway(world, one) && !isBusy(world, one);
      if (came !== "done" && some.some(free)) world.faults.push("nobody could be asked again of a list that is open");
      return `${some.map((one) => answerName(world.state, one)).join(" and ")}: ${came}`;
    }),
);

/** What a doctor said by telephone, for one list or for all. */
export const recording: fc.Arbitrary<Step> = fc
  .record({ n: anyIndex, response: anAnswer, part: aPart, several: fc.boolean(), preview: seldom(3) })
  .map(
    ({ n, response, part, several, preview }) =>
      new Step(
        `records ${response} for ${several ? "all lists" : "a list"} ${part.late}–${part.early}`,
        async (world) => {
          const answer = choose(world.state.answers, (one) => isLive(world, one), n);
          if (!answer) return NOTHING;
          const own = world.state.answers.filter((one) => one.recipient_id === answer.recipient_id);
          const given = (several ? own : [answer]).map((one) => ({
            one,
            ...partOf(listOfAnswer(world.state, one), part),
          }));
          const body = {
            recipient_id: answer.recipient_id,
            answers: given.map(({ one, from, to }) => ({
              list_id: one.list_id,
              response,
              part_from: from,
              part_to: to,
            })),
          };
          const said = given.flatMap(({ one, times }): Said[] => {
            if (response === "unavailable") return [{ answerId: one.id, what: "no" }];
            const booked = one.consent ? bookedStretch(one) : undefined;
            const kept = booked && isWithin(booked, times) ? [{ answerId: one.id, what: "kept" } as const] : [];
            return [...kept, { answerId: one.id, what: "yes", times }];
          });
          const path = `/callouts/${answer.callout_id}/answers`;
          const came = await world.decides(
            { method: "PUT", path, ...(preview ? { preview: `${path}_preview` } : {}) },
            body,
            said,
            "doctor",
          );
          return `${given.map(({ one }) => answerName(world.state, one)).join(" and ")}: ${came}`;
        },
      ),
  );

/** The office takes a hand in the waves; now and then with another one than has its turn. */
export const directingWaves: fc.Arbitrary<Step> = fc
  .record({ n: anyIndex, action: fc.constantFrom("next", "next", "skip", "pause", "resume"), late: seldom(8) })
  .map(
    ({ n, action, late }) =>
      new Step(`waves: ${action}${late ? ", out of date" : ""}`, async (world) => {
        const waiting = world.state.waves.filter(({ status }) => status === "waiting");
        const next = waiting[n % waiting.length];
        const callout = world.state.callouts.find(({ id }) => id === next?.callout_id);
        if (!callout) return NOTHING;
        const turn = waiting.find(({ callout_id }) => callout_id === callout.id)?.position ?? 0;
        const body = { action, wave: turn + (late ? 1 : 0) };
        const came = await world.decides({ path: `/callouts/${callout.id}/waves` }, body);
        if (late && came === "done") world.faults.push("a wave was directed that has not its turn");
        const state = world.state.callouts.find(({ id }) => id === callout.id)?.waves_state;
        if (action !== "resume" && callout.waves_state !== "running" && state === "running")
          world.faults.push("waves that were held go on, and nobody said so");
        return `${callout.reference}, wave ${turn}: ${came}`;
      }),
  );
