/** Accepts session headers on private routes, refuses everybody else, and answers with the headers of docs/contract.md §1. */
import { type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { Problem } from "../../../http/problem.ts";
import { type Ports } from "../../../platform/ports.ts";
import { authenticate } from "./authenticate.ts";
import { readClaim } from "./credentials.ts";
import { type Accepted, responseHeaders } from "./responseHeaders.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * Which session a private route takes, and how it refuses, where Devise has words of its own. `whileSecondFactorIsDue`: it
     * is among the few that are open to who has to set up two-step verification first.
     */
    session?: { scope?: "password_reset"; refusal?: () => Problem; whileSecondFactorIsDue?: true };
  }
}

const notSignedIn = (): Problem =>
  new Problem(401, "not_signed_in", ["You need to sign in or sign up before continuing."]);

/** Refusals that a route decided on are answers like others; what is raised, missing or throttled tells no token. */
const TELLING = new Set([403, 409, 410, 422]);
const tellsToken = (reply: FastifyReply): boolean => reply.statusCode < 400 || TELLING.has(reply.statusCode);

const setUpFirst = (): Problem =>
  new Problem(403, "second_factor_required", ["Your practice requires two-step verification. Please set it up first."]);

const plugin: FastifyPluginAsync<Ports> = async (app, ports) => {
  const accepted = new WeakMap<FastifyRequest, Accepted>();
  app.decorateRequest("signedIn", null);

  // Before the body is read, so that strangers learn nothing from how it is checked.
  app.addHook("onRequest", async (request) => {
    const { scope = "full", refusal = notSignedIn, whileSecondFactorIsDue } = request.routeOptions.config.session ?? {};
    const startedAt = ports.clock.now();
    const claim = readClaim(request.headers);
    const session = claim && (await authenticate(ports, claim, { rotate: true }));
    const isDue = session?.person.scope === "second_factor" && scope === "full";
    if (!claim || !session || (session.person.scope !== scope && !isDue)) {
      await request.server.countStranger(request);
      throw refusal();
    }
    request.signedIn = session.person;
    await request.server.countPerson(request);
    const query = request.query as Record<string, unknown>;
    const { row, person } = session;
    const isReading = request.method === "GET" || request.method === "HEAD";
    const unbatch = query.unbatch !== undefined;
    accepted.set(request, { ...claim, uid: person.uid, row, startedAt, isReading, unbatch });
    // Meant for this plugin; the routes' own schemas do not know it.
    delete query.unbatch;
    if (isDue && !whileSecondFactorIsDue) throw setUpFirst();
  });

  app.addHook("onSend", async (request, reply) => {
    const known = accepted.get(request);
    if (!known || !tellsToken(reply)) return;
    const headers = await responseHeaders(ports, known);
    if (headers) reply.headers(headers);
  });
};

export const sessions = fp(plugin, { name: "sessions" });
