/** Authentication calls that need no session (docs/contract.md §4, specification §7). */
import { RESET_PAGE_PATH, RESET_REDIRECT_PATH } from "../../../src/contract/session.ts";
import {
  CompleteSignupRequest,
  ResetBody,
  ResetQuery,
  ResetSessionResponse,
  SignInBody,
  SignInResponse,
  SignUpBody,
  SignUpResponse,
  SuccessResponse,
} from "../../../src/contract/shapes/session.ts";
import { formProblems } from "../../http/formProblems.ts";
import { isOwnOrigin } from "../../http/origins.ts";
import { invalid, Problem } from "../../http/problem.ts";
import { type Routes } from "../../http/typedRoutes.ts";
import { type Ports } from "../../platform/ports.ts";
import { openResetSession } from "./account/newPassword.ts";
import { limitMailRequest, limitToken } from "./person/authLimits.ts";
import { promiseAccountWork, workSettled } from "./person/backgroundWork.ts";
import { completeSignup } from "./registration/completeSignup.ts";
import { register } from "./registration/register.ts";
import { signIn } from "./session/signIn.ts";

/** Devise's response when it must not tell whether an address is known. */
const PARANOID =
  "If your email address exists in our database, you will receive a password recovery link at your email address in a few minutes.";

/** The two pages a reset may lead to; we never redirect there, yet a foreign one is refused. */
function refuseForeignRedirect({ config }: Ports, redirectUrl: string | undefined): void {
  if (redirectUrl === undefined) return;
  const url = URL.parse(redirectUrl);
  const ours = url && isOwnOrigin(config, url.origin) && !url.username && !url.password;
  if (ours && [RESET_REDIRECT_PATH, RESET_PAGE_PATH].includes(url.pathname)) return;
  throw new Problem(422, "invalid_input", [`Redirect to '${redirectUrl}' not allowed.`], { success: false });
}

const accountRoutes: Routes = async (app, ports) => {
  app.post(
    "/auth/sign_in",
    { schema: { body: SignInBody, response: { 200: SignInResponse } } },
    async (request, reply) => {
      const { email = "", password = "", ...proof } = request.body;
      const { body, headers } = await signIn(ports, request, { ...proof, email, password });
      return reply.headers(headers).send(body);
    },
  );
  app.get("/auth/sign_in", { exposeHeadRoute: false, schema: { hide: true } }, async () => {
    const refusal = ["Use POST /sign_in to sign in. GET is not supported."];
    throw new Problem(405, "bad_request", refusal, { success: false });
  });
  app.post("/auth", { schema: { body: SignUpBody, response: { 200: SignUpResponse } } }, async (request) => {
    const { sign_up } = request.body;
    if (!sign_up)
      throw new Problem(422, "invalid_input", ["Please submit proper sign up data in request body."], {
        success: false,
        status: "error",
      });
    return { success: true, status: "success", data: await register(ports, request, sign_up) } as const;
  });
  app.put(
    "/complete_signup",
    { schema: { body: CompleteSignupRequest, response: { 200: SuccessResponse } } },
    async (request) => {
      await limitToken(ports, request, request.body.invitation_token);
      await completeSignup(ports, request.body);
      return { success: true } as const;
    },
  );
};

const resetRoutes: Routes = async (app, ports) => {
  app.post("/auth/password", { schema: { body: ResetBody, response: { 200: SuccessResponse } } }, async (request) => {
    const { email, redirect_url } = request.body;
    if (!email?.trim())
      throw new Problem(401, "invalid_input", ["You must provide an email address."], { success: false });
    refuseForeignRedirect(ports, redirect_url);
    // Accounts have longer addresses than the form takes.
    const wrong = formProblems("login", { email })?.email;
    if (wrong) throw new Problem(422, "invalid_input", invalid({ email: wrong }).errors, { success: false });
    await limitMailRequest(ports, request);
    await promiseAccountWork(ports, request.log, { kind: "forgotten", email });
    return { success: true, message: PARANOID } as const;
  });
  app.get(
    "/auth/password/edit",
    // HEAD would open a session as well.
    { exposeHeadRoute: false, schema: { querystring: ResetQuery, response: { 200: ResetSessionResponse } } },
    async (request, reply) => {
      const { reset_password_token = "", redirect_url } = request.query;
      refuseForeignRedirect(ports, redirect_url);
      await limitToken(ports, request, reset_password_token);
      const headers = await openResetSession(ports, request, reset_password_token);
      return reply.headers(headers).send({ success: true, data: headers });
    },
  );
};

export const authRoutes: Routes = async (app, ports) => {
  app.addHook("onClose", () => workSettled(ports.database));
  // Called, not registered: the options hold the prefix, which would count twice.
  await accountRoutes(app, ports);
  await resetRoutes(app, ports);
};
