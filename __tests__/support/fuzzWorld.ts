/** What the fuzz tests aim at: a practice with one of everything, the body that each route takes, and how to twist it. */
import { type Ports } from "../../server/platform/ports.ts";
import { aCallout, aPractice } from "./aCallout.ts";
import { aUser } from "./builders.ts";
import { TABLE, type World } from "./routeTable.ts";

/** A practice with a callout under way, so that every route finds what it names. */
export async function everyKind(ports: Ports): Promise<World> {
  const practice = await aPractice(ports);
  const callout = await aCallout(ports, practice);
  const { db } = ports.database;
  const colleague = await aUser(db, { company_id: practice.companyId, status: "invited" });
  const values = { company_id: practice.companyId, name: "Group" };
  const group = await db.insertInto("doctor_groups").values(values).returning("id").executeTakeFirstOrThrow();
  const notification = await db.selectFrom("notifications").select("id").executeTakeFirstOrThrow();
  return {
    a: practice,
    b: practice,
    ids: {
      callout: callout.id,
      list: callout.lists[0]?.id ?? 0,
      response: callout.responses[0]?.id ?? 0,
      recipient: callout.recipients[0]?.id ?? 0,
      notification: notification.id,
      user: colleague.id,
      doctor: practice.doctors[0]?.id ?? 0,
      group: group.id,
      unavailability: 1,
    },
    session: "00000000-0000-4000-8000-000000000000",
  };
}

const PUBLIC: Record<string, object> = {
  "POST /admin_api/auth/sign_in": { email: "a@example.test", password: "x" },
  "POST /admin_api/auth/password": { email: "a@example.test", redirect_url: "http://127.0.0.1:3000/set-new-password" },
  "POST /admin_api/auth/confirmation": { email: "a@example.test" },
  "PUT /admin_api/complete_signup": { invitation_token: "x", email: "a@example.test", name: "N", password: "x" },
  "POST /admin_api/auth": {
    sign_up: { company_name: "Practice", name: "Anna", email: "a@example.test", phone: "020" },
  },
};

/** The body that the route of this key ("POST /admin_api/…") is given when all is well. */
export function bodyOf(key: string, world: World): unknown {
  const row = TABLE[key] ?? "public";
  if (row === "public") return PUBLIC[key] ?? {};
  return "own" in row ? row.own(world) : row.body?.(world);
}

/** The kind of session that may call it. */
export const scopeOf = (key: string): "full" | "password_reset" =>
  key.endsWith("PUT /admin_api/auth/password") ? "password_reset" : "full";

export type Path = (string | number)[];

/** The value with something else at that place; what leads there is made where it is not. */
export function put(value: unknown, [key, ...rest]: Path, nasty: unknown): unknown {
  if (key === undefined) return nasty;
  const empty = typeof key === "number" ? [] : {};
  const copy = (Array.isArray(value) ? [...value] : { ...empty, ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  copy[key] = put(copy[key], rest, nasty);
  return Array.isArray(value) || typeof key !== "number" ? copy : Object.values(copy);
}
