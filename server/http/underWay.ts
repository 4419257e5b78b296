/**
 * Lets the server end only after its handlers have. A request whose browser has gone keeps no connection open, so that nothing
 * else would wait for it, and the database would be closed in the midst of its work.
 */
import { type FastifyPluginAsync, type RouteHandlerMethod } from "fastify";
import fp from "fastify-plugin";

const plugin: FastifyPluginAsync = async (app) => {
  const underWay = new Set<Promise<unknown>>();
  app.addHook("onRoute", (route) => {
    const { handler } = route;
    const counted: RouteHandlerMethod = function counted(request, reply) {
      const result: unknown = handler.call(this, request, reply);
      if (result instanceof Promise) {
        underWay.add(result);
        const forget = (): void => void underWay.delete(result);
        result.then(forget, forget);
      }
      return result;
    };
    route.handler = counted;
  });
  app.addHook("onClose", async () => {
    await Promise.allSettled(underWay);
  });
};

export const underWay = fp(plugin, { name: "under-way" });
