/** Routes of callouts. */
import { type FastifyPluginAsync } from "fastify";
import { type Ports } from "../../ports.ts";

export const calloutsRoutes: FastifyPluginAsync<Ports> = async (_app, _ports) => undefined;
