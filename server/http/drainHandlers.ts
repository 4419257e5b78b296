/**
 * Lets the server end only after its handlers have. A request whose browser has gone keeps no connection open, so that nothing
 * else would wait for it, and the database would be closed in the midst of its work.
 */
import { type FastifyPluginAsync, type FastifyRequest, type RouteHandlerMethod } from "fastify";
import fp from "fastify-plugin";

declare module "fastify" {
  interface FastifyInstance {
    /** The database was closed before the request's work began, and its browser has gone: it may be dropped. */
    isCutOff(request: FastifyRequest): boolean;
  }
}

const plugin: FastifyPluginAsync = async (app) => {
  let isEnding = false;
  app.addHook("preClose", async () => {
    isEnding = true;
  });
  app.decorate("isCutOff", (request) => isEnding && request.socket.destroyed);
  const running = new Set<Promise<unknown>>();
  app.addHook("onRoute", (route) => {
    const { handler } = route;
    const counted: RouteHandlerMethod = function counted(request, reply) {
      const result: unknown = handler.call(this, request, reply);
      if (result instanceof Promise) {
        running.add(result);
        const forget = (): void => void running.delete(result);
        result.then(forget, forget);
      }
      return result;
    };
    route.handler = counted;
  });
  app.addHook("onClose", async () => {
    await Promise.allSettled(running);
  });
};

export const drainHandlers = fp(plugin, { name: "drain-handlers" });
