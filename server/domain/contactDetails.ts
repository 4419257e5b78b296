/** Nothing is mailed to doctors before they can see whom to call. */
import { lacksContactDetails } from "../../src/contract/rules/contactDetails.ts";
import { type Tx } from "../db/database.ts";
import { Problem } from "../http/problem.ts";

export async function refuseWithoutContactDetails(tx: Tx): Promise<void> {
  const settings = await tx.selectFrom("company_settings").selectAll().executeTakeFirstOrThrow();
  if (lacksContactDetails(settings))
    throw new Problem(422, "contact_details_missing", ["Please complete your practice’s contact details first."]);
}
