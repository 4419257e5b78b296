/** Keys for one purpose each, derived from the one secret (HKDF-SHA-256), so that none stands in for another. */
import { hkdfSync, randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Config } from "./config.ts";

/** Of links that outlive a change of the secret: the first key signs, what another one signed is still believed. */
type LinkKeys = readonly [Buffer, ...Buffer[]];

export type SecretKeys = Record<"sessions" | "pageStamps" | "mailPreviews", Buffer> &
  Record<"doctorLinks" | "calendarFeeds" | "returnPaths" | "secondFactors", LinkKeys>;

/** `previous`: the secret before this one. */
export function deriveKeys(secret: string, previous?: string): SecretKeys {
  const key = (purpose: string, from = secret): Buffer =>
    Buffer.from(hkdfSync("sha256", from, "", `callouts/${purpose}`, 32));
  const linkKeys = (purpose: string): LinkKeys => [key(purpose), ...(previous ? [key(purpose, previous)] : [])];
  return {
    sessions: key("sessions"),
    doctorLinks: linkKeys("doctor-links"),
    pageStamps: key("page-stamps"),
    mailPreviews: key("mail-previews"),
    calendarFeeds: linkKeys("calendar-feeds"),
    returnPaths: linkKeys("return-paths"),
    secondFactors: linkKeys("second-factors"),
  };
}

/** Tells two secrets apart, and nothing about either. */
export const fingerprint = (secret: string): string =>
  Buffer.from(hkdfSync("sha256", secret, "", "callouts/fingerprint", 4)).toString("hex");

const secretFile = (dataDir: string): string => path.join(dataDir, "secret.key");

/** The secret that the data directory keeps; undefined where it has none. */
export async function readKeptSecret(dataDir: string): Promise<string | undefined> {
  try {
    return await readFile(secretFile(dataDir), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Makes the data directory keep that secret, unless it keeps one already; resolves to the one it keeps then. */
export async function keepSecret(dataDir: string, secret: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(secretFile(dataDir), secret, { mode: 0o600, flag: "wx" }).catch((error) => {
    if (error.code !== "EEXIST") throw error;
  });
  return readFile(secretFile(dataDir), "utf8");
}

type KeyConfig = Pick<Config, "secretKey" | "secretKeyPrevious" | "dataDir">;

/** The secret from the environment, else one made once and kept in the data directory, readable by its owner only. */
export async function loadKeys({ secretKey, secretKeyPrevious, dataDir }: KeyConfig): Promise<SecretKeys> {
  if (secretKey) return deriveKeys(secretKey, secretKeyPrevious);
  return deriveKeys(await keepSecret(dataDir, randomBytes(48).toString("base64url")), secretKeyPrevious);
}
