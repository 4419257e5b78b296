/** A doctor's home: one page for all callouts of the practice. GET shows; only POST from our own form changes anything. */
import { type FastifyReply } from "fastify";
import { HOME } from "../../domain/homeLink.ts";
import { notFound } from "../../http/problem.ts";
import { type Routes } from "../../http/typedRoutes.ts";
import { calendar } from "../../mail/callout/calendar.ts";
import { inCompany, type Ports } from "../../platform/ports.ts";
import {
  asRespondPages,
  fieldsOf,
  listsIn,
  type Outcome,
  PRESSES,
  type Press,
  pageStamp,
  preferenceForms,
  readPreference,
  respondFrame,
  savePreference,
} from "../respond/public.ts";
import { homeProblem, readHomeForm, recordHome } from "./homeAnswers.ts";
import { type HomeAsked, homeView } from "./homeView.ts";
import { type HomeRequest, type HomeVisit, homeRefusal, readHome, receiveHome, visitOf } from "./homeVisit.ts";

const HIDDEN = { hide: true };
const PATH = `/respond/${HOME}:token`;

type Query = { Querystring: { change?: string; withdraw?: string; sent?: string } };

function show(ports: Ports, reply: FastifyReply, visit: HomeVisit, asked: HomeAsked): FastifyReply {
  const { texts, about, token, link } = visit;
  const place = {
    token,
    stamp: pageStamp(ports, link.doctorId),
    ...(asked.change === undefined ? {} : { change: asked.change }),
  };
  const zone = about.practice.timeZone ?? "UTC";
  const { paused, now, doctor } = about;
  const below = preferenceForms({ paused, now, zone, texts, place, open: asked.preferences });
  const view = homeView(visit, place, asked);
  const page = respondFrame(ports, { texts, ...view, below, known: about, detail: doctor.name });
  return reply.type("text/html; charset=utf-8").send(page);
}

/** The number of a list in the address or a field; nothing where it is none. */
const numberIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;

async function answer(ports: Ports, request: HomeRequest, reply: FastifyReply): Promise<FastifyReply> {
  const visit = await receiveHome(ports, request, "change");
  const typed = readHomeForm(visit, request.body);
  const change = numberIn(fieldsOf(request.body)("change"));
  const problem = homeRefusal(ports, request, visit) ?? homeProblem(visit, typed, visit.texts);
  if (problem) return show(ports, reply.code(422), visit, { typed, problem, change });
  const { refused, taken } = await recordHome(ports, visit, typed);
  if (refused.length === 0) return reply.redirect(`/respond/${visit.token}?sent=1`, 303);
  const now = await readHome(ports, request, visit.link);
  return show(ports, reply.code(409), now, { notTaken: { lists: refused, rest: taken } });
}

/** A button about one list does what it does on the page of its callout. */
async function pressed(ports: Ports, visit: HomeVisit, press: Press, body: unknown): Promise<Outcome> {
  const [listId = 0] = listsIn(body);
  const to = visitOf(visit, listId);
  return to ? press(ports, to, body) : { status: 409, asked: { problem: visit.texts.wrong.refused } };
}

export const doctorHomeRoutes: Routes = async (app, ports) => {
  asRespondPages(app, ports);

  app.get<{ Params: { token: string } } & Query>(PATH, { schema: HIDDEN }, async (request, reply) => {
    const visit = await receiveHome(ports, request, "show");
    const { change, withdraw, sent } = request.query;
    return show(ports, reply, visit, {
      change: numberIn(change),
      withdraw: numberIn(withdraw),
      sent: sent !== undefined,
    });
  });

  app.post(PATH, { schema: HIDDEN }, (request: HomeRequest, reply) => answer(ports, request, reply));

  for (const [name, press] of Object.entries<Press>(PRESSES))
    app.post(`${PATH}/${name}`, { schema: HIDDEN }, async (request: HomeRequest, reply) => {
      const visit = await receiveHome(ports, request, "change");
      const problem = homeRefusal(ports, request, visit);
      const field = fieldsOf(request.body);
      const kept = name === "withdraw" ? { withdraw: numberIn(field("list")), reason: field("reason") } : {};
      if (problem) return show(ports, reply.code(422), visit, { ...kept, problem });
      const outcome = await pressed(ports, visit, press, request.body);
      if (!outcome) return reply.redirect(`/respond/${visit.token}`, 303);
      const { withdraw, reason, problem: why } = outcome.asked;
      return show(ports, reply.code(outcome.status), visit, {
        withdraw,
        ...(reason === undefined ? {} : { reason }),
        ...(why === undefined ? {} : { problem: why }),
      });
    });

  app.post(`${PATH}/preferences`, { schema: HIDDEN }, async (request: HomeRequest, reply) => {
    const visit = await receiveHome(ports, request, "change");
    const problem = homeRefusal(ports, request, visit);
    if (problem) return show(ports, reply.code(422), visit, { problem, preferences: true });
    const preference = readPreference(request.body);
    const { companyId, doctorId } = visit.link;
    if (preference) await inCompany(ports, companyId, (unit) => savePreference(unit, doctorId, preference));
    return reply.redirect(`/respond/${visit.token}`, 303);
  });

  app.get(`${PATH}/calendar.ics`, { schema: HIDDEN }, async (request: HomeRequest, reply) => {
    const { cases, about, token } = await receiveHome(ports, request, "show");
    const booked = cases.flatMap(({ lists }) =>
      lists.filter((list) => list.state === "booked" && list.endsAt > about.now),
    );
    if (booked.length === 0) throw notFound("booking");
    const { calendarDomain: domain, publicOrigin } = ports.config;
    const entries = calendar({
      ...about,
      method: "publish",
      lists: booked,
      sequences: Object.fromEntries(booked.map((list) => [list.id, list.sequence])),
      waiting: new Set(booked.filter(({ consent }) => consent?.about === "moved").map(({ id }) => id)),
      domain,
      link: `${publicOrigin}/respond/${token}`,
    });
    return reply
      .header("content-disposition", 'attachment; filename="bookings.ics"')
      .type("text/calendar; charset=utf-8; method=PUBLISH")
      .send(entries);
  });
};
