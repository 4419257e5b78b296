/** Routes of doctors. */
import { type FastifyPluginAsync } from "fastify";
import { type Ports } from "../../ports.ts";

export const doctorsRoutes: FastifyPluginAsync<Ports> = async (_app, _ports) => undefined;
