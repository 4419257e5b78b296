/** The setting of most tests of the API: a practice and an administrator of it who calls; anew before every test. */
import { type FastifyInstance, type InjectOptions } from "fastify";
import { buildApp } from "../../server/app.ts";
import { type Config } from "../../server/platform/config.ts";
import { aPractice, type Practice } from "./aCallout.ts";
import { asUser, type Caller, type Served } from "./asUser.ts";
import { testPorts } from "./database/testPorts.ts";

export function practiceAtWork(size: Parameters<typeof aPractice>[1] = {}, changes: Partial<Config> = {}) {
  const ports = testPorts(changes);
  const practice = {} as Practice;
  let server: FastifyInstance;
  let caller: Caller;
  beforeEach(async () => {
    server = await buildApp(ports());
    Object.assign(practice, await aPractice(ports(), size));
    caller = await asUser(server, ports(), practice.user);
  });
  afterEach(() => server.close());
  const app = { inject: (request: InjectOptions) => server.inject(request) } as Served;
  const call: Caller = (...request) => caller(...request);
  /** Where the time a session lives has passed. */
  const signInAgain = async (): Promise<void> => {
    caller = await asUser(server, ports(), practice.user);
  };
  return { ports, app, practice, call, signInAgain };
}
