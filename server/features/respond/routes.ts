/** The doctor's page: opened from a mail, without account or script. GET shows; only POST from our own form changes anything. */
import { type FastifyReply } from "fastify";
import { type DoctorLink } from "../../domain/respondLink.ts";
import { notFound } from "../../http/problem.ts";
import { type Routes } from "../../http/typedRoutes.ts";
import { calendar } from "../../mail/callout/calendar.ts";
import { pageStamp } from "../../pages/pageStamp.ts";
import { respondStyles } from "../../pages/pageStyles.ts";
import { type Ports } from "../../platform/ports.ts";
import { type AnswerResult } from "../callouts/public.ts";
import { detailsRoutes } from "./detailsRoutes.ts";
import { preferenceForms } from "./preferenceForms.ts";
import { preferenceRoutes } from "./preferenceRoutes.ts";
import { pressRoutes, recordByLink } from "./pressRoutes.ts";
import { readCase } from "./respondCase.ts";
import { respondFrame } from "./respondFrame.ts";
import { asRespondPages } from "./respondPages.ts";
import { type Asked, isRenewal, respondView } from "./respondViews.ts";
import { answersIn, outdatedBy, problemOf, readForm, seenIn, type Typed } from "./typedAnswers.ts";
import { receive, refusal, type Visit } from "./visit.ts";

function show(ports: Ports, reply: FastifyReply, { link, facts, texts, token }: Visit, asked: Asked): FastifyReply {
  const place = { token, stamp: pageStamp(ports, link.recipientId) };
  const view = respondView({ facts, texts, place }, asked);
  const zone = facts.lists[0]?.timeZone ?? "UTC";
  const below = preferenceForms({ paused: facts.paused, now: facts.now, zone, texts, place, open: asked.preferences });
  const page = respondFrame(ports, { texts, ...view, below, home: facts.home, known: facts });
  return reply.type("text/html; charset=utf-8").send(page);
}

/**
 * That the link was opened, which may have been a mail scanner; the only thing that opening leaves behind. Whoever opens
 * it sees the page though it cannot be noted.
 */
async function markOpened({ database, clock }: Ports, { recipientId }: DoctorLink): Promise<void> {
  try {
    await database.db
      .updateTable("callout_recipients")
      .set({ first_opened_at: clock.now() })
      .where("id", "=", recipientId)
      .where("first_opened_at", "is", null)
      .execute();
  } catch (error) {
    if (!database.outage.take(error)) throw error;
  }
}

/** `typed`: what is kept where the form comes back. */
type Recorded = { visit: Visit; typed?: Typed; results: AnswerResult[] };

/** Post, redirect, get: reloading shows, and never sends again. */
async function settled(
  ports: Ports,
  reply: FastifyReply,
  { visit, results, ...kept }: Recorded,
): Promise<FastifyReply> {
  const { wrong } = visit.texts;
  const asItIsNow = async (): Promise<Visit> => ({ ...visit, facts: await readCase(ports, visit.link) });
  const outdated = outdatedBy(results, visit.texts);
  if (outdated) return show(ports, reply.code(422), await asItIsNow(), { ...kept, problem: outdated });
  if (results.some(({ result }) => result === "booked_for_more"))
    return show(ports, reply.code(409), await asItIsNow(), { problem: wrong.bookedForMore });
  if (results.every(({ result }) => result === "refused"))
    return show(ports, reply.code(409), visit, { problem: wrong.refused });
  return reply.redirect(`/respond/${visit.token}`, 303);
}

const HIDDEN = { hide: true };

export const respondRoutes: Routes = async (app, ports) => {
  asRespondPages(app, ports);

  app.get(respondStyles.path, { schema: HIDDEN }, async (_request, reply) =>
    reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .type("text/css; charset=utf-8")
      .send(respondStyles.css),
  );

  detailsRoutes(app, ports);

  app.get<{ Params: { token: string }; Querystring: { change?: string; withdraw?: string; emails?: string } }>(
    "/respond/:token",
    { schema: HIDDEN },
    async (request, reply) => {
      const visit = await receive(ports, request, "show");
      if (request.method === "GET") await markOpened(ports, visit.link);
      const { change, withdraw, emails } = request.query;
      const asked = { change: change !== undefined, withdraw: Number(withdraw), preferences: emails !== undefined };
      return show(ports, reply, visit, asked);
    },
  );

  app.post<{ Params: { token: string } }>("/respond/:token", { schema: HIDDEN }, async (request, reply) => {
    const visit = await receive(ports, request, "change");
    const typed = readForm(request.body, visit.facts.lists);
    const problem = refusal(ports, request, visit) ?? problemOf(typed, visit.facts.lists, visit.texts);
    const isKept = !isRenewal(request.body);
    if (problem) return show(ports, reply.code(422), visit, isKept ? { typed, problem } : { problem });
    const given = { answers: answersIn(typed, visit.facts.lists), seen: seenIn(typed) };
    const results = await recordByLink(ports, visit, given);
    return settled(ports, reply, { visit, results, ...(isKept ? { typed } : {}) });
  });

  pressRoutes(app, ports, (reply, visit, asked) => show(ports, reply, visit, asked));

  preferenceRoutes(app, ports, (reply, visit, problem) =>
    show(ports, reply.code(422), visit, { problem, preferences: true }),
  );

  app.get<{ Params: { token: string } }>("/respond/:token/calendar.ics", { schema: HIDDEN }, async (request, reply) => {
    const { facts, token } = await receive(ports, request, "show");
    const booked = facts.lists.filter((list) => list.state === "booked");
    if (booked.length === 0) throw notFound("booking");
    const sequences = Object.fromEntries(booked.map((list) => [list.id, list.sequence]));
    const { calendarDomain: domain, publicOrigin } = ports.config;
    const link = `${publicOrigin}/respond/${token}`;
    const waiting = new Set(booked.filter(({ consent }) => consent?.about === "moved").map(({ id }) => id));
    const entries = calendar({ ...facts, method: "publish", lists: booked, sequences, waiting, domain, link });
    return reply
      .header("content-disposition", 'attachment; filename="bookings.ics"')
      .type("text/calendar; charset=utf-8; method=PUBLISH")
      .send(entries);
  });
};
