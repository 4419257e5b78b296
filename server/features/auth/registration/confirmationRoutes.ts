/** Confirming an address: the page, its button, and asking for the mail once more. */
import { ConfirmationBody, ConfirmationQuery } from "../../../../src/contract/shapes/session.ts";
import { EMAIL_CONFIRMED_PATH } from "../../../domain/accountPaths.ts";
import { Problem } from "../../../http/problem.ts";
import { type Routes } from "../../../http/typedRoutes.ts";
import { isOwnForm, sendPageHeaders } from "../../../pages/pageHeaders.ts";
import { checkPageStamp } from "../../../pages/pageStamp.ts";
import { limitMailRequest, limitToken } from "../person/authLimits.ts";
import { promiseAccountWork } from "../person/backgroundWork.ts";
import { kindOf } from "../secrets/mailedTokens.ts";
import { brokenChangePage, brokenLinkPage, confirmationPage, emailChangedPage } from "./confirmationPage.ts";
import { confirmEmail, isConfirmable } from "./confirmEmail.ts";
import { confirmEmailChange, isEmailChange } from "./confirmEmailChange.ts";

const PAGE = "text/html; charset=utf-8";

export const confirmationRoutes: Routes = async (app, ports) => {
  const { config, database } = ports;
  const isOpen = async (secret: string): Promise<boolean> =>
    (await isConfirmable(ports, secret)) || (await isEmailChange(ports, secret));
  const brokenPage = async (secret: string, language: string | undefined): Promise<string> =>
    (await kindOf(database.db, secret)) === "email_change"
      ? brokenChangePage(config, language)
      : brokenLinkPage(config, language);
  app.get("/auth/confirmation", { schema: { querystring: ConfirmationQuery } }, async (request, reply) => {
    const { confirmation_token: secret = "" } = request.query;
    const language = request.headers["accept-language"];
    sendPageHeaders(reply);
    if (await isOpen(secret)) return reply.type(PAGE).send(confirmationPage(ports, language, secret));
    return reply
      .code(404)
      .type(PAGE)
      .send(await brokenPage(secret, language));
  });
  app.post("/auth/confirmation", { schema: { body: ConfirmationBody } }, async (request, reply) => {
    const { confirmation_token: secret, stamp, email } = request.body;
    if (secret === undefined) {
      if (!email?.trim())
        throw new Problem(401, "invalid_input", ["You must provide an email address."], { success: false });
      await limitMailRequest(ports, request);
      await promiseAccountWork(ports, request.log, { kind: "confirmation", email });
      return { success: true };
    }
    if (!isOwnForm(request, config))
      throw new Problem(403, "forbidden", ["Requests from other sites are not accepted."]);
    await limitToken(ports, request, secret);
    sendPageHeaders(reply);
    const language = request.headers["accept-language"];
    const isPressed = checkPageStamp(ports, secret, stamp) === "good";
    if (!isPressed && (await isOpen(secret)))
      return reply
        .code(422)
        .type(PAGE)
        .send(confirmationPage(ports, language, secret, { again: true }));
    if (isPressed && (await confirmEmail(ports, secret))) return reply.redirect(EMAIL_CONFIRMED_PATH, 303);
    if (isPressed && (await confirmEmailChange(ports, secret)))
      return reply.type(PAGE).send(emailChangedPage(config, language));
    return reply
      .code(404)
      .type(PAGE)
      .send(await brokenPage(secret, language));
  });
};
