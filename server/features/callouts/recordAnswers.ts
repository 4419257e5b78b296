/** A doctor's answers to the lists of one callout, by the mailed link or recorded by the office (product.md R1–R4, C5). */
import { type Answer, type ResponseSource } from "../../../src/contract/callout.ts";
import { type CompanyWork } from "../../ports.ts";
import { type AuditEvent } from "../audit/recordAudit.ts";

export type AnswersGiven = {
  recipientId: number;
  answers: { listId: number; response: Answer; note: string | null }[];
  source: ResponseSource;
  actor: AuditEvent["actor"];
};

/**
 * What became of one answer: `recorded`; `unchanged` (the same again); `late` (stored, but the list is filled);
 * `booked` (first come, won); `withdrawn` (was booked, is no longer); `refused` (list started, callout closed).
 */
export type AnswerResult = {
  listId: number;
  result: "recorded" | "unchanged" | "late" | "booked" | "withdrawn" | "refused";
};

/** Throws `notFound` when the recipient is not this company's; refusals are results, so that one does not undo the others. */
export async function recordAnswers(_unit: CompanyWork, _given: AnswersGiven): Promise<AnswerResult[]> {
  throw new Error("Answers cannot be recorded yet");
}
