/** Accepts session headers on private routes, refuses everybody else, and answers with the headers of contract.md §1. */
import { type FastifyPluginAsync } from "fastify";
import fp from "fastify-plugin";
import { type Ports } from "../../ports.ts";

const plugin: FastifyPluginAsync<Ports> = async (app, _ports) => {
  app.decorateRequest("signedIn", null);
};

export const sessions = fp(plugin, { name: "sessions" });
