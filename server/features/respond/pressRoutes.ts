/** The buttons of the doctor's page, each a form that posts to an address of its own. */
import { type FastifyInstance, type FastifyReply } from "fastify";
import { type CompanyWork, inCompany, type Ports } from "../../platform/ports.ts";
import {
  type AnswerResult,
  type AnswersGiven,
  acknowledge,
  answerChange,
  answerStandbyOffer,
  askStandby,
  recordAnswers,
} from "../callouts/public.ts";
import { REASON_MOST } from "./bookedViews.ts";
import { readCase } from "./respondCase.ts";
import { type Asked } from "./respondViews.ts";
import { asShownBy, type Seen, shownIn } from "./shownList.ts";
import { fieldsOf, isTooLong } from "./typedAnswers.ts";
import { receive, refusal, type Visit } from "./visit.ts";

type Show = (reply: FastifyReply, visit: Visit, asked: Asked) => FastifyReply;
type WithToken = { Params: { token: string } };
/** Where a press is told on the page that it could not be done; undefined: it was. */
type Outcome = { status: 409 | 422; asked: Asked } | undefined;
export type Press = (ports: Ports, visit: Visit, body: unknown) => Promise<Outcome>;

const HIDDEN = { hide: true };

const refused = ({ texts }: Visit): Outcome => ({ status: 409, asked: { problem: texts.wrong.refused } });

/** The list is not what the doctor said yes to. */
const outdated = ({ texts }: Visit): Outcome => ({ status: 422, asked: { problem: texts.wrong.changed } });

const inside = <Result>(ports: Ports, { link }: Visit, work: (unit: CompanyWork) => Promise<Result>): Promise<Result> =>
  inCompany(ports, link.companyId, work);

/** What the form that was pressed said of the lists. */
function shownBy(body: unknown): Seen["asShown"] {
  const text = fieldsOf(body);
  return asShownBy((list) => shownIn(list, text));
}

type ByLink = Pick<AnswersGiven, "answers" | "seen">;

/** Answers that a doctor gives on the page behind the mailed link. */
export const recordByLink = (ports: Ports, visit: Visit, given: ByLink): Promise<AnswerResult[]> =>
  inside(ports, visit, (unit) =>
    recordAnswers(unit, {
      ...given,
      recipientId: visit.link.recipientId,
      source: "email_link",
      actor: { type: "doctor", id: visit.link.doctorId },
    }),
  );

/** 0, which is no list's, where the field is no whole number. */
function listIn(body: unknown): number {
  const id = Number(fieldsOf(body)("list"));
  return Number.isSafeInteger(id) ? id : 0;
}

/** One hidden field, or one for each list. */
export const listsIn = (body: unknown): number[] =>
  [(body as { list?: unknown } | undefined)?.list ?? []].flat().map(Number);

/** Yes or no to one list; nothing else counts as either. */
function answerIn(body: unknown): { listId: number; accept: boolean } | undefined {
  const answer = fieldsOf(body)("answer");
  return answer === "yes" || answer === "no" ? { listId: listIn(body), accept: answer === "yes" } : undefined;
}

/** The reason takes the place of what was noted when the answer was a yes. */
async function withdraw(ports: Ports, visit: Visit, body: unknown): Promise<Outcome> {
  const reason = fieldsOf(body)("reason");
  const listId = listIn(body);
  if (isTooLong(reason))
    return { status: 422, asked: { withdraw: listId, reason, problem: visit.texts.wrong.reason(REASON_MOST) } };
  const answers = [{ listId, response: "unavailable" as const, note: reason || null }];
  const results = await recordByLink(ports, visit, { answers });
  return results.every(({ result }) => result === "refused") ? refused(visit) : undefined;
}

/** Of the list that is named, or of all of the callout. */
async function gotIt(ports: Ports, visit: Visit, body: unknown): Promise<Outcome> {
  const { recipientId } = visit.link;
  await inside(ports, visit, (unit) => acknowledge(unit, { recipientId, listId: listIn(body) || undefined }));
  return undefined;
}

