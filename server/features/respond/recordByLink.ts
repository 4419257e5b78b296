/** Answers that a doctor gives on the page behind the mailed link. */
import { inCompany, type Ports } from "../../platform/ports.ts";
import { type AnswerResult, type AnswersGiven, recordAnswers } from "../callouts/public.ts";
import { type Visit } from "./visit.ts";

export const recordByLink = (
  ports: Ports,
  { link }: Visit,
  answers: AnswersGiven["answers"],
): Promise<AnswerResult[]> =>
  inCompany(ports, link.companyId, (unit) =>
    recordAnswers(unit, {
      recipientId: link.recipientId,
      answers,
      source: "email_link",
      actor: { type: "doctor", id: link.doctorId },
    }),
  );
