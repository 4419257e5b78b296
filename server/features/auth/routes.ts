/** Routes of auth. */
import { type FastifyPluginAsync } from "fastify";
import { type Ports } from "../../ports.ts";

export const authRoutes: FastifyPluginAsync<Ports> = async (_app, _ports) => undefined;
