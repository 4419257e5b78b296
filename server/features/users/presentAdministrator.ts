/** Administrators as their colleagues see them: the only way these rows become JSON. */
import { type Administrator } from "../../../src/contract/shapes/administrator.ts";
import { type Db, type Tx } from "../../db/database.ts";
import { notFound } from "../../http/problem.ts";

/** `db` is a company's handle: it sees that company's people only. */
const administrators = (db: Db | Tx, now: Date) =>
  db
    .selectFrom("users")
    .select(["users.id", "users.first_name", "users.last_name", "users.email", "users.role", "users.status"])
    .select((e) => [
      // Sessions go when they end; that somebody signed in and out stays.
      e
        .fn<Date | null>("greatest", [
          e
            .selectFrom("sessions")
            .whereRef("sessions.user_id", "=", "users.id")
            .where("sessions.scope", "=", "full")
            .select(({ fn }) => fn.max("sessions.last_used_at").as("used")),
          e
            .selectFrom("audit_events as event")
            .whereRef("event.company_id", "=", "users.company_id")
            .where("event.subject_type", "=", "user")
            .whereRef("event.subject_id", "=", "users.id")
            .where("event.action", "in", ["signed_in", "signed_out"])
            .select(({ fn }) => fn.max("event.created_at").as("at")),
        ])
        .as("last_seen_at"),
      e
        .selectFrom("user_tokens as token")
        .whereRef("token.user_id", "=", "users.id")
        .where("token.kind", "=", "invitation")
        .where("token.used_at", "is", null)
        .where("token.expires_at", ">", now)
        .select(({ fn }) => fn.max("token.expires_at").as("expires"))
        .as("invitation_expires_at"),
      e
        .exists(
          e
            .selectFrom("second_factors")
            .select("second_factors.user_id")
            .whereRef("second_factors.user_id", "=", "users.id")
            .where("second_factors.confirmed_at", "is not", null),
        )
        .as("second_factor"),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof administrators>["executeTakeFirstOrThrow"]>>;

const present = ({ last_seen_at, invitation_expires_at, second_factor, ...row }: Row): Administrator => ({
  ...row,
  second_factor: Boolean(second_factor),
  last_seen_at: last_seen_at?.toISOString() ?? null,
  invitation_expires_at: invitation_expires_at?.toISOString() ?? null,
});

export async function listAdministrators(db: Db | Tx, now: Date): Promise<Administrator[]> {
  const rows = await administrators(db, now).orderBy("users.created_at").orderBy("users.id").execute();
  return rows.map(present);
}

export async function presentAdministrator(db: Db | Tx, now: Date, id: number): Promise<Administrator> {
  const row = await administrators(db, now).where("users.id", "=", id).executeTakeFirst();
  if (!row) throw notFound("user");
  return present(row);
}
