/** What is not possible with a doctor as things are, with the reason by its name. */
import { type DoctorRefusalReason } from "../../../../src/contract/doctor.ts";
import { Problem } from "../../../http/problem.ts";

export class DoctorRefusal extends Problem {
  readonly reason: DoctorRefusalReason;
  /** `said`: in words, or as another problem. */
  constructor(reason: DoctorRefusalReason, said: string | Problem) {
    const { status, code, errors } = typeof said === "string" ? new Problem(409, "invalid_transition", [said]) : said;
    super(status, code, errors);
    this.reason = reason;
  }
}
