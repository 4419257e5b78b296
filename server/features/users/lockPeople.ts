/** One change of a practice's administrators at a time, so that two at once never leave it without an owner. */
import { type UserRole, type UserStatus } from "../../../src/contract/account.ts";
import { notFound, Problem } from "../../http/problem.ts";
import { type CompanyWork } from "../../platform/ports.ts";

/** Who acts, read again once nobody else can change it. */
export type Actor = { id: number; role: UserRole };
export type Colleague = {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  role: UserRole;
  status: UserStatus;
  password_version: number;
};

const forbidden = (): Problem => new Problem(403, "forbidden", ["Only an owner of the practice may do this."]);

/** Locks the practice's people; refuses whoever is no active administrator any more. */
export async function lockPeople({ tx, companyId }: CompanyWork, userId: number): Promise<Actor> {
  await tx.selectFrom("companies").select("id").where("id", "=", companyId).forUpdate().executeTakeFirstOrThrow();
  const actor = await tx
    .selectFrom("users")
    .select(["id", "role"])
    .where("id", "=", userId)
    .where("status", "=", "active")
    .executeTakeFirst();
  if (!actor) throw forbidden();
  return actor;
}

export function refuseUnlessOwner(actor: Actor): void {
  if (actor.role !== "owner") throw forbidden();
}

export async function findColleague({ tx }: CompanyWork, id: number): Promise<Colleague> {
  const found = await tx
    .selectFrom("users")
    .select(["id", "first_name", "last_name", "email", "role", "status", "password_version"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) throw notFound("user");
  return found;
}

/** What was asked for does not go with how things stand. */
export const notPossible = (reason: string): Problem => new Problem(409, "invalid_transition", [reason]);

/** The practice's invariant: somebody besides this person is an active owner. */
export async function refuseIfLastOwner({ tx }: CompanyWork, { id, role, status }: Colleague): Promise<void> {
  if (role !== "owner" || status !== "active") return;
  const other = await tx
    .selectFrom("users")
    .select("id")
    .where("role", "=", "owner")
    .where("status", "=", "active")
    .where("id", "<>", id)
    .executeTakeFirst();
  if (!other) throw new Problem(409, "last_owner", ["The practice needs at least one active owner."]);
}
