/** The admin API as a value: ports in, a Fastify instance out. Public and private routes are told apart here and nowhere else. */
import formbody from "@fastify/formbody";
import fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { authRoutes } from "./features/auth/routes.ts";
import { sessions } from "./features/auth/sessions.ts";
import { calloutsRoutes } from "./features/callouts/routes.ts";
import { companySettingsRoutes } from "./features/company_settings/routes.ts";
import { doctorsRoutes } from "./features/doctors/routes.ts";
import { notificationsRoutes } from "./features/notifications/routes.ts";
import { placesRoutes } from "./features/places/routes.ts";
import { respondRoutes } from "./features/respond/routes.ts";
import { errors } from "./plugins/errors.ts";
import { page } from "./plugins/page.ts";
import { type Ports } from "./ports.ts";

export const API = "/admin_api";

export async function buildApp(
  ports: Ports,
  options: { dist?: string; logger?: FastifyBaseLogger } = {},
): Promise<FastifyInstance> {
  const app = fastify({
    ...(options.logger ? { loggerInstance: options.logger } : {}),
    bodyLimit: 64 * 1024,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: false } },
  });
  await app.register(errors);
  await app.register(authRoutes, { ...ports, prefix: API });
  await app.register(async (own) => {
    await own.register(sessions, ports);
    for (const routes of [companySettingsRoutes, calloutsRoutes, doctorsRoutes, placesRoutes, notificationsRoutes])
      await own.register(routes, { ...ports, prefix: API });
  });
  await app.register(async (mailed) => {
    // The only routes that take form bodies (product.md Q16).
    await mailed.register(formbody);
    await mailed.register(respondRoutes, ports);
  });
  if (options.dist) await app.register(page, { dist: options.dist });
  return app;
}
