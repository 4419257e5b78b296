/** The page behind an invitation: the doctor says that the details are right, chooses the language, pauses the mails. */
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { DETAILS_PREFIX, type DetailsLink, readDetailsLink } from "../../domain/detailsLink.ts";
import { doctorName } from "../../domain/doctorName.ts";
import { homeLink } from "../../domain/homeLink.ts";
import { recordAudit } from "../../domain/recordAudit.ts";
import { statusAt } from "../../domain/records.ts";
import { textsIn } from "../../locales/texts.ts";
import { mailDoctor, practiceOf } from "../../mail/callout/calloutMailFacts.ts";
import { html } from "../../mail/layout/html.ts";
import { type MailDoctor, type MailPractice } from "../../mail/mailFacts.ts";
import { pageStamp } from "../../pages/pageStamp.ts";
import { inCompany, type Ports } from "../../platform/ports.ts";
import { recordChange } from "../notifications/public.ts";
import { stampField } from "./answerForm.ts";
import { LinkExpired, noteVisitor } from "./errorPages.ts";
import { preferenceForms } from "./preferenceForms.ts";
import { oneClickRoutes, pauseByOneClick, refuseUnlessOneClick } from "./preferences/oneClick.ts";
import { type Preference, readPreference, savePreference } from "./preferences/preferences.ts";
import { alert, hero, respondFrame } from "./respondFrame.ts";
import { respondTexts } from "./respondTexts.ts";
import { unsubscribePage } from "./unsubscribePage.ts";
import { type Purpose, readLimited, refusalOf } from "./visit.ts";

type Request = FastifyRequest<{ Params: { token: string } }>;
type DetailsVisit = {
  link: DetailsLink;
  token: string;
  practice: MailPractice;
  doctor: MailDoctor;
  home: string;
  confirmed: boolean;
  paused: { until: Date | null } | null;
};

/** `evenOld`: an invitation that was read late can still be unsubscribed from. */
async function receiveDetails(
  ports: Ports,
  request: Request,
  purpose: Purpose,
  { evenOld = false } = {},
): Promise<DetailsVisit> {
  const { token } = request.params;
  const link = await readLimited(ports, request, purpose, readDetailsLink, ({ doctorId }) => doctorId);
  return inCompany(ports, link.companyId, async (unit) => {
    const { tx, now } = unit;
    const row = await tx.selectFrom("doctors").selectAll().where("id", "=", link.doctorId).executeTakeFirstOrThrow();
    const practice = await practiceOf(unit);
    const doctor = mailDoctor(row, practice);
    noteVisitor(request, { practice, doctor });
    const { archived, expired } = textsIn(doctor.locale).details;
    if (link.archived) throw new LinkExpired({ practice, doctor }, archived);
    if (link.expired && !evenOld) throw new LinkExpired({ practice, doctor }, expired);
    const paused = statusAt(now, row) === "paused" ? { until: row.paused_until } : null;
    const home = homeLink(ports, row);
    return {
      link,
      token: `${DETAILS_PREFIX}${token}`,
      practice,
      doctor,
      home,
      confirmed: row.confirmed_at !== null,
      paused,
    };
  });
}

function show(ports: Ports, reply: FastifyReply, visit: DetailsVisit, problem?: string): FastifyReply {
  const { practice, doctor, home, confirmed, paused } = visit;
  const [texts, words] = [respondTexts(doctor.locale), textsIn(doctor.locale).details];
  const place = { token: visit.token, stamp: pageStamp(ports, doctor.id) };
  const title = confirmed ? words.thanks : words.title;
  const details = html`<section class="rl"><dl class="kv"><dt>${words.name}</dt><dd><bdi>${doctor.name}</bdi></dd><dt>${words.email}</dt><dd>${doctor.email}</dd></dl></section>`;
  const form = html`<form class="stack" method="post" action="/respond/${place.token}/confirm">${stampField(place)}<button class="btn contained big" type="submit">${words.confirm}</button></form>`;
  const main = html`${problem !== undefined && alert("error", problem)}${hero(confirmed ? "booked" : "sent", confirmed ? "confirmed" : "open", title, confirmed ? words.known : words.lead(practice.name))}${details}${!confirmed && form}<p class="cap late">${words.wrong}</p>`;
  const zone = practice.timeZone ?? "UTC";
  const below = preferenceForms({ paused, now: ports.clock.now(), zone, texts, place, open: true });
  const page = respondFrame(ports, {
    texts,
    title,
    main,
    below,
    home,
    known: { practice, doctor },
    detail: doctor.name,
  });
  return reply.type("text/html; charset=utf-8").send(page);
}

