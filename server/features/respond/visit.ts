/** Who comes to the doctor's page with which link, and whether what they press is taken. */
import { type FastifyRequest } from "fastify";
import { HOUR_MS, MINUTE_MS } from "../../../src/contract/durations.ts";
import { type DoctorLink, readDoctorLink } from "../../domain/respondLink.ts";
import { notFound, Problem } from "../../http/problem.ts";
import { addressKey, rateLimit } from "../../http/rateLimit.ts";
import { type RespondTexts } from "../../locales/en/respond.ts";
import { isOwnForm } from "../../pages/pageHeaders.ts";
import { checkPageStamp } from "../../pages/pageStamp.ts";
import { type Ports } from "../../platform/ports.ts";
import { LinkExpired, noteVisitor } from "./errorPages.ts";
import { type RespondCase, readCase } from "./respondCase.ts";
import { respondTexts } from "./respondTexts.ts";

type Request = FastifyRequest<{ Params: { token: string } }>;
export type Visit = { link: DoctorLink; facts: RespondCase; texts: RespondTexts; token: string };

/** Hits from one address in five minutes, and on one link in an hour; a doctor's home is one link for many callouts. */
const LIMITS = { show: [120, 60], change: [30, 20], showHome: [120, 120], changeHome: [30, 60] } as const;
export type Purpose = keyof typeof LIMITS;

/** What the request's link says, of whichever kind; `idOf`: by what the link is counted. Throws 429, and 404 for a forged link. */
export async function readLimited<Link>(
  ports: Ports,
  request: Request,
  purpose: Purpose,
  read: (ports: Ports, token: string) => Promise<Link | undefined>,
  idOf: (link: Link) => number,
): Promise<Link> {
  const [perAddress, perLink] = LIMITS[purpose];
  await rateLimit(ports, [
    { key: `respond:${purpose}:${addressKey(request)}`, max: perAddress, windowMs: 5 * MINUTE_MS },
  ]);
  const link = await read(ports, request.params.token);
  if (!link) throw notFound("link");
  await rateLimit(ports, [{ key: `respond:${purpose}:link:${idOf(link)}`, max: perLink, windowMs: HOUR_MS }]);
  return link;
}

/**
 * Who comes with this link, and what it leads to. Throws 429, 404 for a forged link, `LinkExpired` for an old one.
 * `evenOld`: an email that was read late can still be unsubscribed from.
 */
export async function receive(
  ports: Ports,
  request: Request,
  purpose: Purpose,
  { evenOld = false } = {},
): Promise<Visit> {
  const { token } = request.params;
  const link = await readLimited(ports, request, purpose, readDoctorLink, ({ recipientId }) => recipientId);
  const facts = await readCase(ports, link);
  noteVisitor(request, facts);
  if (link.expired && !evenOld) throw new LinkExpired(facts);
  return { link, facts, texts: respondTexts(facts.doctor.locale), token };
}

/** Why a press is not taken, if it is not: another site's, a machine's, or of a page that is not ours. */
export const refusal = (ports: Ports, request: Request, { link, texts }: Visit): string | undefined =>
  refusalOf(ports, request, link.recipientId, texts);

/** `id`: of whom the page's stamp speaks. */
export function refusalOf(ports: Ports, request: Request, id: number, texts: RespondTexts): string | undefined {
  if (!isOwnForm(request, ports.config))
    throw new Problem(403, "forbidden", ["Requests from other sites are not accepted."]);
  const { stamp } = (request.body ?? {}) as { stamp?: unknown };
  const age = checkPageStamp(ports, id, stamp);
  return age === "good" ? undefined : texts.wrong[age];
}