async function standBy(ports: Ports, visit: Visit, body: unknown): Promise<Outcome> {
  const { companyId: _, ...link } = visit.link;
  const wish = { ...link, listIds: listsIn(body), asShown: shownBy(body) };
  const wishes = await inside(ports, visit, (unit) => askStandby(unit, wish));
  if (wishes === "changed") return outdated(visit);
  return wishes === 0 ? notStandby(visit, listsIn(body)) : undefined;
}

/** Why nobody was put on standby: the doctor is booked or on standby by now, as the page shows, or the list is open again and can be answered. */
function notStandby(visit: Visit, listIds: readonly number[]): Outcome {
  const lists = visit.facts.lists.filter(({ id }) => listIds.includes(id));
  if (lists.some(({ state, standsBy }) => state === "booked" || (standsBy && state === "filled"))) return undefined;
  const open = lists.filter(({ state }) => state === "open");
  if (open.length === 0) return refused(visit);
  // The form asks so by itself where an offer was stood down.
  const told = open.some(({ again }) => again);
  return { status: 409, asked: { change: true, ...(told ? {} : { problem: visit.texts.again.title }) } };
}

/** An offer that has passed on, or a repeated no, needs no words of its own: the page says how it stands. */
async function answerOffer(ports: Ports, visit: Visit, body: unknown): Promise<Outcome> {
  const answer = answerIn(body);
  if (!answer) return refused(visit);
  const { recipientId } = visit.link;
  const list = visit.facts.lists.find(({ id }) => id === answer.listId);
  const answered = { recipientId, ...answer, asShown: shownBy(body) };
  const result = await inside(ports, visit, (unit) => answerStandbyOffer(unit, answered));
  if (result === "changed") return outdated(visit);
  const isKnown = !answer.accept && list?.response === "unavailable";
  return result === "gone" && !isKnown && !list?.standsBy && list?.state !== "booked" ? refused(visit) : undefined;
}

/** Who has answered already, by another press or another page, sees the booking as it is. */
async function answerToChange(ports: Ports, visit: Visit, body: unknown): Promise<Outcome> {
  const answer = answerIn(body);
  if (!answer) return refused(visit);
  const { recipientId } = visit.link;
  const list = visit.facts.lists.find(({ id }) => id === answer.listId);
  const answered = { recipientId, ...answer, asShown: shownBy(body) };
  const result = await inside(ports, visit, (unit) => answerChange(unit, answered));
  if (result === "changed") return outdated(visit);
  const begun = !list || list.startsAt <= visit.facts.now;
  return result === "gone" && begun ? refused(visit) : undefined;
}

export const PRESSES = {
  withdraw,
  acknowledge: gotIt,
  standby: standBy,
  standby_offer: answerOffer,
  change: answerToChange,
} satisfies Record<string, Press>;

/** How an action is named in an address. */
const ACTION = /^[a-z_]+\/?$/;

export function pressRoutes(app: FastifyInstance, ports: Ports, show: Show): void {
  for (const [name, press] of Object.entries<Press>(PRESSES))
    app.post<WithToken>(`/respond/:token/${name}`, { schema: HIDDEN }, async (request, reply) => {
      const visit = await receive(ports, request, "change");
      const problem = refusal(ports, request, visit);
      const kept =
        name === "withdraw" ? { withdraw: listIn(request.body), reason: fieldsOf(request.body)("reason") } : {};
      if (problem) return show(reply.code(422), visit, { ...kept, problem });
      const outcome = await press(ports, visit, request.body);
      if (outcome) {
        const facts = await readCase(ports, visit.link);
        return show(reply.code(outcome.status), { ...visit, facts }, outcome.asked);
      }
      return reply.redirect(`/respond/${visit.token}`, 303);
    });

  // Reloading, or going back to, an address that was posted to leads to the page.
  app.get<{ Params: { token: string; "*": string } }>("/respond/:token/*", { schema: HIDDEN }, (request, reply) => {
    if (!ACTION.test(request.params["*"])) return reply.callNotFound();
    return reply.redirect(`/respond/${encodeURIComponent(request.params.token)}`, 303);
  });
}
