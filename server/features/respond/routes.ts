/** Routes of respond. */
import { type FastifyPluginAsync } from "fastify";
import { type Ports } from "../../ports.ts";

export const respondRoutes: FastifyPluginAsync<Ports> = async (_app, _ports) => undefined;
