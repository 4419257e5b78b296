/** The contract as the server speaks it, made from the routes' own schemas: GET /admin_api/openapi.json. */
import swagger from "@fastify/swagger";
import { type FastifyPluginAsync } from "fastify";
import fp from "fastify-plugin";

const plugin: FastifyPluginAsync = async (app) => {
  await app.register(swagger, {
    openapi: {
      info: {
        title: "Admin API",
        version: "1",
        description:
          "Callouts to doctors, their answers, and the practice that asks. Session headers as devise_token_auth has them.",
      },
      components: {
        securitySchemes: {
          accessToken: { type: "apiKey", in: "header", name: "access-token" },
          client: { type: "apiKey", in: "header", name: "client" },
          uid: { type: "apiKey", in: "header", name: "uid" },
        },
      },
    },
  });
  app.get("/admin_api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
};

export const openapi = fp(plugin, { name: "openapi" });
