/** Time-based one-time codes (RFC 6238) as authenticator apps make them: six digits, SHA-1, 30 seconds. */
import { createHmac } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { type SecretKeys } from "../../../platform/secretKeys.ts";

const PERIOD_SECONDS = 30;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** Steps of clock drift that are forgiven, each way. */
const DRIFT_STEPS = 1;

/** What the database has of a secret; whoever has only that cannot make a code. */
export type Seed = { user_id: number; seed: string };

function generator(key: Buffer, { user_id, seed }: Seed, names: { issuer?: string; label?: string } = {}): TOTP {
  const derived = createHmac("sha256", key).update(`${user_id}.${seed}`).digest().subarray(0, SECRET_BYTES);
  const secret = new Secret({ buffer: Uint8Array.from(derived).buffer });
  return new TOTP({ ...names, secret, algorithm: "SHA1", digits: 6, period: PERIOD_SECONDS });
}

/** What an authenticator app needs; `issuer` and `label` are the names that it shows. */
export function describeSecret(keys: SecretKeys, seed: Seed, names: { issuer: string; label: string }) {
  const totp = generator(keys.secondFactors[0], seed, names);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The time step of the code, however it is typed; undefined where it is wrong at `now`. A secret from before a change of key is still good. */
export function stepOf(keys: SecretKeys, seed: Seed, code: string, now: Date): number | undefined {
  const token = code.normalize("NFKC").replaceAll(/[\s-]/g, "");
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = now.getTime();
  for (const key of keys.secondFactors) {
    const drift = generator(key, seed).validate({ token, timestamp, window: DRIFT_STEPS });
    if (drift !== null) return Math.floor(timestamp / 1000 / PERIOD_SECONDS) + drift;
  }
  return undefined;
}
