/** What the doctor reads when a page cannot be shown: never JSON, and with the telephone number where it is known. */
import { type FastifyError, type FastifyReply, type FastifyRequest } from "fastify";
import { html } from "../../mail/html.ts";
import { Problem } from "../../plugins/problem.ts";
import { type Ports } from "../../ports.ts";
import { type RespondCase } from "./respondCase.ts";
import { hero, respondFrame } from "./respondFrame.ts";
import { respondTexts } from "./respondTexts.ts";
import { type RespondTexts } from "./texts/en.ts";

/** Authentic, but a day after the last list (product.md Q15): the practice is known, so its number is shown. */
export class LinkExpired extends Error {
  readonly known: RespondCase;
  constructor(known: RespondCase) {
    super("expired");
    this.known = known;
  }
}

type Words = { title: string; lead: string };

function wordsFor(status: number, texts: RespondTexts): Words {
  if (status === 404) return texts.unknown;
  if (status === 410) return texts.expired;
  if (status === 429) return texts.busy;
  return status < 500 && status !== 409 ? texts.foreign : texts.broken;
}

/** An error handler for pages: the status the error asks for, in words. */
export const pageErrors =
  (ports: Ports) =>
  (error: FastifyError | Problem | LinkExpired, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const known = error instanceof LinkExpired ? error.known : undefined;
    const texts = respondTexts(known?.doctor.locale ?? "en");
    const asked = error instanceof Problem ? error.status : ((error as FastifyError).statusCode ?? 500);
    const status = known ? 410 : asked;
    if (status >= 500) request.log.error({ err: error }, "unexpected error");
    if (error instanceof Problem && error.retryAfter !== undefined) reply.header("retry-after", error.retryAfter);
    const { title, lead } = wordsFor(status, texts);
    const number = status >= 500 && html`<p class="cap late">${request.id}</p>`;
    const main = html`${hero("clock", "neutral", title, lead)}${number}`;
    return reply
      .code(status)
      .type("text/html; charset=utf-8")
      .send(respondFrame(ports, { texts, title, main, ...(known ? { known } : {}) }));
  };
