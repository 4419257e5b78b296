/** Whether two-step verification is required of everybody: the owners decide, and only those who have it themselves. */
import { type SecurityRequest } from "../../../src/contract/shapes/calloutDefaults.ts";
import { type SignedIn } from "../../http/currentSession.ts";
import { Problem } from "../../http/problem.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { hangUpWhereDue, hasSecondFactor } from "../auth/public.ts";
import { changeDefaults } from "./changeDefaults.ts";

export async function changeSecurity(
  unit: CompanyWork,
  { userId, role }: SignedIn,
  request: SecurityRequest,
): Promise<void> {
  if (role !== "owner") throw new Problem(403, "forbidden", ["Only an owner of the practice may do this."]);
  if (request.security.second_factor_required && !(await hasSecondFactor(unit.tx, userId)))
    throw new Problem(409, "invalid_transition", ["Please set up two-step verification for yourself first."]);
  await changeDefaults(unit, userId, request);
  await hangUpWhereDue(unit.tx);
}
