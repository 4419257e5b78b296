/** Two practices for the tests of isolation: nothing of the first may ever be seen by the second. */
import { sql } from "kysely";
import { takeCall } from "../../server/features/callouts/ringRound/takeCall.ts";
import { inCompany, type Ports } from "../../server/platform/ports.ts";
import { aCallout, anAnswer, aPractice } from "./aCallout.ts";
import { aUser } from "./builders.ts";
import { aComment } from "./comments.ts";
import { type World } from "./routeRow.ts";
import { signInHeaders } from "./signIn.ts";
import { someStanding } from "./standingLists.ts";

/** Practice A has a row of each kind, with `canary` in its names and words; its administrator is signed in. */
export async function twoPractices(ports: Ports, canary: string): Promise<World> {
  const { db } = ports.database;
  const [a, b] = [await aPractice(ports), await aPractice(ports)];
  for (const [table, column] of [
    ["doctors", "last_name"],
    ["sites", "name"],
    ["surgeons", "display_name"],
  ] as const)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${canary} where company_id = ${a.companyId}`.execute(
      db,
    );
  const made = await aCallout(ports, a, { message: canary });
  for (const doctor of a.doctors) await anAnswer(ports, a, made, doctor, "available", { note: canary });
  const notification = await db
    .selectFrom("notifications")
    .select("id")
    .where("company_id", "=", a.companyId)
    .executeTakeFirstOrThrow();
  const colleague = await aUser(db, { company_id: a.companyId, last_name: canary, status: "invited" });
  const doctor = a.doctors[0]?.id ?? 0;
  const group = await db
    .insertInto("doctor_groups")
    .values({ company_id: a.companyId, name: canary })
    .returning("id")
    .executeTakeFirstOrThrow();
  const away = await db
    .insertInto("doctor_unavailabilities")
    .values({
      company_id: a.companyId,
      doctor_id: doctor,
      starts_at: new Date("2026-12-01T00:00:00Z"),
      ends_at: new Date("2026-12-08T00:00:00Z"),
      reason: "leave",
      created_at: ports.clock.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: plan } = await db
    .insertInto("wave_plans")
    .values({ company_id: a.companyId, name: canary, updated_at: ports.clock.now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: view } = await db
    .insertInto("saved_views")
    .values({
      ...{ company_id: a.companyId, user_id: a.user.id, name: canary, query: `q=${canary}`, shared: true },
      updated_at: ports.clock.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const recipient = made.recipients[0]?.id ?? 0;
  await inCompany(ports, a.companyId, (unit) =>
    takeCall(unit, { calloutId: made.id, recipientId: recipient }, a.user.id),
  );
  const call = await db.selectFrom("phone_calls").select("id").executeTakeFirstOrThrow();
  const ids = {
    doctor,
    plan,
    view,
    call: call.id,
    comment: await aComment(ports, a, made.id, canary),
    group: group.id,
    unavailability: away.id,
    callout: made.id,
    list: made.lists[0]?.id ?? 0,
    response: made.responses[0]?.id ?? 0,
    recipient,
    notification: notification.id,
    user: colleague.id,
    ...(await someStanding(db, a, canary)),
  };
  await signInHeaders(ports, a.user);
  const { id: session } = await db
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", a.user.id)
    .executeTakeFirstOrThrow();
  return { a, b, ids, session };
}
