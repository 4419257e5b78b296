/** The admin API as a signed-in administrator calls it. */
import { type FastifyInstance, type InjectOptions } from "fastify";
import { type Ports } from "../../server/platform/ports.ts";
import { signInHeaders } from "./signIn.ts";

/** What tests need of a server: no socket is opened. */
export type Served = Pick<FastifyInstance, "inject">;
type Method = NonNullable<InjectOptions["method"]>;

/** Paths are told without `/admin_api`; `body` is whatever JSON came back. */
export async function asUser(app: Served, ports: Ports, user: Parameters<typeof signInHeaders>[1]) {
  const headers = await signInHeaders(ports, user);
  return async (method: Method, path: string, payload?: object) => {
    const response = await app.inject({ method, url: `/admin_api${path}`, headers, ...(payload ? { payload } : {}) });
    return { status: response.statusCode, body: response.json() };
  };
}
export type Caller = Awaited<ReturnType<typeof asUser>>;
