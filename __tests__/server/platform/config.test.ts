import fastify from "fastify";
import { ConfigError, readConfig } from "../../../server/platform/config.ts";

/** What is said of the environment. */
function messageOf(env: Record<string, string>): string {
  try {
    readConfig(env);
    return "";
  } catch (error) {
    return (error as ConfigError).message;
  }
}

test("an empty environment gives the documented defaults", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    metricsPort: undefined,
    metricsHost: "127.0.0.1",
    publicOrigin: "http://127.0.0.1:3000",
    originFixed: false,
    tokenRotation: "15m",
    demo: true,
    production: false,
    callBackSeconds: 10,
  });
});

test("every mistake is named at once, by the name of its variable", () => {
  const env = {
    PORT: "seventy",
    METRICS_PORT: "99999",
    DATABASE_URL: "mysql://x",
    SMTP_URL: "mail.example.test",
    PUBLIC_ORIGIN: "https://callouts.example.test/app",
    TOKEN_ROTATION: "sometimes",
    SECRET_KEY: "short",
    SECRET_KEY_PREVIOUS: "shorter",
    DEMO: "maybe",
    RATE_LIMIT_FACTOR: "-1",
    CALL_BACK_SECONDS: "121",
    CALENDAR_DOMAIN: "https://callouts.example.test",
    BOUNCE_ADDRESS: "not an address",
    BOUNCE_SECRET: "short",
  };
  const attempt = (): unknown => readConfig(env);
  expect(attempt).toThrow(ConfigError);
  for (const name of Object.keys(env)) expect(attempt).toThrow(name);
});

test("a wrong port alone is named too", () => {
  expect(() => readConfig({ PORT: "seventy" })).toThrow("PORT=seventy");
});

test("of a wrong setting that holds a secret only the name and the rule are told", () => {
  const env = {
    SECRET_KEY: "Hidden-1",
    SECRET_KEY_PREVIOUS: "Hidden-2",
    BOUNCE_SECRET: "Hidden-3",
    SMTP_URL: "smtp://callouts:Hid#den-4@mail.example.test:587",
    DATABASE_URL: "postgres://callouts:Hid/den-5@localhost/callouts",
  };
  const message = messageOf(env);
  expect(message).not.toMatch(/hid/i);
  expect(message).toMatch(/^SECRET_KEY: must have at least 32 characters$/m);
  for (const name of Object.keys(env)) expect(message).toMatch(new RegExp(`^${name}: `, "m"));
  expect(message).toMatch(/^SMTP_URL: must be a URL that begins with .*must be percent-encoded$/m);
});

test("production asks for a secret and has no demo", () => {
  expect(() => readConfig({ NODE_ENV: "production" })).toThrow("SECRET_KEY");
  const config = readConfig({ NODE_ENV: "production", SECRET_KEY: "x".repeat(32) });
  expect(config.demo).toBe(false);
});

test.each([
  [{ DATABASE_URL: "postgres://localhost/callouts" }, false],
  [{ DATABASE_URL: "postgres://localhost/callouts", DEMO: "1" }, true],
  [{ DEMO: "0" }, false],
])("demo data with %j: %s", (env, demo) => {
  expect(readConfig(env).demo).toBe(demo);
});

test("a server on every address is reached by a name that a browser can open", () => {
  expect(readConfig({ HOST: "0.0.0.0", PORT: "80" }).publicOrigin).toBe("http://localhost:80");
  expect(readConfig({ HOST: "::1" }).publicOrigin).toBe("http://[::1]:3000");
});

test.each(["Practice Callouts <callouts@example.test>", "callouts", "a@example.test, b@example.test"])(
  "mail cannot be sent from %j: the practice's name comes before the address",
  (MAIL_FROM) => {
    expect(messageOf({ MAIL_FROM })).toBe(`MAIL_FROM=${MAIL_FROM}: must be an email address, without a name`);
  },
);

test.each([
  "nonsense",
  "true",
  "1",
  "10.0.0.0/33",
  "10.0.0.0/0",
  "10.0.0.0/x",
  "::1/129",
  "10.0.0.1,,10.0.0.2",
  "10.0.0.1 10.0.0.2",
])("%j is no proxy that could be trusted", (TRUST_PROXY) => {
  expect(messageOf({ TRUST_PROXY })).toContain(`TRUST_PROXY=${TRUST_PROXY}: must be addresses or networks`);
});

test.each(["127.0.0.1", "10.0.0.0/8, 172.30.73.1", "::1", "fd00::/8,loopback", "loopback, linklocal , uniquelocal"])(
  "%j are proxies that can be trusted",
  (TRUST_PROXY) => {
    expect(readConfig({ TRUST_PROXY }).trustProxy).toBe(TRUST_PROXY);
    expect(() => fastify({ trustProxy: TRUST_PROXY })).not.toThrow();
  },
);

test("reports of bounces need both their address and their secret", () => {
  const secret = { BOUNCE_SECRET: "x".repeat(32) };
  const address = { BOUNCE_ADDRESS: "bounces@mail.example.test" };
  for (const half of [secret, address]) expect(() => readConfig(half)).toThrow("go together");
  expect(() => readConfig({ ...secret, BOUNCE_ADDRESS: "bounces+x@mail.example.test" })).toThrow("BOUNCE_ADDRESS");
  expect(readConfig({ ...secret, ...address })).toMatchObject({ bounceAddress: "bounces@mail.example.test" });
});
