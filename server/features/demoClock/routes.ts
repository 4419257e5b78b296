/** /dev/clock: puts the demo's clock forward and does what is due by then. Part of the demo only, as the mailbox is. */

import formbody from "@fastify/formbody";
import { MINUTE_MS } from "../../../src/contract/durations.ts";
import { type Routes } from "../../http/typedRoutes.ts";
import { html } from "../../mail/layout/html.ts";
import { type MovableClock } from "../../platform/clock.ts";
import { runDueJobs } from "../callouts/public.ts";
import { demoPage } from "../mailbox/public.ts";

/** Minutes: the steps that the page offers. */
const STEPS = [15, 60, 240, 1440] as const;

const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const body = {
  type: "object",
  additionalProperties: false,
  required: ["minutes"],
  properties: { minutes: { type: "string", pattern: "^[1-9][0-9]{0,4}$" } },
};

const words = (minutes: number): string =>
  minutes < 60 ? `${minutes} minutes` : minutes < 1440 ? `${minutes / 60} h` : `${minutes / 1440} day`;

export const demoClockRoutes =
  (clock: MovableClock): Routes =>
  async (app, ports) => {
    await app.register(formbody);
    app.addHook("onRequest", async (_request, reply) => {
      reply.headers({
        "content-security-policy": POLICY,
        "x-robots-tag": "noindex",
        "cache-control": "no-store",
        // Without any, browsers would not say with the form that it is ours.
        "referrer-policy": "same-origin",
      });
    });

    app.get("/dev/clock", { schema: { hide: true } }, async (_request, reply) => {
      const now = clock.now().toISOString().slice(0, 16).replace("T", " ");
      const buttons = STEPS.map(
        (minutes) => html`<button class="btn" name="minutes" value="${minutes}">${words(minutes)}</button>`,
      );
      const main = html`<div class="head"><div><h1>Clock</h1><p>The server’s clock says ${now} UTC. Put it forward to see what happens later; it starts afresh with the server.</p></div></div>
<form class="pages" method="post" action="/dev/clock">${buttons}</form>`;
      return reply.type("text/html; charset=utf-8").send(demoPage("Clock", main));
    });

    app.post<{ Body: { minutes: string } }>("/dev/clock", { schema: { hide: true, body } }, async (request, reply) => {
      clock.advance(Number(request.body.minutes) * MINUTE_MS);
      await runDueJobs(ports);
      return reply.redirect("/dev/clock", 303);
    });
  };
