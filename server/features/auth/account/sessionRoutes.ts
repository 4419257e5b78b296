/** Authentication calls of somebody who has a session, each with Devise's own words for who has none (docs/contract.md §4). */
import { HOUR_MS, MINUTE_MS } from "../../../../src/contract/durations.ts";
import {
  NewPasswordBody,
  NewPasswordResponse,
  SuccessResponse,
  ValidateTokenQuery,
  ValidateTokenResponse,
} from "../../../../src/contract/shapes/session.ts";
import { auditBy, byWhom } from "../../../domain/auditBy.ts";
import { lockPracticeFirst } from "../../../domain/lockPracticeFirst.ts";
import { signedIn } from "../../../http/currentSession.ts";
import { Problem } from "../../../http/problem.ts";
import { addressKey, rateLimit } from "../../../http/rateLimit.ts";
import { type Routes } from "../../../http/typedRoutes.ts";
import { inCompany } from "../../../platform/ports.ts";
import { presentUser } from "../person/presentUser.ts";
import { endSession } from "../session/endSessions.ts";
import { setNewPassword, unauthorized } from "./newPassword.ts";

const invalidCredentials = (): Problem =>
  new Problem(401, "not_signed_in", ["Invalid login credentials"], { success: false });
const notLoggedIn = (): Problem =>
  new Problem(404, "not_signed_in", ["User was not found or was not logged in."], { success: false });

export const sessionRoutes: Routes = async (app, ports) => {
  app.get(
    "/auth/validate_token",
    {
      config: { session: { refusal: invalidCredentials, whileSecondFactorIsDue: true } },
      schema: { querystring: ValidateTokenQuery, response: { 200: ValidateTokenResponse } },
    },
    async (request) =>
      ({ success: true, data: await presentUser(ports.database.db, signedIn(request).userId) }) as const,
  );
  app.delete(
    "/auth/sign_out",
    {
      config: { session: { refusal: notLoggedIn, whileSecondFactorIsDue: true } },
      schema: { response: { 200: SuccessResponse } },
    },
    async (request, reply) => {
      const { userId, companyId, sessionId } = signedIn(request);
      await inCompany(ports, companyId, async (unit) => {
        await lockPracticeFirst(unit);
        await endSession(unit.tx, userId, sessionId);
        await auditBy(unit, byWhom(request), { action: "signed_out", subject: { type: "user", id: userId } });
      });
      // The next person at this computer must not find answers in the browser's cache; what the app stores, it clears itself.
      return reply.header("clear-site-data", '"cache"').send({ success: true });
    },
  );
  app.put(
    "/auth/password",
    {
      config: { session: { scope: "password_reset", refusal: unauthorized } },
      schema: { body: NewPasswordBody, response: { 200: NewPasswordResponse } },
    },
    async (request) => {
      const session = signedIn(request);
      await rateLimit(ports, [
        { key: `new_password/ip/${addressKey(request)}`, max: 25, windowMs: 5 * MINUTE_MS },
        { key: `new_password/user/${session.userId}`, max: 10, windowMs: HOUR_MS },
      ]);
      const data = await setNewPassword(ports, session, request.body);
      return { success: true, data, message: "Your password has been successfully updated." } as const;
    },
  );
};
