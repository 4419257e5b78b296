/** What the page behind a confirmation link sends when a person presses its button. */
import { type InjectOptions } from "fastify";
import { pageStamp } from "../../../server/pages/pageStamp.ts";
import { type Ports } from "../../../server/platform/ports.ts";

/** Of a page that was opened a minute ago. */
export function confirmationFields(ports: Ports, secret: string): [string, string][] {
  const before = new Date(ports.clock.now().getTime() - 60_000);
  const stamp = pageStamp({ ...ports, clock: { now: () => before } }, secret);
  return [
    ["confirmation_token", secret],
    ["stamp", stamp],
  ];
}

export const confirmationPress = (ports: Ports, secret: string): InjectOptions => ({
  method: "POST",
  url: "/admin_api/auth/confirmation",
  headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
  payload: new URLSearchParams(confirmationFields(ports, secret)).toString(),
});
