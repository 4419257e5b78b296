/** What doctors do by their links: answer for the whole or a part, answer offers and changes, stand by, acknowledge, withdraw. */

import { acknowledge } from "../../../server/features/callouts/answers/acknowledge.ts";
import { answerChange } from "../../../server/features/callouts/answers/answerChange.ts";
import { askStandby } from "../../../server/features/callouts/answers/askStandby.ts";
import { type AnswersGiven, recordAnswers } from "../../../server/features/callouts/answers/recordAnswers.ts";
import { answerStandbyOffer } from "../../../server/features/callouts/answers/standbyOffers.ts";
import { saveAway } from "../../../server/features/doctorHome/away.ts";
import { type CompanyWork, inCompany } from "../../../server/platform/ports.ts";
import { fc } from "../random/fc.ts";
import {
  type AnswerState,
  answerName,
  bookedStretch,
  listOfAnswer,
  listStretch,
  type Stretch,
  stretch,
} from "./bookingState.ts";
import { type Outcome, type World } from "./bookingWorld.ts";
import { type Said } from "./happening.ts";
import { anAnswer, anyIndex, aPart, choose, isLive, NOTHING, partOf, Step, timesOf } from "./stepChoice.ts";

const act = <Result>({ ports, practice }: World, work: (unit: CompanyWork) => Promise<Result>): Promise<Result> =>
  inCompany(ports, practice.companyId, work);

/** Does it with the answer chosen, and says so. */
async function withAnswer(
  world: World,
  answer: AnswerState | undefined,
  work: (answer: AnswerState) => Promise<Outcome>,
): Promise<string> {
  if (!answer) return NOTHING;
  const name = answerName(world.state, answer);
  return `${name}: ${await world.happens("doctor", () => work(answer))}`;
}

type Given = { answer: AnswerState; given: AnswersGiven["answers"][number]; times: Stretch };

async function give(world: World, answer: AnswerState, some: Given[]): Promise<Outcome> {
  const results = await act(world, (unit) =>
    recordAnswers(unit, {
      recipientId: answer.recipient_id,
      answers: some.map(({ given }) => given),
      source: "email_link",
      actor: { type: "doctor", id: answer.doctor_id },
    }),
  );
  const said = some.flatMap(({ answer: { id }, given, times }, at): Said[] => {
    const result = results[at]?.result;
    if (result === "refused" || result === "booked_for_more") return [];
    return [given.response === "unavailable" ? { answerId: id, what: "no" } : { answerId: id, what: "yes", times }];
  });
  return { came: results.map(({ result }) => result).join(" and "), said };
}

export const answering: fc.Arbitrary<Step> = fc
  .record({ n: anyIndex, response: anAnswer, part: aPart, several: fc.boolean() })
  .map(
    ({ n, response, part, several }) =>
      new Step(`answers ${response} to ${several ? "all lists" : "a list"} ${part.late}–${part.early}`, (world) => {
        const chosen = choose(world.state.answers, (one) => isLive(world, one) && one.outcome !== "confirmed", n);
        const own = world.state.answers.filter(({ recipient_id }) => recipient_id === chosen?.recipient_id);
        return withAnswer(world, chosen, (answer) => {
          const lists = several && own.every((one) => isLive(world, one)) ? own : [answer];
          const some = lists.map((one): Given => {
            const { times, ...wall } = partOf(listOfAnswer(world.state, one), part);
            return { answer: one, times, given: { listId: one.list_id, response, note: null, part: wall } };
          });
          return give(world, answer, some);
        });
      }),
  );

/** Before anything else: what everybody answers to all lists, by the doctor's place. */
export const opening: fc.Arbitrary<Step> = fc
  .array(fc.record({ response: anAnswer, part: aPart }), { minLength: 8, maxLength: 8 })
  .map(
    (told) =>
      new Step(
        `everybody answers ${told.map(({ response, part }) => `${response} ${part.late}–${part.early}`).join(", ")}`,
        async (world) => {
          const recipients = [...Map.groupBy(world.state.answers, ({ recipient_id }) => recipient_id).values()];
          const came: string[] = [];
          for (const [at, { response, part }] of told.entries()) {
            const own = recipients[at];
            const some = own?.map((one): Given => {
              const { times, ...wall } = partOf(listOfAnswer(world.state, one), part);
              return { answer: one, times, given: { listId: one.list_id, response, note: null, part: wall } };
            });
            if (own?.[0] && some) came.push(await withAnswer(world, own[0], (answer) => give(world, answer, some)));
          }
          return came.join("; ");
        },
      ),
  );

export const answeringAgain: fc.Arbitrary<Step> = anyIndex.map(
  (n) =>
    new Step("answers the same again", (world) => {
      const told = (one: AnswerState): boolean => isLive(world, one) && one.response !== "none";
      const likely = ({ outcome }: AnswerState): boolean => outcome === "not_required" || outcome === "released";
      return withAnswer(world, choose(world.state.answers.filter(told), likely, n), (answer) => {
        const { list_id: listId, response, note, part_from: from, part_to: to } = answer;
        if (response === "none") return Promise.resolve({ came: "nothing to repeat" });
        const times = timesOf(listOfAnswer(world.state, answer), answer);
        return give(world, answer, [{ answer, times, given: { listId, response, note, part: { from, to } } }]);
      });
    }),
);

