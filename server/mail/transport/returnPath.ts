/**
 * Under which address a mail that cannot be delivered comes back: it names the mail (VERP), so that a report need not be
 * understood to know what it is about. Signed, so that nobody can blame an address for a mail that it never got.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { type Ports } from "../../platform/ports.ts";

type Needs = { config: Pick<Ports["config"], "bounceAddress">; keys: Pick<Ports["keys"], "returnPaths"> };

/** Hexadecimal, since mail servers may change capitals; 80 bits. */
const MAC_CHARACTERS = 20;
const mac = (key: Buffer, id: string): string =>
  createHmac("sha256", key).update(id).digest("hex").slice(0, MAC_CHARACTERS);

/** "bounces+1a.0f3c…@mail.example.test" for the outbox row; undefined: reports are not read. */
export function returnPath({ config, keys }: Needs, mailId: number): string | undefined {
  const [local, domain] = config.bounceAddress?.split("@") ?? [];
  if (!local || !domain) return undefined;
  const id = mailId.toString(36);
  return `${local}+${id}.${mac(keys.returnPaths[0], id)}@${domain}`;
}

/** Which outbox row the address names. Undefined: not one of ours. */
export function readReturnPath({ config, keys }: Needs, address: string): number | undefined {
  const [local, domain] = config.bounceAddress?.toLowerCase().split("@") ?? [];
  const [, name, id, signed, at] =
    /^([^+@]+)\+([1-9a-z][0-9a-z]{0,10})\.([0-9a-f]{20})@(.+)$/.exec(address.toLowerCase()) ?? [];
  if (!local || !domain || name !== local || at !== domain || !id || !signed) return undefined;
  const isOurs = keys.returnPaths.some((key) => timingSafeEqual(Buffer.from(mac(key, id)), Buffer.from(signed)));
  return isOurs ? Number.parseInt(id, 36) : undefined;
}
