/** Name, telephone, and what else a person chooses: whatever the call names changes, nothing else. */
import { isDeepStrictEqual } from "node:util";
import { type Selectable } from "kysely";
import { CHANNELS, isTimeZone } from "../../../../src/contract/account.ts";
import { NOTIFICATION_TYPES } from "../../../../src/contract/notification.ts";
import { type ProfileRequest } from "../../../../src/contract/shapes/account.ts";
import { type User } from "../../../../src/contract/shapes/user.ts";
import { type Tables } from "../../../db/schema.ts";
import { auditDiff } from "../../../domain/auditDiff.ts";
import { lockPracticeFirst } from "../../../domain/lockPracticeFirst.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import { type SignedIn } from "../../../http/currentSession.ts";
import { formProblems } from "../../../http/formProblems.ts";
import { invalid, Problem } from "../../../http/problem.ts";
import { inCompany, type Ports } from "../../../platform/ports.ts";
import { recordChange } from "../../notifications/public.ts";
import { presentUser } from "../person/presentUser.ts";

/** As devise_token_auth refuses an account update. */
export const refused = (fields: Record<string, string[]>): Problem =>
  new Problem(422, "invalid_input", invalid(fields).errors, { status: "error" });

const FIELDS = ["first_name", "last_name", "phone", "locale", "time_zone", "week_start", "notification_prefs"] as const;

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

/** As the audit log tells it: each type of notification is a field, "notification_prefs.new_callout", with where it shows. */
const told = ({ notification_prefs, ...fields }: Pick<Selectable<Tables["users"]>, (typeof FIELDS)[number]>) => ({
  ...fields,
  ...Object.fromEntries(
    NOTIFICATION_TYPES.map((type) => [`notification_prefs.${type}`, notification_prefs[type] ?? CHANNELS]),
  ),
});

export function changeProfile(
  ports: Ports,
  session: SignedIn,
  given: ProfileRequest,
  requestId: string,
): Promise<User> {
  const wanted = checked(given);
  const { companyId, userId } = session;
  return inCompany(ports, companyId, async ({ tx, now }) => {
    const { phone, notification_prefs: channels, ...others } = wanted;
    const own = phone === undefined ? {} : { phone: phone || null };
    await lockPracticeFirst({ tx, companyId });
    const before = await tx
      .selectFrom("users")
      .select(FIELDS)
      .where("id", "=", userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const after = { ...before, ...wanted, ...own };
    const changed = FIELDS.filter((field) => !isDeepStrictEqual(after[field], before[field]));
    if (changed.length === 0) return presentUser(tx, userId);
    await tx
      .updateTable("users")
      .set({ ...others, ...own, updated_at: now })
      .$if(channels !== undefined, (query) => query.set({ notification_prefs: JSON.stringify(channels) }))
      .where("id", "=", userId)
      .execute();
    await recordAudit(tx, now, {
      companyId,
      actor: { type: "admin", id: userId },
      action: "profile_changed",
      subject: { type: "user", id: userId },
      params: { fields: changed.join(" ") },
      diff: auditDiff(told(before), told(after)),
      requestId,
    });
    await recordChange({ tx, companyId }, null);
    return presentUser(tx, userId);
  });
}
