/** Routes of notifications: the inbox, what was missed while away, marks and mutes. */
import { IdParams, Success } from "../../../src/contract/shapes/base.ts";
import {
  MarkedResponse,
  MarkOneRequest,
  MarkRequest,
  NotificationResponse,
  NotificationsQuery,
  NotificationsResponse,
  UnreadCountResponse,
} from "../../../src/contract/shapes/notification.ts";
import { signedIn } from "../../http/currentSession.ts";
import { type Routes } from "../../http/typedRoutes.ts";
import { inCompany } from "../../platform/ports.ts";
import { countUnread, listNotifications, showNotification, showNotifications } from "./listNotifications.ts";
import { markAllRead, markNotifications, muteCallout } from "./markRead.ts";
import { quietTimesOf } from "./quietTimes.ts";

export const notificationsRoutes: Routes = async (app, ports) => {
  const { db } = ports.database;

  app.get(
    "/notifications",
    { schema: { querystring: NotificationsQuery, response: { 200: NotificationsResponse } } },
    async (request) => {
      const reader = signedIn(request);
      const { data, meta } = await listNotifications(db, reader, request.query);
      const quiet = quietTimesOf(ports.database).of(reader.companyId);
      return { data, meta: { ...meta, ...(quiet === undefined ? {} : { quiet_ms: quiet }) } };
    },
  );

  app.get("/notifications/unread_count", { schema: { response: { 200: UnreadCountResponse } } }, async (request) => ({
    data: { unread: await countUnread(db, signedIn(request)) },
  }));

  app.put(
    "/notifications/:id",
    { schema: { params: IdParams, body: MarkOneRequest, response: { 200: NotificationResponse } } },
    async (request) => {
      const reader = signedIn(request);
      const { id: one } = request.params;
      const mark = { ...request.body, ids: [one], userId: reader.userId };
      await inCompany(ports, reader.companyId, (unit) => markNotifications(unit, mark));
      return { data: await showNotification(db, reader, one) };
    },
  );

  app.post(
    "/notifications/mark",
    { schema: { body: MarkRequest, response: { 200: MarkedResponse } } },
    async (request) => {
      const reader = signedIn(request);
      const mark = { ...request.body, userId: reader.userId };
      await inCompany(ports, reader.companyId, (unit) => markNotifications(unit, mark));
      return { data: await showNotifications(db, reader, request.body.ids) };
    },
  );

  app.post("/notifications/mark_all_read", { schema: { response: { 200: Success } } }, async (request) => {
    const { companyId, userId } = signedIn(request);
    await inCompany(ports, companyId, (unit) => markAllRead(unit, userId));
    return { success: true };
  });

  for (const [act, muted] of [
    ["mute", true],
    ["unmute", false],
  ] as const)
    app.post(`/callouts/:id/${act}`, { schema: { params: IdParams, response: { 200: Success } } }, async (request) => {
      const { companyId, userId } = signedIn(request);
      const calloutId = request.params.id;
      await inCompany(ports, companyId, (unit) => muteCallout(unit, { calloutId, userId, muted }));
      return { success: true };
    });
};
