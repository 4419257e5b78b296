/** Name, telephone, language and time zone: whatever the call names changes, nothing else. */
import { isTimeZone, type ProfileRequest } from "../../../src/contract/account.ts";
import { type User } from "../../../src/contract/user.ts";
import { invalid, Problem } from "../../plugins/problem.ts";
import { type SignedIn } from "../../plugins/signedIn.ts";
import { inCompany, type Ports } from "../../ports.ts";
import { recordAudit } from "../audit/recordAudit.ts";
import { recordChange } from "../notifications/record.ts";
import { formProblems } from "./formProblems.ts";
import { presentUser } from "./presentUser.ts";

/** As devise_token_auth refuses an account update. */
export const refused = (fields: Record<string, string[]>): Problem =>
  new Problem(422, "invalid_input", invalid(fields).errors, { status: "error" });

const FIELDS = ["first_name", "last_name", "phone", "locale", "time_zone"] as const;

function checked(given: ProfileRequest): ProfileRequest {
  const { time_zone } = given;
  // The rules know whole forms; a name that stays is not judged.
  const found = formProblems("profile", { first_name: "A", ...given, phone: given.phone ?? "" }) ?? {};
  if (typeof time_zone === "string" && !isTimeZone(time_zone)) found.time_zone = ["is not a time zone"];
  if (Object.keys(found).length > 0) throw refused(found);
  const named = FIELDS.filter((field) => given[field] !== undefined);
  if (named.length === 0)
    throw new Problem(422, "invalid_input", ["Please submit proper account update data in request body."], {
      status: "error",
    });
  return Object.fromEntries(
    named.map((field) => [field, typeof given[field] === "string" ? given[field].trim() : given[field]]),
  );
}

export function changeProfile(
  ports: Ports,
  session: SignedIn,
  given: ProfileRequest,
  requestId: string,
): Promise<User> {
  const { phone, ...changes } = checked(given);
  const { companyId, userId } = session;
  return inCompany(ports, companyId, async ({ tx, now }) => {
    const values = { ...changes, ...(phone === undefined ? {} : { phone: phone || null }) };
    const before = await tx
      .selectFrom("users")
      .select(FIELDS)
      .where("id", "=", userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const changed = FIELDS.filter((field) => values[field] !== undefined && values[field] !== before[field]);
    if (changed.length === 0) return presentUser(tx, userId);
    await tx
      .updateTable("users")
      .set({ ...values, updated_at: now })
      .where("id", "=", userId)
      .execute();
    await recordAudit(tx, now, {
      companyId,
      actor: { type: "admin", id: userId },
      action: "profile_changed",
      subject: { type: "user", id: userId },
      params: { fields: changed.join(" ") },
      requestId,
    });
    await recordChange({ tx, companyId }, null);
    return presentUser(tx, userId);
  });
}
