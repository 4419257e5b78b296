/** What is not possible with a doctor as things are, with the reason by its name. */
import { type DoctorRefusalReason } from "../../../../src/contract/doctor.ts";
import { Problem } from "../../../http/problem.ts";

export class DoctorRefusal extends Problem {
  readonly reason: DoctorRefusalReason;
  constructor(reason: DoctorRefusalReason, words: string) {
    super(409, "invalid_transition", [words]);
    this.reason = reason;
  }
}
