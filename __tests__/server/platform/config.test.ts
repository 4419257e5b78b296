import { ConfigError, readConfig } from "../../../server/config.ts";

test("an empty environment gives the documented defaults", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    publicOrigin: "http://127.0.0.1:3000",
    originFixed: false,
    tokenRotation: "15m",
    demo: true,
    production: false,
  });
});

test("every mistake is named at once, by the name of its variable", () => {
  const env = {
    PORT: "seventy",
    DATABASE_URL: "mysql://x",
    SMTP_URL: "mail.example.test",
    PUBLIC_ORIGIN: "https://callouts.example.test/app",
    TOKEN_ROTATION: "sometimes",
    SECRET_KEY: "short",
    SECRET_KEY_PREVIOUS: "shorter",
    DEMO: "maybe",
    RATE_LIMIT_FACTOR: "-1",
  };
  const attempt = (): unknown => readConfig(env);
  expect(attempt).toThrow(ConfigError);
  for (const name of Object.keys(env)) expect(attempt).toThrow(name);
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
