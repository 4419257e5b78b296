/** The admin API as a value: ports in, a Fastify instance out. Public and private routes are told apart here and nowhere else. */
import { randomUUID } from "node:crypto";
import formbody from "@fastify/formbody";
import { type TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import fastify, { type FastifyBaseLogger, type FastifyInstance, type RouteOptions } from "fastify";
import fp from "fastify-plugin";
import { auditRoutes } from "./features/audit/routes.ts";
import { ownAccountRoutes } from "./features/auth/account/accountRoutes.ts";
import { secondFactorRoutes } from "./features/auth/account/secondFactorRoutes.ts";
import { sessionRoutes } from "./features/auth/account/sessionRoutes.ts";
import { confirmationRoutes } from "./features/auth/registration/confirmationRoutes.ts";
import { authRoutes } from "./features/auth/routes.ts";
import { sessions } from "./features/auth/session/sessions.ts";
import { calendarFeedRoutes, ownFeedRoutes } from "./features/calendarFeed/routes.ts";
import { calloutsRoutes } from "./features/callouts/routes/routes.ts";
import { commentsRoutes } from "./features/comments/routes.ts";
import { companySettingsRoutes } from "./features/companySettings/routes.ts";
import { coverSheetsRoutes } from "./features/coverSheets/routes.ts";
import { bounceRoutes } from "./features/delivery/routes.ts";
import { demoClockRoutes } from "./features/demoClock/routes.ts";
import { doctorHomeRoutes } from "./features/doctorHome/routes.ts";
import { importRoutes } from "./features/doctors/import/importRoutes.ts";
import { doctorsRoutes } from "./features/doctors/routes.ts";
import { mailPreviewRoutes } from "./features/emailTexts/previewRoutes.ts";
import { emailTextsRoutes } from "./features/emailTexts/routes.ts";
import { exportsRoutes } from "./features/exports/routes.ts";
import { insightsRoutes } from "./features/insights/routes.ts";
import { listsRoutes } from "./features/lists/routes.ts";
import { listsImportRoutes } from "./features/listsImport/routes.ts";
import { mailboxRoutes } from "./features/mailbox/routes.ts";
import { notificationsRoutes } from "./features/notifications/routes.ts";
import { placesRoutes } from "./features/places/routes.ts";
import { respondRoutes } from "./features/respond/routes.ts";
import { savedViewsRoutes } from "./features/savedViews/routes.ts";
import { searchRoutes } from "./features/search/routes.ts";
import { standingListsRoutes } from "./features/standingLists/routes.ts";
import { usersRoutes } from "./features/users/routes.ts";
import { wavePlansRoutes } from "./features/wavePlans/routes.ts";
import { compression } from "./http/compression.ts";
import { connections } from "./http/connections.ts";
import { drainHandlers } from "./http/drainHandlers.ts";
import { errors } from "./http/errors.ts";
import { headers } from "./http/headers.ts";
import { healthRoutes } from "./http/health.ts";
import { openapi } from "./http/openapi.ts";
import { origins } from "./http/origins.ts";
import { page } from "./http/page.ts";
import { notFound } from "./http/problem.ts";
import { requestLimits } from "./http/requestLimits.ts";
import { type Routes } from "./http/typedRoutes.ts";
import { validation } from "./http/validation.ts";
import { MovableClock } from "./platform/clock.ts";
import { type Ports } from "./platform/ports.ts";
import { type Tally } from "./platform/tally.ts";

const API = "/admin_api";

export type AppOptions = {
  /** Folder of the built app; without it the server is an API only. */
  dist?: string;
  logger?: FastifyBaseLogger;
  /** Milliseconds until a request must have told its headers, and all of itself. */
  patience?: { headers: number; request: number };
  /** Hears of every response. */
  onServed?: Tally["served"];
  /** Hears of every route, so that a test can hold a table against the whole list. */
  onRoute?: (route: RouteOptions) => void;
};

/** Routes with hooks of their own, below a path. Fastify looks a plugin without a name up in every module that was ever loaded. */
async function mount(app: FastifyInstance, ports: Ports, routes: Routes, prefix = ""): Promise<void> {
  const plugin = (inner: FastifyInstance): Promise<void> =>
    routes(inner.withTypeProvider<TypeBoxTypeProvider>(), ports);
  await app.register(fp(plugin, { name: routes.name, encapsulate: true }), { prefix });
}

/** Routes that strangers may call, so many times from one address. */
const forStrangers = (routes: Routes): Routes =>
  async function strangers(app, ports) {
    app.addHook("onRequest", (request) => app.countStranger(request));
    await routes(app, ports);
  };

/** Routes that need a session; the sessions plugin refuses everybody else. */
const privateRoutes: Routes = async (app, ports) => {
  await app.register(sessions, ports);
  for (const routes of [
    sessionRoutes,
    ownAccountRoutes,
    secondFactorRoutes,
    ownFeedRoutes,
    companySettingsRoutes,
    calloutsRoutes,
    commentsRoutes,
    wavePlansRoutes,
    listsRoutes,
    savedViewsRoutes,
    listsImportRoutes,
    standingListsRoutes,
    coverSheetsRoutes,
    doctorsRoutes,
    importRoutes,
    exportsRoutes,
    placesRoutes,
    searchRoutes,
    notificationsRoutes,
    usersRoutes,
    auditRoutes,
    insightsRoutes,
    emailTextsRoutes,
  ])
    await routes(app, ports);
};

/** Pages that a mailed link opens: the only ones that take form bodies. */
const mailedPages: Routes = async (app, ports) => {
  await app.register(formbody);
  await mount(app, ports, respondRoutes);
  await mount(app, ports, doctorHomeRoutes);
  await mount(app, ports, forStrangers(confirmationRoutes), API);
};

export async function buildApp(ports: Ports, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = ports;
  const { headers: headersTimeout, request: requestTimeout } = options.patience ?? { headers: 15_000, request: 30_000 };
  const app = fastify({
    ...(options.logger ? { loggerInstance: options.logger } : {}),
    ...(config.trustProxy ? { trustProxy: config.trustProxy } : {}),
    bodyLimit: 64 * 1024,
    requestTimeout,
    // Node looks after the slow ones every half minute only, unless told.
    http: { headersTimeout, connectionsCheckingInterval: headersTimeout / 5 },
    genReqId: () => randomUUID(),
    return503OnClosing: true,
  });
  // JSON only: a form of another site can send text/plain without asking first.
  app.removeContentTypeParser("text/plain");
  const { onServed } = options;
  if (onServed)
    app.addHook("onResponse", async ({ method, routeOptions }, { statusCode, elapsedTime }) =>
      onServed({ method, route: routeOptions.url ?? "none", status: statusCode, seconds: elapsedTime / 1000 }),
    );
  if (options.onRoute) app.addHook("onRoute", options.onRoute);
  await app.register(drainHandlers);
  await app.register(connections, ports);
  await app.register(errors, ports);
  await app.register(headers, ports);
  await app.register(compression);
  await app.register(origins, ports);
  await app.register(validation);
  await app.register(requestLimits, ports);
  await app.register(openapi);
  await mount(app, ports, healthRoutes);
  await mount(app, ports, forStrangers(authRoutes), API);
  await mount(app, ports, mailPreviewRoutes, API);
  await mount(app, ports, calendarFeedRoutes, API);
  await mount(app, ports, bounceRoutes);
  await mount(app, ports, privateRoutes, API);
  await mount(app, ports, mailedPages);
  if (config.demo) await mount(app, ports, mailboxRoutes);
  if (config.demo && ports.clock instanceof MovableClock) await mount(app, ports, demoClockRoutes(ports.clock));
  if (options.dist) await app.register(page, { ...ports, dist: options.dist });
  else
    app.setNotFoundHandler(() => {
      throw notFound("page");
    });
  return app;
}
