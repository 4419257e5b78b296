/** Who asks: the session that an authenticated request carries. Set by the sessions plugin, read by every private route. */
import { type FastifyRequest } from "fastify";
import { type UserRole } from "../../src/contract/account.ts";
import { Problem } from "./problem.ts";

export type SignedIn = {
  userId: number;
  companyId: number;
  sessionId: string;
  /** `second_factor`: the practice requires two-step verification, and this session may only set it up. */
  scope: "full" | "password_reset" | "second_factor";
  role: UserRole;
  /** The person's address as it is now; the request may have named an older one. */
  uid: string;
  name: string;
};

declare module "fastify" {
  interface FastifyRequest {
    /** Null until the sessions plugin has accepted the request's credentials. */
    signedIn: SignedIn | null;
  }
}

/** The session of a private route; the sessions plugin has refused everybody else before. */
export function signedIn(request: FastifyRequest): SignedIn {
  if (!request.signedIn) throw new Problem(401, "not_signed_in", ["You need to sign in or sign up before continuing."]);
  return request.signedIn;
}
