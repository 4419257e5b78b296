/** What is not possible with a doctor as things are, with the reason by its name. */
import { type DoctorRefusalReason } from "../../../../src/contract/doctor.ts";
import { Problem } from "../../../http/problem.ts";

export class DoctorRefusal extends Problem {
  readonly reason: DoctorRefusalReason;
  constructor(reason: DoctorRefusalReason, { status, code, errors, extra, retryAfter }: Problem) {
    super(status, code, errors, extra, retryAfter);
    this.reason = reason;
  }
}

export const refusal = (reason: DoctorRefusalReason, words: string): DoctorRefusal =>
  new DoctorRefusal(reason, new Problem(409, "invalid_transition", [words]));
