/** What a doctor said by telephone: an administrator records it, for one list or for several at once. */
import { IdParams } from "../../../../src/contract/shapes/base.ts";
import {
  RecordAnswerRequest,
  RecordAnswersRequest,
  ResponseParams,
} from "../../../../src/contract/shapes/callouts/decisions.ts";
import { notFound, Problem } from "../../../http/problem.ts";
import { type Routes } from "../../../http/typedRoutes.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordAnswers } from "../answers/recordAnswers.ts";
import { decisionRoute } from "./decisionRoute.ts";

type Told = RecordAnswersRequest["answers"][number];
/** Without a note each list keeps its own. */
type Given = Omit<RecordAnswersRequest, "note"> & { note?: RecordAnswersRequest["note"] | undefined };

/**
 * Refusals of the link's page are errors here, and then nothing is recorded. Returns who was asked about the lists on which
 * the doctor is booked by it.
 */
async function record(unit: CompanyWork, calloutId: number, given: Given, userId: number): Promise<number[]> {
  const { recipient_id: recipientId, answers, note } = given;
  const rows = await unit.tx
    .selectFrom("responses")
    .innerJoin("lists", "lists.id", "responses.list_id")
    .select(["responses.list_id", "responses.recipient_id", "responses.doctor_id", "lists.starts_at"])
    .where("responses.callout_id", "=", calloutId)
    .execute();
  const own = rows.filter((row) => row.recipient_id === recipientId);
  if (answers.some(({ list_id }) => !own.some((row) => row.list_id === list_id))) throw notFound("response");
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
  const booked = new Set(results.flatMap(({ listId, result }) => (result === "booked" ? [listId] : [])));
  if (!refused) return rows.filter(({ list_id }) => booked.has(list_id)).map(({ doctor_id }) => doctor_id);
  const row = own.find(({ list_id }) => list_id === refused.listId);
  if (row && row.starts_at <= unit.now) throw new Problem(409, "list_started", ["This list has already started."]);
  throw new Problem(409, "invalid_transition", ["Answers can be recorded only while the callout is open."]);
}

export const recordingRoutes: Routes = async (app, ports) => {
  decisionRoute(app, ports, {
    method: "PUT",
    path: "responses/:rid",
    previewPath: "responses/:rid/answer_preview",
    params: ResponseParams,
    body: RecordAnswerRequest,
    work: async (unit, { params: { id, rid }, body: { note, ...answer }, userId }) => {
      const row = await unit.tx
        .selectFrom("responses")
        .select(["recipient_id", "list_id"])
        .where("id", "=", rid)
        .where("callout_id", "=", id)
        .executeTakeFirst();
      if (!row) throw notFound("response");
      const { recipient_id, list_id } = row;
      return { asked: await record(unit, id, { recipient_id, note, answers: [{ list_id, ...answer }] }, userId) };
    },
  });
  decisionRoute(app, ports, {
    method: "PUT",
    path: "answers",
    params: IdParams,
    body: RecordAnswersRequest,
    work: async (unit, { params: { id }, body, userId }) => ({ asked: await record(unit, id, body, userId) }),
  });
};
