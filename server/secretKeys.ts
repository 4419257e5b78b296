/** Keys for one purpose each, derived from the one secret (HKDF-SHA-256), so that none stands in for another. */
import { hkdfSync, randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

export type SecretKeys = Record<"sessions" | "doctorLinks" | "pageStamps" | "mailPreviews" | "calendarFeeds", Buffer>;

export function deriveKeys(secret: string): SecretKeys {
  const key = (purpose: string): Buffer => Buffer.from(hkdfSync("sha256", secret, "", `callouts/${purpose}`, 32));
  return {
    sessions: key("sessions"),
    doctorLinks: key("doctor-links"),
    pageStamps: key("page-stamps"),
    mailPreviews: key("mail-previews"),
    calendarFeeds: key("calendar-feeds"),
  };
}

/** The secret from the environment, else one made once and kept in the data directory, readable by its owner only. */
export async function loadKeys(secretKey: string | undefined, dataDir: string): Promise<SecretKeys> {
  if (secretKey) return deriveKeys(secretKey);
  const file = path.join(dataDir, "secret.key");
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" }).catch((error) => {
    if (error.code !== "EEXIST") throw error;
  });
  return deriveKeys(await readFile(file, "utf8"));
}
