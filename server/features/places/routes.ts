/** Routes of places. */
import { type FastifyPluginAsync } from "fastify";
import { type Ports } from "../../ports.ts";

export const placesRoutes: FastifyPluginAsync<Ports> = async (_app, _ports) => undefined;
