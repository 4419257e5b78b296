/** The metrics on a port of their own, so that whoever reaches the app does not reach them. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo } from "node:net";
import { type Registry } from "prom-client";
import { OperatorError } from "../db/operatorError.ts";
import { localOrigin } from "../platform/config.ts";

/** `failed` hears why the numbers could not be told. */
export type MetricsPlace = { port: number; host: string; failed: (error: unknown) => void };

export type MetricsServer = { origin: string; close(): Promise<void> };

async function answer(registry: Registry, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== "GET" || request.url !== "/metrics") {
    response.writeHead(404).end();
    return;
  }
  const text = await registry.metrics();
  response.writeHead(200, { "content-type": registry.contentType }).end(text);
}

/** Throws `OperatorError` where the port is taken. */
export async function serveMetrics(registry: Registry, { port, host, failed }: MetricsPlace): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    answer(registry, request, response).catch((error: unknown) => {
      failed(error);
      response.writeHead(500).end();
    });
  });
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new OperatorError(`Port ${port} on ${host} is taken. Stop what uses it, or set METRICS_PORT to another one.`);
  }
  return {
    origin: localOrigin(host, (server.address() as AddressInfo).port),
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
