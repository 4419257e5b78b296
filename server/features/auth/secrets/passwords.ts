/** Hashing passwords: slow on purpose, and so limited, or a crowd of sign-ins would take the memory. */
import argon2 from "argon2";
import { Problem } from "../../../http/problem.ts";
import { concurrencyLimit } from "../../../platform/concurrencyLimit.ts";
import { type Config } from "../../../platform/config.ts";

type Strength = Pick<Config, "passwordMemory">;
const cost = ({ passwordMemory }: Strength) =>
  ({ type: argon2.argon2id, memoryCost: passwordMemory, timeCost: 2, parallelism: 1 }) as const;

const tooBusy = (): Problem =>
  new Problem(503, "unavailable", ["The service is busy just now. Please try again."], {}, 2);
const hashing = concurrencyLimit({ atOnce: 4, waiting: { most: 64, refusal: tooBusy } });

/** Hashed exactly as it came: not trimmed, not normalised. */
export const hashPassword = (strength: Strength, password: string): Promise<string> =>
  hashing(() => argon2.hash(password, cost(strength)));

/** Stands in for the hash of a person who is not there, so that finding nobody takes as long. */
let nobody: Promise<string> | undefined;

function nobodysHash(strength: Strength): Promise<string> {
  nobody ??= argon2.hash("nobody", cost(strength)).catch((error: unknown) => {
    // For want of memory, say: the next one who signs in tries again.
    nobody = undefined;
    throw error;
  });
  return nobody;
}

type Compare = () => Promise<boolean>;

/**
 * Whether the password is the hashed one; without a hash never, in the same time. `inTurn` is called when it is this
 * one's turn, for what must be looked at then: those who wait for theirs have come past every bound already.
 */
export async function verifyPassword(
  strength: Strength,
  hash: string | null | undefined,
  password: string,
  inTurn: (compare: Compare) => Promise<boolean> = (compare) => compare(),
): Promise<boolean> {
  const standIn = await nobodysHash(strength);
  return hashing(() =>
    inTurn(async () => (await argon2.verify(hash ?? standIn, password)) && hash !== null && hash !== undefined),
  );
}

/** Whether the hash is of weaker make than today's. */
export const isOutdated = (strength: Strength, hash: string): boolean => argon2.needsRehash(hash, cost(strength));
