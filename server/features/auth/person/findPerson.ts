/** The person behind an address, with what decides whether a session may be theirs. */
import { type Db, type Tx } from "../../../db/database.ts";

export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/** Addresses are compared without regard to case and to spaces around them, as Devise does. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** Who was invited and has not answered is nobody's account yet. */
export async function findPerson(db: Db | Tx, email: string) {
  return db
    .selectFrom("users")
    .innerJoin("companies", "companies.id", "users.company_id")
    .select(["users.id", "users.company_id", "users.email", "users.first_name", "users.last_name", "users.locale"])
    .select(["users.password_hash", "users.password_version", "users.confirmed_at", "users.status"])
    .select(["companies.name as practice", "companies.status as company_status", "companies.verified_at"])
    .where("users.status", "<>", "invited")
    .where((e) => e(e.fn<string>("lower", ["users.email"]), "=", e.fn<string>("lower", [e.val(normalEmail(email))])))
    .executeTakeFirst();
}

/** Whether the provider's staff let the practice in. */
export const isVerified = ({ company_status, verified_at }: Person): boolean =>
  company_status === "active" && verified_at !== null;
