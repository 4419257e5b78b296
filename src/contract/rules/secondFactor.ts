/** How a code that a person typed goes over the wire. */
import { type SignInProof } from "../shapes/session.ts";

/** Recovery codes have letters in them, an authenticator app's codes have none. Digits may be of full width, as "１２３". */
export function proofOf(typed: string): SignInProof {
  const code = typed.normalize("NFKC").trim();
  return /^[\d\s-]*$/.test(code) ? { otp_code: code } : { recovery_code: code };
}
