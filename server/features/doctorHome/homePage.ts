/** How a doctor's home is shown, and how a button on it is heard. */
import { type FastifyInstance, type FastifyReply } from "fastify";
import { HOME } from "../../domain/homeLink.ts";
import { pageStamp } from "../../pages/pageStamp.ts";
import { type CompanyWork, inCompany, type Ports } from "../../platform/ports.ts";
import { preferenceForms, respondFrame } from "../respond/public.ts";
import { type HomeAsked, homeView } from "./homeView.ts";
import { type HomeRequest, type HomeVisit, homeRefusal, readHome, receiveHome } from "./homeVisit.ts";

export const HIDDEN = { hide: true };
export const PATH = `/respond/${HOME}:token`;

export function showHome(ports: Ports, reply: FastifyReply, visit: HomeVisit, asked: HomeAsked): FastifyReply {
  const { texts, about, token, link } = visit;
  const place = {
    token,
    stamp: pageStamp(ports, link.doctorId),
    ...(asked.change === undefined ? {} : { change: asked.change }),
  };
  const zone = about.practice.timeZone ?? "UTC";
  const { paused, now, doctor } = about;
  const below = preferenceForms({ paused, now, zone, texts, place, open: asked.preferences });
  const view = homeView(visit, place, asked);
  const page = respondFrame(ports, { texts, ...view, below, known: about, detail: doctor.name });
  return reply.type("text/html; charset=utf-8").send(page);
}

/** What follows the page's path once a press is done, or why it cannot be done. */
type Pressed = { shows: string } | { status: 409 | 422; asked: HomeAsked };
/** `unit` runs work in the doctor's practice. */
type Press = (
  visit: HomeVisit,
  body: unknown,
  unit: <Result>(work: (unit: CompanyWork) => Promise<Result>) => Promise<Result>,
) => Promise<Pressed>;

/** Posts below the page. `kept`: what stays as it was typed where the press is refused. */
export function onPress(
  app: FastifyInstance,
  ports: Ports,
  name: string,
  press: Press,
  kept: (body: unknown) => HomeAsked = () => ({}),
): void {
  app.post(`${PATH}/${name}`, { schema: HIDDEN }, async (request: HomeRequest, reply) => {
    const visit = await receiveHome(ports, request, "change");
    const problem = homeRefusal(ports, request, visit);
    if (problem) return showHome(ports, reply.code(422), visit, { ...kept(request.body), problem });
    const pressed = await press(visit, request.body, (work) => inCompany(ports, visit.link.companyId, work));
    if ("asked" in pressed) {
      const now = await readHome(ports, request, visit.link);
      return showHome(ports, reply.code(pressed.status), now, pressed.asked);
    }
    return reply.redirect(`/respond/${visit.token}${pressed.shows}`, 303);
  });
}
