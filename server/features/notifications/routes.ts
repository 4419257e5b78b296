/** Routes of notifications: the inbox, what was missed while away, marks and mutes. */
import { type FastifyPluginAsync } from "fastify";
import { INBOX_STATES, MARKS_MAX, type MarkRequest, STORED_TYPES } from "../../../src/contract/notification.ts";
import { PER_PAGE_MAX } from "../../../src/contract/page.ts";
import { signedIn } from "../../http/currentSession.ts";
import { arrayOf, object, text } from "../../http/jsonSchema.ts";
import { idSchema, strict } from "../../http/requestSchemas.ts";
import { inCompany, type Ports } from "../../platform/ports.ts";
import {
  countUnread,
  listNotifications,
  type NotificationsQuery,
  showNotification,
  showNotifications,
} from "./listNotifications.ts";
import { markAllRead, markNotifications, muteCallout } from "./markRead.ts";
import { quietTimesOf } from "./quietTimes.ts";

const integer = { type: "integer" };
const maybeInteger = { type: ["integer", "null"] };
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
  done_at: { type: ["string", "null"], description: "This person's own mark; done is read as well" },
});

const querystring = strict(
  {},
  {
    after: { ...seq, description: "Oldest first from here" },
    before: { ...seq, description: "Newest first from here" },
    limit: { type: "integer", minimum: 1, maximum: PER_PAGE_MAX },
    state: { type: "string", enum: INBOX_STATES, description: "open: not done" },
    type: { type: "string", enum: STORED_TYPES },
    mine: { type: "boolean", description: "Of callouts that this person created" },
  },
);
const meta = object({
  unread: integer,
  seq: integer,
  epoch: text,
  more: { type: "boolean" },
  muted: { type: "array", items: integer, description: "Callouts that this person muted" },
});
const quietTime = { ...integer, description: "For so long nothing has changed in the company; missing: unknown" };
const listAnswer = object({
  data: arrayOf(notification),
  meta: { ...meta, properties: { ...meta.properties, quiet_ms: quietTime } },
});

const boolean = { type: "boolean" };
const marks = { read: boolean, done: boolean };
const body = { ...strict({}, marks), minProperties: 1 };
const manyBody = {
  ...strict({ ids: { type: "array", items: idSchema, minItems: 1, maxItems: MARKS_MAX } }, marks),
  minProperties: 2,
};
const params = strict({ id: idSchema });
const success = { 200: object({ success: boolean }) };

type One = { Params: { id: number } };

export const notificationsRoutes: FastifyPluginAsync<Ports> = async (app, ports) => {
  const { db } = ports.database;

  app.get<{ Querystring: NotificationsQuery }>(
    "/notifications",
    { schema: { querystring, response: { 200: listAnswer } } },
    async (request) => {
      const reader = signedIn(request);
      const { data, meta } = await listNotifications(db, reader, request.query);
      const quiet = quietTimesOf(ports.database).of(reader.companyId);
      return { data, meta: { ...meta, ...(quiet === undefined ? {} : { quiet_ms: quiet }) } };
    },
  );

  app.get(
    "/notifications/unread_count",
    { schema: { response: { 200: object({ data: object({ unread: integer }) }) } } },
    async (request) => ({ data: { unread: await countUnread(db, signedIn(request)) } }),
  );

  app.put<One & { Body: Omit<MarkRequest, "ids"> }>(
    "/notifications/:id",
    { schema: { params, body, response: { 200: object({ data: notification }) } } },
    async (request) => {
      const reader = signedIn(request);
      const { id: one } = request.params;
      const mark = { ...request.body, ids: [one], userId: reader.userId };
      await inCompany(ports, reader.companyId, (unit) => markNotifications(unit, mark));
      return { data: await showNotification(db, reader, one) };
    },
  );

  app.post<{ Body: MarkRequest }>(
    "/notifications/mark",
    { schema: { body: manyBody, response: { 200: object({ data: arrayOf(notification) }) } } },
    async (request) => {
      const reader = signedIn(request);
      const mark = { ...request.body, userId: reader.userId };
      await inCompany(ports, reader.companyId, (unit) => markNotifications(unit, mark));
      return { data: await showNotifications(db, reader, request.body.ids) };
    },
  );

  app.post("/notifications/mark_all_read", { schema: { response: success } }, async (request) => {
    const { companyId, userId } = signedIn(request);
    await inCompany(ports, companyId, (unit) => markAllRead(unit, userId));
    return { success: true };
  });

  for (const [act, muted] of [
    ["mute", true],
    ["unmute", false],
  ] as const)
    app.post<One>(`/callouts/:id/${act}`, { schema: { params, response: success } }, async (request) => {
      const { companyId, userId } = signedIn(request);
      const calloutId = request.params.id;
      await inCompany(ports, companyId, (unit) => muteCallout(unit, { calloutId, userId, muted }));
      return { success: true };
    });
};
