/** The doctor's bookings as a file, and at an address that calendar apps read again and again. */

import { createHash } from "node:crypto";
import { type FastifyInstance } from "fastify";
import { DAY_MS, HOUR_MS } from "../../../src/contract/durations.ts";
import { notFound } from "../../http/problem.ts";
import { rateLimit } from "../../http/rateLimit.ts";
import { type CalendarFacts, calendar } from "../../mail/callout/calendar.ts";
import { inCompany, type Ports } from "../../platform/ports.ts";
import { type CaseFrame, type RespondCase } from "../respond/public.ts";
import { CALENDAR, readCalendarToken } from "./calendarAddress.ts";
import { HIDDEN, PATH } from "./homePage.ts";
import { type HomeRequest, readBooked, receiveBooked } from "./homeVisit.ts";

/** Days for which a booking stays at the address once it is over. */
const KEPT_DAYS = 30;
/** Reads of one address in an hour; some apps ask every few minutes from several devices. */
const MOST_READS = 120;

type More = Pick<CalendarFacts, "link" | "name">;

/** The bookings that end after that moment, under the names of the invitations; undefined where there are none. */
function bookingsAsCalendar(
  { config }: Ports,
  about: CaseFrame,
  cases: readonly RespondCase[],
  after: Date,
  more: More,
): string | undefined {
  const booked = cases
    .flatMap(({ lists }) => lists.filter((list) => list.state === "booked" && list.endsAt > after))
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime() || one.id - other.id);
  if (booked.length === 0 && more.name === undefined) return undefined;
  return calendar({
    ...about,
    method: "publish",
    lists: booked,
    sequences: Object.fromEntries(booked.map((list) => [list.id, list.sequence])),
    waiting: new Set(booked.filter(({ consent }) => consent?.about === "moved").map(({ id }) => id)),
    domain: config.calendarDomain,
    ...more,
  });
}

/** When it was made says nothing of what is in it. */
const tagOf = (text: string): string =>
  `"${createHash("sha256")
    .update(text.replaceAll(/^DTSTAMP:.*$/gm, ""))
    .digest("base64url")}"`;

export function calendarRoutes(app: FastifyInstance, ports: Ports): void {
  app.get(`${PATH}/calendar.ics`, { schema: HIDDEN }, async (request: HomeRequest, reply) => {
    const { cases, about, token } = await receiveBooked(ports, request);
    const link = `${ports.config.publicOrigin}/respond/${token}`;
    const entries = bookingsAsCalendar(ports, about, cases, about.now, { link });
    if (entries === undefined) throw notFound("booking");
    return reply
      .header("content-disposition", 'attachment; filename="bookings.ics"')
      .type("text/calendar; charset=utf-8; method=PUBLISH")
      .send(entries);
  });

  app.get(`/respond/${CALENDAR}:token.ics`, { schema: HIDDEN }, async (request: HomeRequest, reply) => {
    const reader = await readCalendarToken(ports, request.params.token);
    if (!reader) {
      // Only guesses count: a calendar service asks for many people from one address.
      await app.countStranger(request);
      throw notFound("calendar");
    }
    const { companyId, doctorId } = reader;
    await rateLimit(ports, [{ key: `respond:calendar:${doctorId}`, max: MOST_READS, windowMs: HOUR_MS }]);
    const { about, cases } = await inCompany(ports, companyId, (unit) => readBooked(unit, doctorId));
    const after = new Date(about.now.getTime() - KEPT_DAYS * DAY_MS);
    // Without the page's link: calendars are shared more easily than mails, and the link can withdraw.
    const text = bookingsAsCalendar(ports, about, cases, after, { name: about.practice.name }) ?? "";
    const etag = tagOf(text);
    reply.headers({ etag, "cache-control": "private, no-cache" });
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type("text/calendar; charset=utf-8").send(text);
  });
}
