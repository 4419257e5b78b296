/** The doctor's page: opened from a mail, without account or script. GET shows; only POST from our own form changes anything. */
import { type FastifyPluginAsync, type FastifyReply } from "fastify";
import { calendar } from "../../mail/calendar.ts";
import { notFound } from "../../plugins/problem.ts";
import { inCompany, type Ports } from "../../ports.ts";
import { acknowledge } from "../callouts/acknowledge.ts";
import { type AnswerResult, type AnswersGiven, recordAnswers } from "../callouts/recordAnswers.ts";
import { answersIn, problemOf, readForm } from "./answerForm.ts";
import { type DoctorLink } from "./doctorLink.ts";
import { pageErrors } from "./errorPages.ts";
import { ownRoutes } from "./ownRoutes.ts";
import { sendPageHeaders } from "./pageHeaders.ts";
import { pageStamp } from "./pageStamp.ts";
import { respondStyles } from "./pageStyles.ts";
import { preferenceForms } from "./preferenceForms.ts";
import { preferenceRoutes } from "./preferenceRoutes.ts";
import { respondFrame } from "./respondFrame.ts";
import { type Asked, respondView } from "./respondViews.ts";
import { standbyRoute } from "./standbyRoute.ts";
import { receive, refusal, type Visit } from "./visit.ts";

function show(ports: Ports, reply: FastifyReply, { link, facts, texts, token }: Visit, asked: Asked): FastifyReply {
  const place = { token, stamp: pageStamp(ports, link.recipientId) };
  const view = respondView({ facts, texts, place }, asked);
  const zone = facts.lists[0]?.timeZone ?? "UTC";
  const below = preferenceForms({ paused: facts.paused, zone, texts, place, open: asked.preferences });
  const page = respondFrame(ports, { texts, ...view, below, known: facts });
  return reply.type("text/html; charset=utf-8").send(page);
}

/** That the link was opened, which may have been a mail scanner; the only thing that opening leaves behind. */
const markOpened = ({ database, clock }: Ports, { recipientId }: DoctorLink): Promise<unknown> =>
  database.db
    .updateTable("callout_recipients")
    .set({ first_opened_at: clock.now() })
    .where("id", "=", recipientId)
    .where("first_opened_at", "is", null)
    .execute();

const record = (ports: Ports, { link }: Visit, answers: AnswersGiven["answers"]): Promise<AnswerResult[]> =>
  inCompany(ports, link.companyId, (unit) =>
    recordAnswers(unit, {
      recipientId: link.recipientId,
      answers,
      source: "email_link",
      actor: { type: "doctor", id: link.doctorId },
    }),
  );

/** Post, redirect, get: reloading shows, and never sends again. */
function settled(ports: Ports, reply: FastifyReply, visit: Visit, results: AnswerResult[]): FastifyReply {
  if (results.every(({ result }) => result === "refused"))
    return show(ports, reply.code(409), visit, { problem: visit.texts.wrong.refused });
  return reply.redirect(`/respond/${visit.token}`, 303);
}

const HIDDEN = { hide: true };

export const respondRoutes: FastifyPluginAsync<Ports> = async (app, ports) => {
  // Forms only; any other kind of body is 415 (product.md Q16).
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addHook("onRequest", async (_request, reply) => sendPageHeaders(reply));
  app.setErrorHandler(pageErrors(ports));

  app.get(respondStyles.path, { schema: HIDDEN }, async (_request, reply) =>
    reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .type("text/css; charset=utf-8")
      .send(respondStyles.css),
  );

  ownRoutes(app, ports);

  app.get<{ Params: { token: string }; Querystring: { change?: string; withdraw?: string } }>(
    "/respond/:token",
    { schema: HIDDEN },
    async (request, reply) => {
      const visit = await receive(ports, request, "show");
      if (request.method === "GET") await markOpened(ports, visit.link);
      const { change, withdraw } = request.query;
      return show(ports, reply, visit, { change: change !== undefined, withdraw: Number(withdraw) });
    },
  );

  app.post<{ Params: { token: string } }>("/respond/:token", { schema: HIDDEN }, async (request, reply) => {
    const visit = await receive(ports, request, "change");
    const typed = readForm(request.body, visit.facts.lists);
    const problem = refusal(ports, request, visit) ?? problemOf(typed, visit.facts.lists, visit.texts);
    if (problem) return show(ports, reply.code(422), visit, { typed, problem });
    return settled(ports, reply, visit, await record(ports, visit, answersIn(typed, visit.facts.lists)));
  });

  app.post<{ Params: { token: string } }>("/respond/:token/withdraw", { schema: HIDDEN }, async (request, reply) => {
    const visit = await receive(ports, request, "change");
    const listId = Number((request.body as { list?: unknown } | undefined)?.list);
    const problem = refusal(ports, request, visit);
    if (problem) return show(ports, reply.code(422), visit, { withdraw: listId, problem });
    const note = visit.facts.lists.find((list) => list.id === listId)?.note ?? null;
    return settled(ports, reply, visit, await record(ports, visit, [{ listId, response: "unavailable", note }]));
  });

  app.post<{ Params: { token: string } }>("/respond/:token/acknowledge", { schema: HIDDEN }, async (request, reply) => {
    const visit = await receive(ports, request, "change");
    const problem = refusal(ports, request, visit);
    if (problem) return show(ports, reply.code(422), visit, { problem });
    const { companyId, recipientId } = visit.link;
    await inCompany(ports, companyId, (unit) => acknowledge(unit, { recipientId }));
    return reply.redirect(`/respond/${visit.token}`, 303);
  });

  standbyRoute(app, ports, (reply, visit, problem) => show(ports, reply, visit, { problem }));

  preferenceRoutes(app, ports, (reply, visit, problem) =>
    show(ports, reply.code(422), visit, { problem, preferences: true }),
  );

  app.get<{ Params: { token: string } }>("/respond/:token/calendar.ics", { schema: HIDDEN }, async (request, reply) => {
    const { facts } = await receive(ports, request, "show");
    const booked = facts.lists.filter((list) => list.state === "booked");
    if (booked.length === 0) throw notFound("booking");
    const sequences = Object.fromEntries(booked.map((list) => [list.id, list.sequence]));
    const host = new URL(ports.config.publicOrigin).hostname;
    const entries = calendar({ ...facts, method: "publish", lists: booked, sequences, host });
    return reply
      .header("content-disposition", 'attachment; filename="bookings.ics"')
      .type("text/calendar; charset=utf-8; method=PUBLISH")
      .send(entries);
  });
};
