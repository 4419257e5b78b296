/** One's own account: profile, password, address, and where one is signed in. */
import { type FastifyRequest } from "fastify";
import {
  AccountRequest,
  AccountResponse,
  SessionParams,
  SessionsResponse,
} from "../../../../src/contract/shapes/account.ts";
import { SuccessResponse } from "../../../../src/contract/shapes/session.ts";
import { type User } from "../../../../src/contract/shapes/user.ts";
import { signedIn } from "../../../http/currentSession.ts";
import { type Routes } from "../../../http/typedRoutes.ts";
import { type Ports } from "../../../platform/ports.ts";
import { listSessions, revokeOthers, revokeSession } from "../session/ownSessions.ts";
import { repeatEmailChange, requestEmailChange, withdrawEmailChange } from "./changeEmail.ts";
import { changePassword } from "./changePassword.ts";
import { changeProfile, refused } from "./changeProfile.ts";

/** One thing at a time: which of them failed must be plain. */
function change(ports: Ports, request: FastifyRequest, given: AccountRequest): Promise<User> {
  const { current_password, password, password_confirmation, email, ...profile } = given;
  const uses = [
    password !== undefined || password_confirmation !== undefined,
    email !== undefined,
    Object.keys(profile).length > 0,
  ];
  if (uses.filter(Boolean).length > 1)
    throw refused({ account: ["can change its profile, its email or its password, one at a time"] });
  if (uses[0]) return changePassword(ports, request, given);
  if (uses[1]) return requestEmailChange(ports, request, given);
  return changeProfile(ports, signedIn(request), profile, request.id);
}

const success = (data: User) => ({ status: "success", data }) as const;

export const ownAccountRoutes: Routes = async (app, ports) => {
  app.put("/auth", { schema: { body: AccountRequest, response: { 200: AccountResponse } } }, async (request) =>
    success(await change(ports, request, request.body)),
  );
  const waiting = "/auth/unconfirmed_email";
  app.post(waiting, { schema: { response: { 200: AccountResponse } } }, async (request) =>
    success(await repeatEmailChange(ports, request)),
  );
  app.delete(waiting, { schema: { response: { 200: AccountResponse } } }, async (request) =>
    success(await withdrawEmailChange(ports, request)),
  );
  app.get("/auth/sessions", { schema: { response: { 200: SessionsResponse } } }, async (request) => ({
    data: await listSessions(ports, signedIn(request)),
  }));
  app.delete("/auth/sessions", { schema: { response: { 200: SuccessResponse } } }, async (request) => {
    await revokeOthers(ports, signedIn(request), request.id);
    return { success: true } as const;
  });
  app.delete(
    "/auth/sessions/:id",
    { schema: { params: SessionParams, response: { 200: SuccessResponse } } },
    async (request) => {
      await revokeSession(ports, signedIn(request), request.params.id, request.id);
      return { success: true } as const;
    },
  );
};
