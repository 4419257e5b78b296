/** When a form was handed out, signed: a press sooner than a hand can press is a machine's. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { type Ports } from "../platform/ports.ts";

/** Milliseconds a person needs at least between seeing the page and pressing a button. */
const LEAST_AGE_MS = 800;

/** The recipient or doctor whose link it is, or the secret of a link that is good for one press. */
type Whose = number | string;

const sign = ({ keys }: Ports, whose: Whose, at: string): string =>
  createHmac("sha256", keys.pageStamps).update(`${whose}.${at}`).digest("base64url");

export function pageStamp(ports: Ports, whose: Whose): string {
  const at = ports.clock.now().getTime().toString(36);
  return `${at}.${sign(ports, whose, at)}`;
}

/** `young`: genuine, but pressed too soon. `forged`: not ours, or somebody else's. There is no oldest age: the link has one. */
export function checkPageStamp(ports: Ports, whose: Whose, stamp: unknown): "good" | "young" | "forged" {
  const [, at, mac] = (typeof stamp === "string" && /^([0-9a-z]{1,11})\.([\w-]{43})$/.exec(stamp)) || [];
  if (!at || !mac) return "forged";
  if (!timingSafeEqual(Buffer.from(mac), Buffer.from(sign(ports, whose, at)))) return "forged";
  return ports.clock.now().getTime() - Number.parseInt(at, 36) >= LEAST_AGE_MS ? "good" : "young";
}
