/** What holds for every page that a doctor opens from a mail: forms only, no script, errors as pages. */
import { type FastifyInstance } from "fastify";
import { sendPageHeaders } from "../../pages/pageHeaders.ts";
import { type Ports } from "../../platform/ports.ts";
import { pageErrors } from "./errorPages.ts";

export function asRespondPages(app: FastifyInstance, ports: Ports): void {
  // Any other kind of body is 415.
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addHook("onRequest", async (_request, reply) => sendPageHeaders(reply));
  app.setErrorHandler(pageErrors(ports));
}
