/** The contract as the server speaks it, made from the routes' own schemas: GET /admin_api/openapi.json. */
import swagger from "@fastify/swagger";
import { type FastifyPluginAsync } from "fastify";
import fp from "fastify-plugin";
import { documented, TAGS } from "./reference/documented.ts";
import { type Paths, withNamedRefusals } from "./reference/refusalNames.ts";
import { withNamedShapes } from "./reference/shapeNames.ts";

const DESCRIPTION = [
  "Callouts to doctors, their answers, and the practice that asks. Session headers as devise_token_auth has them.",
  "A refusal has a stable `code`. Besides those named with an operation, any may answer 500 `server_error`, and 503 `unavailable` or 507 `storage_full` with `Retry-After`.",
  "Creating, sending and most changes take an `Idempotency-Key` header: a repetition with the same key and body gets the first answer, and another body 409 `invalid_transition`.",
].join("\n\n");

const plugin: FastifyPluginAsync = async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Admin API", version: "1", description: DESCRIPTION },
      tags: TAGS,
      // Of every operation that does not say otherwise.
      security: [{ accessToken: [], client: [], uid: [] }],
      components: {
        securitySchemes: {
          accessToken: { type: "apiKey", in: "header", name: "access-token" },
          client: { type: "apiKey", in: "header", name: "client" },
          uid: { type: "apiKey", in: "header", name: "uid" },
        },
      },
    },
    transform: ({ schema, url, route }) => ({ schema: documented(schema, { method: route.method, url }), url }),
    transformObject: (found) => {
      if (!("openapiObject" in found)) return found.swaggerObject;
      const { openapiObject: document } = found;
      const named = withNamedShapes(document.paths);
      const { paths, responses } = withNamedRefusals(named.paths as Paths);
      const components = { ...document.components, schemas: named.schemas, responses };
      return { ...document, paths, components } as typeof document;
    },
  });
  app.get("/admin_api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
};

export const openapi = fp(plugin, { name: "openapi" });
