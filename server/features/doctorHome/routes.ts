/** A doctor's home: one page for all callouts of the practice. GET shows; only POST from our own form changes anything. */
import { type FastifyReply } from "fastify";
import { type Routes } from "../../http/typedRoutes.ts";
import { type Ports } from "../../platform/ports.ts";
import { asRespondPages, fieldsOf, isRenewal, listsIn, PRESSES, type Press } from "../respond/public.ts";
import { calendarRoutes } from "./calendarRoutes.ts";
import { homeProblem, readHomeForm, recordHome } from "./homeAnswers.ts";
import { HIDDEN, onPress, PATH, showHome } from "./homePage.ts";
import { type HomeRequest, homeRefusal, readHome, receiveHome, visitOf } from "./homeVisit.ts";
import { settingsRoutes } from "./settingsRoutes.ts";

type Query = {
  Querystring: { change?: string; withdraw?: string; withdrawn?: string; sent?: string; away?: string; saved?: string };
};

/** The number of a list or an entry in the address or a field; nothing where it is none. */
const numberIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;

async function answer(ports: Ports, request: HomeRequest, reply: FastifyReply): Promise<FastifyReply> {
  const visit = await receiveHome(ports, request, "change");
  const typed = readHomeForm(visit, request.body);
  const change = numberIn(fieldsOf(request.body)("change"));
  const problem = homeRefusal(ports, request, visit) ?? homeProblem(visit, typed, visit.texts);
  const kept = isRenewal(request.body) ? {} : { typed };
  if (problem) return showHome(ports, reply.code(422), visit, { ...kept, problem, change });
  const { refused, taken, ...came } = await recordHome(ports, visit, typed);
  if (refused.length === 0 && !came.problem) return reply.redirect(`/respond/${visit.token}?sent=1`, 303);
  const now = await readHome(ports, request, visit.link);
  return showHome(ports, reply.code(came.outdated ? 422 : 409), now, {
    problem: came.problem,
    ...(came.outdated ? { ...kept, change } : {}),
    ...(refused.length > 0 ? { notTaken: { lists: refused, rest: taken } } : {}),
  });
}

export const doctorHomeRoutes: Routes = async (app, ports) => {
  asRespondPages(app, ports);

  app.get<{ Params: { token: string } } & Query>(PATH, { schema: HIDDEN }, async (request, reply) => {
    const visit = await receiveHome(ports, request, "show");
    const { change, withdraw, withdrawn, sent, away, saved } = request.query;
    return showHome(ports, reply, visit, {
      change: numberIn(change),
      withdraw: numberIn(withdraw),
      withdrawn: numberIn(withdrawn),
      sent: sent !== undefined,
      away: numberIn(away),
      saved: saved === "usually_not" || saved === "calendar" ? saved : undefined,
    });
  });

  app.post(PATH, { schema: HIDDEN }, (request: HomeRequest, reply) => answer(ports, request, reply));

  // A button about one list does what it does on the page of its callout.
  for (const [name, press] of Object.entries<Press>(PRESSES))
    onPress(
      app,
      ports,
      name,
      async (visit, body) => {
        const [listId = 0] = listsIn(body);
        const to = visitOf(visit, listId);
        if (!to) return { status: 409, asked: { problem: visit.texts.wrong.refused } };
        const refused = await press(ports, to, body);
        if (!refused) return { shows: name === "withdraw" ? `?withdrawn=${listId}` : "" };
        const { change, withdraw, reason, problem } = refused.asked;
        return { status: refused.status, asked: { change: change ? listId : undefined, withdraw, reason, problem } };
      },
      (body) => {
        const field = fieldsOf(body);
        return name === "withdraw" ? { withdraw: numberIn(field("list")), reason: field("reason") } : {};
      },
    );

  settingsRoutes(app, ports);
  calendarRoutes(app, ports);
};
