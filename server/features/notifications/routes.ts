/** Routes of notifications. */
import { type FastifyPluginAsync } from "fastify";
import { type Ports } from "../../ports.ts";

export const notificationsRoutes: FastifyPluginAsync<Ports> = async (_app, _ports) => undefined;
