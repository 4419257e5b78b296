/** How a code that a person typed goes over the wire. */
import { type SignInProof } from "../shapes/session.ts";

/** Recovery codes have letters in them, an authenticator app's codes have none. */
export const proofOf = (code: string): SignInProof =>
  /^[\d\s-]*$/.test(code) ? { otp_code: code.trim() } : { recovery_code: code.trim() };
