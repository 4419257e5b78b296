/** Routes by which the practice decides: confirming, cancelling, and recording what a doctor said by telephone. */
import { type FastifyPluginAsync } from "fastify";
import {
  type CancelRequest,
  type ConfirmRequest,
  type RecordAnswerRequest,
} from "../../../src/contract/calloutRequests.ts";
import { answerOnce } from "../../plugins/answerOnce.ts";
import { notFound, Problem } from "../../plugins/problem.ts";
import { signedIn } from "../../plugins/signedIn.ts";
import { type CompanyWork, inCompany, type Ports } from "../../ports.ts";
import { decisionAnswer, detailAnswer } from "./calloutSchemas.ts";
import { cancelCallout, previewCancelling } from "./cancelCallout.ts";
import { confirmResponse, previewConfirmation } from "./confirmResponse.ts";
import { recordAnswers } from "./recordAnswers.ts";
import { answerBody, calloutParams, cancelBody, confirmBody, responseParams } from "./requestSchemas.ts";
import { showCallout } from "./showCallout.ts";

type OfCallout = { id: number };
type OfResponse = { id: number; rid: number };

const partOf = ({ part_from, part_to }: RecordAnswerRequest) => ({ from: part_from ?? null, to: part_to ?? null });

/** By telephone: the administrator records what the doctor said; refusals of the link's page are errors here. */
async function recordOnBehalf(unit: CompanyWork, { id, rid }: OfResponse, given: RecordAnswerRequest, userId: number) {
  const response = await unit.tx
    .selectFrom("responses")
    .innerJoin("lists", "lists.id", "responses.list_id")
    .select(["responses.recipient_id", "responses.list_id", "lists.starts_at"])
    .where("responses.id", "=", rid)
    .where("responses.callout_id", "=", id)
    .executeTakeFirst();
  if (!response) throw notFound("response");
  const [answer] = await recordAnswers(unit, {
    recipientId: response.recipient_id,
    answers: [{ listId: response.list_id, response: given.response, note: given.note ?? null, part: partOf(given) }],
    source: "admin_on_behalf",
    actor: { type: "admin", id: userId },
  });
  if (answer?.result !== "refused") return;
  if (response.starts_at <= unit.now) throw new Problem(409, "list_started", ["This list has already started."]);
  throw new Problem(409, "invalid_transition", ["Answers can be recorded only while the callout is open."]);
}

export const decisionRoutes: FastifyPluginAsync<Ports> = async (app, ports) => {
  app.post<{ Params: OfResponse; Body: ConfirmRequest }>(
    "/callouts/:id/responses/:rid/confirm",
    { schema: { params: responseParams, body: confirmBody, response: { 200: detailAnswer } } },
    async (request) => {
      const { userId } = signedIn(request);
      const { id: calloutId, rid: responseId } = request.params;
      return answerOnce(ports, request, async (unit) => {
        const { lock_version: lockVersion, despite_credential: despiteCredential, reason } = request.body;
        await confirmResponse(unit, { calloutId, responseId, lockVersion, despiteCredential, reason }, userId);
        return { data: await showCallout(unit.tx, unit.now, calloutId) };
      });
    },
  );
  app.post<{ Params: OfResponse; Body: ConfirmRequest }>(
    "/callouts/:id/responses/:rid/confirm_preview",
    { schema: { params: responseParams, body: confirmBody, response: { 200: decisionAnswer } } },
    async (request) => {
      const { id: calloutId, rid: responseId } = request.params;
      const asked = { calloutId, responseId, lockVersion: request.body.lock_version };
      return { data: await inCompany(ports, signedIn(request).companyId, (unit) => previewConfirmation(unit, asked)) };
    },
  );
  app.put<{ Params: OfResponse; Body: RecordAnswerRequest }>(
    "/callouts/:id/responses/:rid",
    { schema: { params: responseParams, body: answerBody, response: { 200: detailAnswer } } },
    async (request) => {
      const { userId } = signedIn(request);
      return answerOnce(ports, request, async (unit) => {
        await recordOnBehalf(unit, request.params, request.body, userId);
        return { data: await showCallout(unit.tx, unit.now, request.params.id) };
      });
    },
  );
  app.post<{ Params: OfCallout; Body: CancelRequest }>(
    "/callouts/:id/cancel",
    { schema: { params: calloutParams, body: cancelBody, response: { 200: detailAnswer } } },
    async (request) => {
      const { userId } = signedIn(request);
      const { reason, lock_version: lockVersion } = request.body;
      const calloutId = request.params.id;
      return answerOnce(ports, request, async (unit) => {
        await cancelCallout(unit, { calloutId, reason: reason.trim(), lockVersion }, userId);
        return { data: await showCallout(unit.tx, unit.now, calloutId) };
      });
    },
  );
  app.post<{ Params: OfCallout }>(
    "/callouts/:id/cancel_preview",
    { schema: { params: calloutParams, response: { 200: decisionAnswer } } },
    async (request) => ({
      data: await inCompany(ports, signedIn(request).companyId, (unit) => previewCancelling(unit, request.params.id)),
    }),
  );
};
