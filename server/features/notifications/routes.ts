/** Routes of notifications (product.md §4): the inbox, what was missed while away, and read marks. */
import { type FastifyPluginAsync } from "fastify";
import { PER_PAGE_MAX } from "../../../src/contract/page.ts";
import { signedIn } from "../../plugins/signedIn.ts";
import { inCompany, type Ports } from "../../ports.ts";
import { listNotifications, type NotificationsQuery, showNotification } from "./listNotifications.ts";
import { markAllRead, markNotification } from "./markRead.ts";

const object = (properties: Record<string, unknown>) => ({
  type: "object",
  required: Object.keys(properties),
  properties,
});
const integer = { type: "integer" };
const text = { type: "string" };
const maybeInteger = { type: ["integer", "null"] };
const id = { type: "integer", minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
const seq = { type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER };

const notification = object({
  action_by_id: maybeInteger,
  notification_type: text,
  title: text,
  callout_id: maybeInteger,
  id: integer,
  notification_id: integer,
  seq: { type: "integer", description: "Gapless within the company" },
  epoch: { type: "string", description: "Another epoch: seq begins anew" },
  params: { type: "object", additionalProperties: text },
  created_at: { type: "string", description: "ISO-8601, UTC" },
  read_at: { type: ["string", "null"], description: "This person's own mark" },
});

const querystring = {
  type: "object",
  additionalProperties: false,
  properties: {
    after: { ...seq, description: "Oldest first from here" },
    before: { ...seq, description: "Newest first from here" },
    limit: { type: "integer", minimum: 1, maximum: PER_PAGE_MAX },
  },
};
const listAnswer = object({
  data: { type: "array", items: notification },
  meta: object({ unread: integer, seq: integer, epoch: text, more: { type: "boolean" } }),
});

const body = { ...object({ read: { type: "boolean" } }), additionalProperties: false };
const params = object({ id });

export const notificationsRoutes: FastifyPluginAsync<Ports> = async (app, ports) => {
  const { db } = ports.database;

  app.get<{ Querystring: NotificationsQuery }>(
    "/notifications",
    { schema: { querystring, response: { 200: listAnswer } } },
    (request) => listNotifications(db, signedIn(request), request.query),
  );

  app.put<{ Params: { id: number }; Body: { read: boolean } }>(
    "/notifications/:id",
    { schema: { params, body, response: { 200: object({ data: notification }) } } },
    async (request) => {
      const reader = signedIn(request);
      const mark = { id: request.params.id, userId: reader.userId, read: request.body.read };
      await inCompany(ports, reader.companyId, (unit) => markNotification(unit, mark));
      return { data: await showNotification(db, reader, mark.id) };
    },
  );

  app.post(
    "/notifications/mark_all_read",
    { schema: { response: { 200: object({ success: { type: "boolean" } }) } } },
    async (request) => {
      const { companyId, userId } = signedIn(request);
      await inCompany(ports, companyId, (unit) => markAllRead(unit, userId));
      return { success: true };
    },
  );
};