/** Booked elsewhere at that time. */
const isBusy = ({ state }: World, answer: AnswerState, times: Stretch): boolean =>
  state.answers.some((one) => {
    const booked = one.doctor_id === answer.doctor_id ? bookedStretch(one) : undefined;
    return booked !== undefined && booked.from < times.to && times.from < booked.to;
  });

export const answeringOffer: fc.Arbitrary<Step> = fc.record({ n: anyIndex, accept: fc.boolean() }).map(
  ({ n, accept }) =>
    new Step(`says ${accept ? "yes" : "no"} to being asked first`, async (world) => {
      const offerOf = ({ id }: AnswerState) =>
        world.state.offers.find(({ response_id, status }) => response_id === id && status === "open");
      const chosen = choose(world.state.answers, (one) => offerOf(one) !== undefined, n);
      const offer = chosen && offerOf(chosen);
      const times = offer && stretch(offer.offered_from, offer.offered_to);
      const possible = times !== undefined && !isBusy(world, chosen as AnswerState, times);
      // A yes to what cannot be booked any more ends the offer: it is the next one's turn.
      const passesOn = accept && !possible && offer !== undefined && offer.expires_at.getTime() > world.now;
      const done = await withAnswer(world, chosen, async ({ id, recipient_id: recipientId, list_id: listId }) => {
        const came = await act(world, (unit) => answerStandbyOffer(unit, { recipientId, listId, accept }));
        if (accept && possible && came !== "booked") world.faults.push(`a standby says yes in time, and it is ${came}`);
        if (came === "gone") return { came, idle: !passesOn };
        return {
          came,
          said: [came === "booked" && times ? { answerId: id, what: "yes", times } : { answerId: id, what: "no" }],
        };
      });
      if (passesOn && world.state.offers.some(({ id, status }) => id === offer.id && status === "open"))
        world.faults.push("an offer that cannot be booked waits on");
      return done;
    }),
);

export const answeringChange: fc.Arbitrary<Step> = fc.record({ n: anyIndex, accept: fc.boolean() }).map(
  ({ n, accept }) =>
    new Step(`says ${accept ? "yes" : "no"} to a change`, (world) => {
      const asked = (one: AnswerState): boolean =>
        one.outcome === "confirmed" && one.consent !== null && isLive(world, one);
      return withAnswer(world, choose(world.state.answers, asked, n), async (answer) => {
        const { id, recipient_id: recipientId, list_id: listId } = answer;
        const came = await act(world, (unit) => answerChange(unit, { recipientId, listId, accept }));
        if ((came === "gone") === asked(answer)) world.faults.push(`an answer to a change is ${came}`);
        if (came === "gone") return { came, idle: true };
        return { came, said: [{ answerId: id, what: came === "kept" ? "kept" : "no" }] };
      });
    }),
);

export const standingBy: fc.Arbitrary<Step> = anyIndex.map(
  (n) =>
    new Step("asks to be put on standby", (world) => {
      const likely = (one: AnswerState): boolean =>
        isLive(world, one) && one.outcome !== "confirmed" && listOfAnswer(world.state, one).cover_status === "covered";
      return withAnswer(world, choose(world.state.answers, likely, n), async (answer) => {
        const { id, callout_id: calloutId, recipient_id: recipientId, list_id: listId, doctor_id: doctorId } = answer;
        const wishes = await act(world, (unit) =>
          askStandby(unit, { calloutId, recipientId, doctorId, listIds: [listId] }),
        );
        const offers = answer.response === "none" || answer.response === "unavailable";
        const times = listStretch(listOfAnswer(world.state, answer));
        return {
          came: `${wishes} wishes`,
          said: wishes !== "changed" && wishes > 0 && offers ? [{ answerId: id, what: "yes", times }] : [],
        };
      });
    }),
);

export const acknowledging: fc.Arbitrary<Step> = anyIndex.map(
  (n) =>
    new Step("has read it", (world) =>
      withAnswer(
        world,
        choose(world.state.answers, (one) => one.outcome === "confirmed", n),
        async ({ recipient_id }) => ({
          came: `${await act(world, (unit) => acknowledge(unit, { recipientId: recipient_id }))} bookings`,
        }),
      ),
    ),
);

/** Leave that a doctor enters on the own page ends no booking and mails nobody. */
export const goingAway: fc.Arbitrary<Step> = anyIndex.map(
  (n) =>
    new Step("enters leave", (world) => {
      const booked = ({ outcome }: AnswerState): boolean => outcome === "confirmed";
      return withAnswer(world, choose(world.state.answers, booked, n), async (answer) => {
        const { starts_at: from, ends_at: to } = listOfAnswer(world.state, answer);
        await act(world, (unit) => saveAway(unit, answer.doctor_id, { from, to }));
        return { came: "entered", idle: true };
      });
    }),
);

/** A booked doctor cannot come after all. */
export const withdrawing: fc.Arbitrary<Step> = anyIndex.map(
  (n) =>
    new Step("withdraws", (world) => {
      const booked = (one: AnswerState): boolean => one.outcome === "confirmed" && isLive(world, one);
      const chosen = choose(
        world.state.answers.filter((one) => isLive(world, one)),
        booked,
        n,
      );
      return withAnswer(world, chosen, (answer) => {
        const list = listOfAnswer(world.state, answer);
        const given = { listId: list.id, response: "unavailable" as const, note: "Away" };
        return give(world, answer, [{ answer, given, times: listStretch(list) }]);
      });
    }),
);
