/** Two-step verification as somebody has it who set it up, by the routes that a browser calls. */
import { type Ports } from "../../../server/platform/ports.ts";
import { type Caller } from "../asUser.ts";
import { PASSWORD } from "../builders.ts";
import { oneTimeCode } from "./oneTimeCode.ts";

/** Resolves to the secret and the recovery codes. */
export async function setUpSecondFactor(ports: Ports, call: Caller): Promise<{ secret: string; codes: string[] }> {
  const { body } = await call("POST", "/auth/second_factor", { current_password: PASSWORD });
  const { secret } = body.data;
  const code = oneTimeCode(secret, ports.clock.now());
  const confirmed = await call("PUT", "/auth/second_factor", { otp_code: code });
  return { secret, codes: confirmed.body.data.recovery_codes };
}