function showButton(ports: Ports, reply: FastifyReply, visit: DetailsVisit, problem?: string): FastifyReply {
  const page = unsubscribePage(ports, { ...visit, stampOf: visit.doctor.id, problem });
  return reply.type("text/html; charset=utf-8").send(page);
}

/** Said once. It shows that mail arrives after all where a report said otherwise; that a mail server took one, the mail tells. */
async function confirm(ports: Ports, { link }: DetailsVisit): Promise<void> {
  await inCompany(ports, link.companyId, async (unit) => {
    const { tx, now, companyId } = unit;
    const changed = await tx
      .updateTable("doctors")
      .set((e) => ({
        confirmed_at: now,
        email_state: e
          .case()
          .when("email_state", "=", "unverified")
          .then("unverified" as const)
          .else("ok" as const)
          .end(),
        updated_at: now,
      }))
      .where("id", "=", link.doctorId)
      .where("confirmed_at", "is", null)
      .returning(["id", "title", "first_name", "last_name"])
      .executeTakeFirst();
    if (!changed) return;
    await recordAudit(tx, now, {
      companyId,
      actor: { type: "doctor", id: link.doctorId },
      action: "doctor_confirmed",
      subject: { type: "doctor", id: link.doctorId },
      params: { doctor: doctorName(changed) },
    });
    await recordChange(unit, null);
  });
}

const HIDDEN = { hide: true };

export function detailsRoutes(app: FastifyInstance, ports: Ports): void {
  const path = `/respond/${DETAILS_PREFIX}:token`;
  const save = ({ link }: DetailsVisit, preference: Preference): Promise<void> =>
    inCompany(ports, link.companyId, (unit) => savePreference(unit, link.doctorId, preference));

  app.get(path, { schema: HIDDEN }, async (request: Request, reply) =>
    show(ports, reply, await receiveDetails(ports, request, "show")),
  );

  for (const act of ["confirm", "preferences"] as const)
    app.post(`${path}/${act}`, { schema: HIDDEN }, async (request: Request, reply) => {
      const visit = await receiveDetails(ports, request, "change", { evenOld: act === "preferences" });
      const { doctorId, expired } = visit.link;
      const problem = refusalOf(ports, request, doctorId, respondTexts(visit.doctor.locale));
      if (problem) return (expired ? showButton : show)(ports, reply.code(422), visit, problem);
      const preference = readPreference(request.body);
      if (act === "confirm") await confirm(ports, visit);
      else if (preference) await save(visit, preference);
      return reply.redirect(`/respond/${visit.token}${expired ? "/unsubscribe" : ""}`, 303);
    });

  app.get(`${path}/unsubscribe`, { schema: HIDDEN }, async (request: Request, reply) =>
    showButton(ports, reply, await receiveDetails(ports, request, "show", { evenOld: true })),
  );

  const addRoutes = (inner: FastifyInstance): void => {
    inner.post(`${path}/unsubscribe`, { schema: HIDDEN }, async (request: Request, reply) => {
      const visit = await receiveDetails(ports, request, "change", { evenOld: true });
      refuseUnlessOneClick(request);
      const { companyId, doctorId } = visit.link;
      const said = await inCompany(ports, companyId, (unit) => pauseByOneClick(unit, doctorId, visit));
      return reply.type("text/plain; charset=utf-8").send(said);
    });
  };
  void app.register(oneClickRoutes(addRoutes));
}
