/** What owners decide about colleagues: name, role, and whether they may come in. */
import { fullName, splitFullName } from "../../../src/contract/names.ts";
import { type AdministratorChange } from "../../../src/contract/shapes/administrator.ts";
import { type By } from "../../domain/auditBy.ts";
import { auditDiff } from "../../domain/auditDiff.ts";
import { userLanguage } from "../../domain/userLanguage.ts";
import { formProblems } from "../../http/formProblems.ts";
import { invalid } from "../../http/problem.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { endSessions } from "../auth/public.ts";
import { auditUser } from "./auditUser.ts";
import {
  type Colleague,
  findColleague,
  lockPeople,
  notPossible,
  refuseIfLastOwner,
  refuseUnlessOwner,
} from "./lockPeople.ts";

export function checkedChange({ name, role }: AdministratorChange): AdministratorChange {
  const wrong = name === undefined ? undefined : formProblems("invitation", { name })?.name;
  if (wrong) throw invalid({ name: wrong });
  return { ...(name === undefined ? {} : { name }), ...(role ? { role } : {}) };
}

/** What changes of the name, typed as it is shown in the language; nothing where it is the one of now. */
function renamed({ first_name, last_name }: Colleague, name: string | undefined, language: string) {
  const own = { first_name, last_name };
  if (name === undefined || name.trim() === fullName(own, language)) return undefined;
  const parts = splitFullName(name, language);
  const diff = auditDiff(own, parts);
  return Object.keys(diff).length === 0 ? undefined : { parts, diff };
}

/** Everybody may correct their own name; the rest is for owners. */
export async function changeUser(unit: CompanyWork, by: By, id: number, change: AdministratorChange): Promise<void> {
  const { tx, now } = unit;
  const actor = await lockPeople(unit, by.userId);
  const before = await findColleague(unit, id);
  const { name, role = before.role } = change;
  const language = await userLanguage(tx, actor.id);
  if (id !== actor.id || role !== before.role) refuseUnlessOwner(actor);
  if (role !== "owner") await refuseIfLastOwner(unit, before);
  const changed = renamed(before, name, language);
  if (!changed && role === before.role) return;
  await tx
    .updateTable("users")
    .set({ ...changed?.parts, role, updated_at: now })
    .where("id", "=", id)
    .execute();
  if (role !== before.role)
    await auditUser(unit, by, "user_role_changed", id, { params: { from: before.role, to: role } });
  if (changed) await auditUser(unit, by, "user_changed", id, { diff: changed.diff });
}

/** The sessions end at once, and with them the sockets. */
export async function disableUser(unit: CompanyWork, by: By, id: number): Promise<void> {
  const { tx, now } = unit;
  refuseUnlessOwner(await lockPeople(unit, by.userId));
  const person = await findColleague(unit, id);
  if (person.status === "invited") throw notPossible("This person has not signed up yet. Withdraw the invitation.");
  if (person.status === "disabled") return;
  await refuseIfLastOwner(unit, person);
  await tx.updateTable("users").set({ status: "disabled", updated_at: now }).where("id", "=", id).execute();
  await endSessions(tx, id);
  await auditUser(unit, by, "user_disabled", id);
}

export async function enableUser(unit: CompanyWork, by: By, id: number): Promise<void> {
  const { tx, now } = unit;
  refuseUnlessOwner(await lockPeople(unit, by.userId));
  const { status } = await findColleague(unit, id);
  if (status === "invited") throw notPossible("This person has not signed up yet.");
  if (status === "active") return;
  await tx.updateTable("users").set({ status: "active", updated_at: now }).where("id", "=", id).execute();
  await auditUser(unit, by, "user_enabled", id);
}
