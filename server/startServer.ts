/** Brings everything up in order and takes it down in the opposite one. */
import { existsSync } from "node:fs";
import { type AddressInfo } from "node:net";
import path from "node:path";
import { type FastifyInstance } from "fastify";
import { type DestinationStream } from "pino";
import { buildApp } from "./app.ts";
import { attachCable } from "./cable/attachCable.ts";
import { type Database, openDatabase } from "./db/database.ts";
import { type OutagePace } from "./db/outage.ts";
import { DEMO_PASSWORD, fillDemo } from "./demo/fillDemo.ts";
import { createWorker } from "./jobs/worker.ts";
import { MailServerError } from "./mail/transport/smtpMailer.ts";
import { type Metrics } from "./metrics/metrics.ts";
import { settleCalendarDomain } from "./platform/calendarDomain.ts";
import { MovableClock, systemClock } from "./platform/clock.ts";
import { type Config, localOrigin, readConfig } from "./platform/config.ts";
import { createLog } from "./platform/log.ts";
import { type Ports } from "./platform/ports.ts";
import { openQueues } from "./platform/queues.ts";
import { loadKeys } from "./platform/secretKeys.ts";
import { STOP_MS } from "./platform/stopTimes.ts";
import { tellOutages } from "./platform/tellOutages.ts";
import { listenForStaff } from "./staff/socket.ts";
import { explain } from "./startupErrors.ts";

export type RunningServer = {
  /** Where it answers, without trailing slash. */
  origin: string;
  /** What a person at the terminal needs to know. */
  greeting: string;
  /** Where Prometheus asks, if anywhere. */
  metricsOrigin: string | undefined;
  stop(): Promise<void>;
};

/** `destination`: where the log goes instead of standard error; `pace`: other times than usual. */
type Options = { destination?: DestinationStream; pace?: Partial<OutagePace> };

export async function startServer(
  env: Record<string, string | undefined>,
  dist: string,
  { destination, pace }: Options = {},
): Promise<RunningServer> {
  const config = readConfig(env);
  const log = createLog(config.logLevel, destination);
  /** How to take down what is up, the newest first. */
  const steps: (() => Promise<void>)[] = [];
  const stop = async (failure?: unknown): Promise<void> => {
    const forced = setTimeout(() => {
      // Nobody else can say any more why the start failed.
      if (failure !== undefined) process.stderr.write(`${explain(failure)}\n`);
      process.exit(1);
    }, STOP_MS.whole);
    for (const step of steps) await step().catch((error: unknown) => log.error({ err: error }, "while going down"));
    clearTimeout(forced);
  };
  let metricsOrigin: string | undefined;
  try {
    const database = await openDatabase(config.databaseUrl, config.dataDir, pace);
    steps.unshift(() => database.close());
    await settleCalendarDomain(database.db, config);
    const keys = await loadKeys(config);
    const ports: Ports = { database, clock: config.demo ? new MovableClock() : systemClock, config, keys };
    tellOutages(database.outage, log);
    database.boss.on("error", (error) => {
      if (!database.outage.take(error)) log.error({ err: error }, "job queue");
    });
    const metrics = config.metricsPort === undefined ? undefined : await countFor(database);
    await openQueues(database.boss);
    steps.unshift(() => database.boss.stop({ graceful: true, timeout: STOP_MS.jobs }));
    const failed = (error: unknown, queue: string): void => {
      // A mail server that is away or full says so in the same words as a database.
      if (error instanceof MailServerError || !database.outage.take(error))
        log.warn({ err: error, queue }, "a job failed");
    };
    const worker = createWorker(ports, failed, metrics);
    steps.unshift(() => worker.stop());
    if (config.demo) await fillDemo(ports);
    const built = existsSync(path.join(dist, "index.html"));
    const app = await buildApp(ports, {
      logger: log,
      ...(built ? { dist } : {}),
      ...(metrics ? { onServed: metrics.served.bind(metrics) } : {}),
    });
    steps.unshift(() => closeApp(app));
    const cable = await attachCable(app, ports);
    steps.unshift(() => cable.close());
    await app.listen({ port: config.port, host: config.host });
    // With PORT=0 the system chose the port only now.
    const { port } = app.server.address() as AddressInfo;
    if (!config.originFixed) config.publicOrigin = localOrigin(config.host, port);
    if (metrics && config.metricsPort !== undefined) {
      metrics.watchCable(() => cable.size);
      const failed = (error: unknown): void => log.error({ err: error }, "the metrics could not be told");
      const server = await metrics.serve({ port: config.metricsPort, host: config.metricsHost, failed });
      metricsOrigin = server.origin;
      steps.unshift(() => server.close());
    }
    worker.begin();
    if (!config.databaseUrl)
      steps.unshift(await listenForStaff(ports, (error) => log.error({ err: error }, "a staff command failed")));
  } catch (error) {
    await stop(error);
    throw error;
  }
  return { origin: config.publicOrigin, greeting: greet(config), metricsOrigin, stop: () => stop() };
}

/** Requests that do not end are cut off, since what comes after must be closed as well. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const { promise: timedOut, resolve: giveUp } = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    app.server.closeAllConnections();
    giveUp();
  }, STOP_MS.requests);
  await Promise.race([app.close(), timedOut]).finally(() => clearTimeout(timer));
}

/** Loaded where it is wanted only, since it takes a part of every start. */
async function countFor(database: Database): Promise<Metrics> {
  const { Metrics } = await import("./metrics/metrics.ts");
  return new Metrics(database);
}

function greet({ publicOrigin, demo, smtpUrl, dataDir, databaseUrl }: Config): string {
  const lines = [
    `Practice Callouts is ready: ${publicOrigin}`,
    ...(demo ? [`Sign in as admin@example.test (or colleague@…, new@…) with ${DEMO_PASSWORD}`] : []),
    ...(demo && !smtpUrl ? [`Emails that would be sent: ${publicOrigin}/dev/mailbox`] : []),
    databaseUrl ? "Data: PostgreSQL" : `Data: ${dataDir}`,
  ];
  return `\n  ${lines.join("\n  ")}\n\n`;
}
