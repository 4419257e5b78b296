/** What a doctor said by telephone: an administrator records it, for one list or for several at once. */
import { type FastifyPluginAsync } from "fastify";
import { type RecordAnswerRequest, type RecordAnswersRequest } from "../../../../src/contract/calloutRequests.ts";
import { signedIn } from "../../../http/currentSession.ts";
import { answerOnce } from "../../../http/idempotency.ts";
import { notFound, Problem } from "../../../http/problem.ts";
import { type CompanyWork, type Ports } from "../../../platform/ports.ts";
import { showCallout } from "../detail/showCallout.ts";
import { recordAnswers } from "../replies/recordReplies.ts";
import { detailAnswer } from "./calloutSchemas.ts";
import { answerBody, answersBody, calloutParams, responseParams } from "./requestSchemas.ts";

type OfCallout = { id: number };
type OfResponse = { id: number; rid: number };
type Told = RecordAnswersRequest["answers"][number];

/** Refusals of the link's page are errors here, and then nothing is recorded. */
async function record(
  unit: CompanyWork,
  calloutId: number,
  given: RecordAnswersRequest,
  userId: number,
): Promise<void> {
  const { recipient_id: recipientId, answers, note = null } = given;
  const rows = await unit.tx
    .selectFrom("responses")
    .innerJoin("lists", "lists.id", "responses.list_id")
    .select(["responses.list_id", "lists.starts_at"])
    .where("responses.callout_id", "=", calloutId)
    .where("responses.recipient_id", "=", recipientId)
    .execute();
  if (answers.some(({ list_id }) => !rows.some((row) => row.list_id === list_id))) throw notFound("response");
  const results = await recordAnswers(unit, {
    recipientId,
    answers: answers.map(({ list_id, response, part_from, part_to }: Told) => ({
      listId: list_id,
      response,
      note,
      part: { from: part_from ?? null, to: part_to ?? null },
    })),
    source: "admin_on_behalf",
    actor: { type: "admin", id: userId },
  });
  const refused = results.find(({ result }) => result === "refused");
  if (!refused) return;
  const row = rows.find(({ list_id }) => list_id === refused.listId);
  if (row && row.starts_at <= unit.now) throw new Problem(409, "list_started", ["This list has already started."]);
  throw new Problem(409, "invalid_transition", ["Answers can be recorded only while the callout is open."]);
}

export const recordingRoutes: FastifyPluginAsync<Ports> = async (app, ports) => {
  app.put<{ Params: OfResponse; Body: RecordAnswerRequest }>(
    "/callouts/:id/responses/:rid",
    { schema: { params: responseParams, body: answerBody, response: { 200: detailAnswer } } },
    (request) => {
      const { id, rid } = request.params;
      return answerOnce(ports, request, async (unit) => {
        const { note = null, ...answer } = request.body;
        const row = await unit.tx
          .selectFrom("responses")
          .select(["recipient_id", "list_id"])
          .where("id", "=", rid)
          .where("callout_id", "=", id)
          .executeTakeFirst();
        if (!row) throw notFound("response");
        const { recipient_id, list_id } = row;
        await record(unit, id, { recipient_id, note, answers: [{ list_id, ...answer }] }, signedIn(request).userId);
        return { data: await showCallout(unit.tx, unit.now, id) };
      });
    },
  );
  app.put<{ Params: OfCallout; Body: RecordAnswersRequest }>(
    "/callouts/:id/answers",
    { schema: { params: calloutParams, body: answersBody, response: { 200: detailAnswer } } },
    (request) => {
      const { id } = request.params;
      return answerOnce(ports, request, async (unit) => {
        await record(unit, id, request.body, signedIn(request).userId);
        return { data: await showCallout(unit.tx, unit.now, id) };
      });
    },
  );
};
