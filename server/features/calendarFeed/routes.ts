/** Routes of the calendar feed: one's own address, and what a calendar programme reads there. */
import { createHash } from "node:crypto";
import { type FastifyRequest } from "fastify";
import { strict, upTo } from "../../../src/contract/shapes/base.ts";
import { CalendarFeedResponse } from "../../../src/contract/shapes/calendarFeed.ts";
import { forCompany } from "../../db/companyScope.ts";
import { auditBy, byWhom } from "../../domain/auditBy.ts";
import { lockPracticeFirst } from "../../domain/lockPracticeFirst.ts";
import { signedIn } from "../../http/currentSession.ts";
import { notFound } from "../../http/problem.ts";
import { type Routes } from "../../http/typedRoutes.ts";
import { inCompany } from "../../platform/ports.ts";
import { feedLink, readFeedToken } from "./feedLink.ts";
import { practiceCalendar } from "./practiceCalendar.ts";

const schema = { response: { 200: CalendarFeedResponse } };
const params = strict({ token: upTo(200) });

export const ownFeedRoutes: Routes = async (app, ports) => {
  const answer = (request: FastifyRequest, becomes?: { open: boolean }): Promise<CalendarFeedResponse> => {
    const { companyId, userId } = signedIn(request);
    return inCompany(ports, companyId, async (unit) => {
      if (becomes) {
        await lockPracticeFirst(unit);
        await unit.tx
          .updateTable("users")
          .set((e) => ({ calendar_open: becomes.open, calendar_version: e("calendar_version", "+", 1) }))
          .where("id", "=", userId)
          .execute();
        const action = becomes.open ? "calendar_feed_opened" : "calendar_feed_closed";
        await auditBy(unit, byWhom(request), { action, subject: { type: "user", id: userId } });
      }
      return { data: { url: await feedLink(unit, userId) } };
    });
  };
  app.get("/calendar_feed", { schema }, (request) => answer(request));
  /** A new address; the one before it is dead. */
  app.post("/calendar_feed", { schema }, (request) => answer(request, { open: true }));
  app.delete("/calendar_feed", { schema }, (request) => answer(request, { open: false }));
};

export const calendarFeedRoutes: Routes = async (app, ports) => {
  app.get("/calendar/:token.ics", { schema: { params } }, async (request, reply) => {
    const { database, config, clock } = ports;
    const reader = await readFeedToken(ports, request.params.token);
    if (!reader) {
      // Only guesses count: a calendar service asks for many people from one address.
      await app.countStranger(request);
      throw notFound("calendar");
    }
    const text = await practiceCalendar(forCompany(database.db, reader.companyId), {
      locale: reader.locale,
      domain: config.calendarDomain,
      now: clock.now(),
    });
    const etag = `"${createHash("sha256").update(text).digest("base64url")}"`;
    reply.headers({ etag, "cache-control": "private, no-cache", "x-robots-tag": "noindex" });
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type("text/calendar; charset=utf-8").send(text);
  });
};
