/** Routes by which the practice decides about one answer besides confirming it, and takes a doctor's link or a calendar file. */
import { type FastifyPluginAsync } from "fastify";
import { type StandbyRequest, type StandDownRequest } from "../../../src/contract/calloutRequests.ts";
import { answerOnce } from "../../plugins/answerOnce.ts";
import { signedIn } from "../../plugins/signedIn.ts";
import { inCompany, type Ports } from "../../ports.ts";
import { calendarOf } from "./calendarFile.ts";
import { decisionAnswer, detailAnswer } from "./calloutSchemas.ts";
import { copyLink } from "./copyLink.ts";
import { DECISIONS, type Decision, type DecisionAsked, decide, previewDecision } from "./decide.ts";
import { linkAnswer, standbyBody, standDownBody } from "./lifeSchemas.ts";
import { renewLink } from "./renewLink.ts";
import { calloutParams, responseParams } from "./requestSchemas.ts";
import { showCallout } from "./showCallout.ts";

type OfResponse = { Params: { id: number; rid: number }; Body: Partial<StandbyRequest> & StandDownRequest };

const askedBy = (decision: Decision, { params, body }: { params: OfResponse["Params"]; body: OfResponse["Body"] }) =>
  ({
    decision,
    calloutId: params.id,
    responseId: params.rid,
    lockVersion: body.lock_version,
    reason: body.reason ?? null,
    ...(body.rank ? { rank: body.rank } : {}),
  }) satisfies DecisionAsked;

const decidingRoutes: FastifyPluginAsync<Ports> = async (app, ports) => {
  for (const decision of DECISIONS) {
    const path = `/callouts/:id/responses/:rid/${decision}`;
    const taken = { params: responseParams, body: decision === "standby" ? standbyBody : standDownBody };
    app.post<OfResponse>(path, { schema: { ...taken, response: { 200: detailAnswer } } }, (request) =>
      answerOnce(ports, request, async (unit) => {
        await decide(unit, askedBy(decision, request), signedIn(request).userId);
        return { data: await showCallout(unit.tx, unit.now, request.params.id) };
      }),
    );
    app.post<OfResponse>(
      `${path}_preview`,
      { schema: { ...taken, response: { 200: decisionAnswer } } },
      async (request) => ({
        data: await inCompany(ports, signedIn(request).companyId, (unit) =>
          previewDecision(unit, askedBy(decision, request)),
        ),
      }),
    );
  }
};

const takingRoutes: FastifyPluginAsync<Ports> = async (app, ports) => {
  const linkBy = (path: string, method: "GET" | "POST", act: typeof copyLink): void => {
    app.route<{ Params: { id: number; rid: number } }>({
      method,
      url: `/callouts/:id/recipients/:rid/${path}`,
      schema: { params: responseParams, response: { 200: linkAnswer } },
      handler: async (request, reply) => {
        const { companyId, userId } = signedIn(request);
        const { id: calloutId, rid: recipientId } = request.params;
        reply.header("cache-control", "no-store");
        return {
          data: { url: await inCompany(ports, companyId, (unit) => act(unit, { calloutId, recipientId, userId })) },
        };
      },
    });
  };
  linkBy("link", "GET", copyLink);
  // No answer is kept for a repetition: it would keep the link.
  linkBy("new_link", "POST", renewLink);
  app.get<{ Params: { id: number } }>(
    "/callouts/:id/calendar.ics",
    { schema: { params: calloutParams } },
    async (request, reply) => {
      const { companyId, userId } = signedIn(request);
      const file = await inCompany(ports, companyId, (unit) => calendarOf(unit, request.params.id, userId));
      reply.header("content-type", "text/calendar; charset=utf-8");
      reply.header("content-disposition", `attachment; filename="${file.name}"`);
      return file.text;
    },
  );
};

export const answerRoutes: FastifyPluginAsync<Ports> = async (app, ports) => {
  for (const routes of [decidingRoutes, takingRoutes]) await routes(app, ports);
};
