/** /dev/mailbox: what was or would be sent. Part of the demo only; production has no such page. */
import { notFound } from "../../http/problem.ts";
import { type Routes } from "../../http/typedRoutes.ts";
import { type OutboxMail } from "../../mail/transport/smtpMailer.ts";
import { listPage, type MailLine, mailPage } from "./mailboxPages.ts";
import { mailboxStyles } from "./mailboxStyles.ts";

const PER_PAGE = 50;

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";
/** The framed mail may show itself and open links in a new tab, no more; it has no origin of its own. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; base-uri 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** A demo that was started on another port keeps its mails; their links follow it. */
const atHome = (text: string, origin: string): string =>
  text.replaceAll(/https?:\/\/[^/\s"'<>]+(?=\/(?:respond|auth|admin_api)\/)/g, origin);

const HIDDEN = { hide: true };
const BY_ID = {
  ...HIDDEN,
  params: {
    type: "object",
    required: ["id"],
    properties: { id: { type: "integer", minimum: 1, maximum: Number.MAX_SAFE_INTEGER } },
  },
};
/** What the list shows of a mail. */
const LINE = [
  "id",
  "to_name",
  "to_address",
  "bcc_address",
  "is_copy",
  "subject",
  "from_name",
  "status",
  "created_at",
] as const satisfies (keyof MailLine)[];
type ById = { Params: { id: number } };

export const mailboxRoutes: Routes = async (app, { database: { db }, config }) => {
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers({ "content-security-policy": PAGE_POLICY, "x-robots-tag": "noindex" });
  });

  const read = async (id: number): Promise<OutboxMail> => {
    const mail = await db.selectFrom("outbox_emails").selectAll().where("id", "=", id).executeTakeFirst();
    if (!mail) throw notFound("mail");
    const [html, text] = [mail.html, mail.text].map((body) => atHome(body, config.publicOrigin));
    const headers = Object.entries(mail.headers).map(([name, value]) => [name, atHome(value, config.publicOrigin)]);
    return { ...mail, html: html ?? "", text: text ?? "", headers: Object.fromEntries(headers) };
  };

  app.get(mailboxStyles.path, { schema: HIDDEN }, async (_request, reply) =>
    reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .type("text/css; charset=utf-8")
      .send(mailboxStyles.css),
  );

  app.get<{ Querystring: { page: number } }>(
    "/dev/mailbox",
    {
      schema: {
        ...HIDDEN,
        querystring: {
          type: "object",
          properties: { page: { type: "integer", minimum: 1, maximum: 10_000, default: 1 } },
        },
      },
    },
    async ({ query: { page } }, reply) => {
      const mails = await db
        .selectFrom("outbox_emails")
        .select(LINE)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(PER_PAGE + 1)
        .offset((page - 1) * PER_PAGE)
        .execute();
      const more = mails.length > PER_PAGE;
      const bySmtp = config.smtpUrl !== undefined;
      return reply.type("text/html; charset=utf-8").send(listPage(mails.slice(0, PER_PAGE), page, more, bySmtp));
    },
  );

  app.get<ById>("/dev/mailbox/:id", { schema: BY_ID }, async ({ params }, reply) =>
    reply.type("text/html; charset=utf-8").send(mailPage(await read(params.id), config.mailFrom)),
  );

  app.get<ById>("/dev/mailbox/:id/html", { schema: BY_ID }, async ({ params }, reply) => {
    const { html } = await read(params.id);
    // A document without an origin cannot have an agent cluster of its own, and browsers say so.
    reply.removeHeader("origin-agent-cluster");
    return reply
      .headers({ "content-security-policy": MAIL_POLICY, "x-frame-options": "SAMEORIGIN" })
      .type("text/html; charset=utf-8")
      .send(html.replace("<head>", '<head><base target="_blank">'));
  });

  app.get<ById>("/dev/mailbox/:id/invite.ics", { schema: BY_ID }, async ({ params }, reply) => {
    const { ics } = await read(params.id);
    if (!ics) throw notFound("calendar entry");
    return reply
      .header("content-disposition", 'attachment; filename="invite.ics"')
      .type("text/calendar; charset=utf-8")
      .send(ics);
  });
};
