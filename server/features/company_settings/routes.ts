/** Routes of company_settings. */
import { type FastifyPluginAsync } from "fastify";
import { type Ports } from "../../ports.ts";

export const companySettingsRoutes: FastifyPluginAsync<Ports> = async (_app, _ports) => undefined;
