/** A change that a client sends twice under one Idempotency-Key happens once and is answered twice. */
import { createHash } from "node:crypto";
import { type FastifyRequest } from "fastify";
import { DAY_MS } from "../../src/contract/durations.ts";
import { type CompanyWork, inCompany, type Ports } from "../platform/ports.ts";
import { signedIn } from "./currentSession.ts";
import { Problem } from "./problem.ts";

/** How long a repeated request is recognised, in milliseconds. */
export const RESPONSES_KEPT_MS = DAY_MS;
const LONGEST_KEY_CHARACTERS = 200;

/**
 * Runs `work` in a transaction of the company. A refused change leaves no trace, so that the same key may try again; limits
 * count inside, so that a response told again counts for nothing. `part`: which of the changes that one request asks for.
 */
export function runIdempotently<Body extends object>(
  ports: Ports,
  request: FastifyRequest,
  work: (unit: CompanyWork) => Promise<Body>,
  part = "",
): Promise<Body> {
  const { companyId, userId } = signedIn(request);
  const given = request.headers["idempotency-key"];
  return inCompany(ports, companyId, async (unit) => {
    if (typeof given !== "string" || given === "") return work(unit);
    if (given.length > LONGEST_KEY_CHARACTERS)
      throw new Problem(422, "invalid_input", ["The Idempotency-Key is too long."]);
    const key = `${given}${part}`;
    const known = await claim(unit, userId, key, fingerprintOf(request));
    if (known) return JSON.parse(known) as Body;
    const body = await work(unit);
    await unit.tx
      .updateTable("idempotency_keys")
      .set({ answer: JSON.stringify(body) })
      .where("user_id", "=", userId)
      .where("key", "=", key)
      .execute();
    return body;
  });
}

const fingerprintOf = ({ method, url, body }: FastifyRequest): string =>
  createHash("sha256")
    .update(JSON.stringify([method, url, body ?? null]))
    .digest("base64url");

/** The earlier response, if there is one. A request under way with the same key is waited for by the insert itself. */
async function claim({ tx, now, companyId }: CompanyWork, userId: number, key: string, fingerprint: string) {
  const old = new Date(now.getTime() - RESPONSES_KEPT_MS);
  await tx.deleteFrom("idempotency_keys").where("user_id", "=", userId).where("created_at", "<", old).execute();
  const claimed = await tx
    .insertInto("idempotency_keys")
    .values({ company_id: companyId, user_id: userId, key, fingerprint, answer: null, created_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "key"]).doNothing())
    .returning("key")
    .executeTakeFirst();
  if (claimed) return undefined;
  const earlier = await tx
    .selectFrom("idempotency_keys")
    .selectAll()
    .where("user_id", "=", userId)
    .where("key", "=", key)
    .executeTakeFirst();
  if (earlier?.fingerprint !== fingerprint || earlier.answer === null)
    throw new Problem(409, "invalid_transition", ["This Idempotency-Key was used for another request."]);
  return earlier.answer;
}
