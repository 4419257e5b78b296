/** What the doctor reads when a page cannot be shown: never JSON, and with the telephone number where it is known. */
import { type FastifyError, type FastifyReply, type FastifyRequest } from "fastify";
import { toProblem } from "../../http/errors.ts";
import { wishedLanguage } from "../../http/preferredLanguage.ts";
import { type Problem } from "../../http/problem.ts";
import { type RespondTexts } from "../../locales/en/respond.ts";
import { html } from "../../mail/layout/html.ts";
import { type Ports } from "../../platform/ports.ts";
import { type RespondCase } from "./respondCase.ts";
import { hero, respondFrame } from "./respondFrame.ts";
import { respondTexts } from "./respondTexts.ts";

type PageTexts = { title: string; lead: string };
type Known = Pick<RespondCase, "practice" | "doctor">;

/** Authentic, but its time is over: the practice is known, so its number is shown. */
export class LinkExpired extends Error {
  readonly known: Known;
  /** Other words than those of a callout's link. */
  readonly words: PageTexts | undefined;
  constructor(known: Known, words?: PageTexts) {
    super("expired");
    this.known = known;
    this.words = words;
  }
}

const visitors = new WeakMap<FastifyRequest, Known>();

/** Who is there, should the rest fail. */
export const noteVisitor = (request: FastifyRequest, known: Known): void => void visitors.set(request, known);

function textsFor(status: number, isChange: boolean, texts: RespondTexts): PageTexts {
  if (isChange && status === 507) return texts.notSaved;
  // The answer to the very last step may have been lost.
  if (isChange && status === 503) return texts.unclear;
  if (status === 404) return texts.unknown;
  if (status === 410) return texts.expired;
  if (status === 429) return texts.busy;
  return status < 500 && status !== 409 ? texts.foreign : texts.broken;
}

/** An error handler for pages: the status the error asks for, in words. */
export const pageErrors =
  (ports: Ports) =>
  (error: FastifyError | Problem | LinkExpired, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const expired = error instanceof LinkExpired ? error : undefined;
    const known = expired?.known ?? visitors.get(request);
    // Nobody is known behind a forged link; the browser says what its person reads.
    const texts = respondTexts(known?.doctor.locale ?? wishedLanguage(request.headers["accept-language"]));
    const refused = toProblem(error as FastifyError);
    const status = expired ? 410 : (refused?.status ?? (error as FastifyError).statusCode ?? 500);
    if (status >= 500 && !ports.database.outage.take(error))
      request.log[request.server.isCutOff(request) ? "debug" : "error"]({ err: error }, "unexpected error");
    if (refused?.retryAfter !== undefined) reply.header("retry-after", refused.retryAfter);
    const { title, lead } = expired?.words ?? textsFor(status, request.method === "POST", texts);
    const number = status >= 500 && html`<p class="cap late">${request.id}</p>`;
    const main = html`${hero("clock", "neutral", title, lead)}${number}`;
    return reply
      .code(status)
      .type("text/html; charset=utf-8")
      .send(respondFrame(ports, { texts, title, main, ...(known ? { known, detail: known.doctor.name } : {}) }));
  };
