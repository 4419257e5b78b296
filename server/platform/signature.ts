/** What makes a link ours: a MAC over what it says. */
import { createHmac, timingSafeEqual } from "node:crypto";

/** 43 signs of base64url. */
export const signature = (key: Buffer, text: string): string =>
  createHmac("sha256", key).update(text).digest("base64url");

/** Compared as text: the last character of base64url has spare bits, so other spellings would decode alike. */
export const isSigned = (keys: readonly Buffer[], text: string, mac: string): boolean =>
  keys.some((key) => timingSafeEqual(Buffer.from(mac), Buffer.from(signature(key, text))));
