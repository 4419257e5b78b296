/** The environment, parsed once; every mistake is named before anything starts. */
import { isIP } from "node:net";
import path from "node:path";
import { DEFAULT_PUBLIC_CONFIG, type PublicConfig } from "../../src/contract/config.ts";
import { isMailAddress } from "../../src/contract/rules/mailAddress.ts";

type TokenRotation = "15m" | "every-request";

export type Config = {
  port: number;
  host: string;
  /** Where the numbers for Prometheus are told; nowhere without a port. */
  metricsPort: number | undefined;
  metricsHost: string;
  dataDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Where people reach the app; links in mails are built from it and from nothing else. Without trailing slash. */
  publicOrigin: string;
  /** Whether PUBLIC_ORIGIN was set: only then is the host name of requests held to it. */
  originFixed: boolean;
  tokenRotation: TokenRotation;
  /** Signs doctor links and derives session tokens. Undefined: kept in the data directory. */
  secretKey: string | undefined;
  /** The one before, whose links are still believed. */
  secretKeyPrevious: string | undefined;
  trustProxy: string | undefined;
  mailFrom: string;
  /** Under which mail servers report what could not be delivered: its local part is followed by `+` and the mail's name. */
  bounceAddress: string | undefined;
  /** Signs what the mail server posts to /webhooks/bounces. */
  bounceSecret: string | undefined;
  /** Names calendar entries. Unless it is fixed, the host of the first start is kept (`settleCalendarDomain`). */
  calendarDomain: string;
  calendarDomainFixed: boolean;
  /** Demo data, its published password and /dev pages. */
  demo: boolean;
  /** Years of callouts besides (DEMO=large). */
  demoHistory: boolean;
  production: boolean;
  logLevel: string;
  /** What hashing a password takes, in KiB; not for the environment to weaken. */
  passwordMemory: number;
  /** Multiplies every rate limit; load programs raise it. */
  rateLimitFactor: number;
  /** Seconds in which whoever sent a callout can call it back; its mails wait as long. */
  callBackSeconds: number;
  provider: PublicConfig;
};

/** 46 MiB: above OWASP's least, about 60 ms on a small server. */
export const PASSWORD_MEMORY_KIB = 46 * 1024;

/** An urgent callout must not wait longer. */
export const MOST_CALL_BACK_SECONDS = 120;

/** What is wrong with the environment, one line a mistake. */
export class ConfigError extends Error {}

/** How a browser on this machine reaches the server; "every address" is none that a browser could open. */
export function localOrigin(host: string, port: number): string {
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

type Env = Record<string, string | undefined>;

const HOST_NAME = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;

/** Settings that are or hold a secret: what is wrong with them is written into logs without their values. */
const SECRETS = new Set(["SECRET_KEY", "SECRET_KEY_PREVIOUS", "BOUNCE_SECRET", "SMTP_URL", "DATABASE_URL"]);

type Given = (name: string) => string | undefined;
type Readers = { given: Given; secret: Given; wrong: (name: string, rule: string) => void };

/** Networks that Fastify knows by name. */
const NAMED_NETWORKS = ["loopback", "linklocal", "uniquelocal"];

/** Whether Fastify takes it as a proxy's address, or as a network in CIDR notation. */
function isNetwork(text: string): boolean {
  const [, address = "", prefix] = /^([^/]*)(?:\/(\d+))?$/.exec(text) ?? [];
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return bits > 0 && (prefix === undefined || (Number(prefix) > 0 && Number(prefix) <= bits));
}

/** Proxies whose X-Forwarded-For is trusted. */
function trustedProxies({ given, wrong }: Omit<Readers, "secret">): string | undefined {
  const networks = given("TRUST_PROXY");
  const isKnown = (network: string): boolean => NAMED_NETWORKS.includes(network) || isNetwork(network);
  if (networks && !networks.split(",").every((network) => isKnown(network.trim())))
    wrong(
      "TRUST_PROXY",
      `must be addresses or networks like 10.0.0.0/8 (or ${NAMED_NETWORKS.join(", ")}), with commas`,
    );
  return networks;
}

/** Where the server listens, and where it tells its numbers. */
function portSettings({ given, wrong }: Omit<Readers, "secret">) {
  const portIn = <Otherwise>(name: string, otherwise: Otherwise): number | Otherwise => {
    const value = given(name);
    if (value === undefined) return otherwise;
    const port = Number(value);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) wrong(name, "must be a whole number from 0 to 65535");
    return port;
  };
  return {
    port: portIn("PORT", 3000),
    metricsPort: portIn("METRICS_PORT", undefined),
    metricsHost: given("METRICS_HOST") ?? "127.0.0.1",
  };
}

/** Under which addresses mails leave and come back, and what names calendar entries; `host` is where the app is reached. */
function mailSettings({ given, secret, wrong }: Readers, host: string) {
  const calendarDomain = given("CALENDAR_DOMAIN")?.toLowerCase();
  if (calendarDomain && !HOST_NAME.test(calendarDomain)) wrong("CALENDAR_DOMAIN", "must be a host name");
  const mailFrom = given("MAIL_FROM") ?? "callouts@example.test";
  if (!isMailAddress(mailFrom)) wrong("MAIL_FROM", "must be an email address, without a name");
  const bounceAddress = given("BOUNCE_ADDRESS");
  if (bounceAddress && (!isMailAddress(bounceAddress) || bounceAddress.includes("+")))
    wrong("BOUNCE_ADDRESS", "must be an email address without +");
  const bounceSecret = secret("BOUNCE_SECRET");
  if (Boolean(bounceAddress) !== Boolean(bounceSecret))
    wrong(bounceAddress ? "BOUNCE_SECRET" : "BOUNCE_ADDRESS", "BOUNCE_ADDRESS and BOUNCE_SECRET go together");
  return {
    mailFrom,
    bounceAddress,
    bounceSecret,
    calendarDomain: calendarDomain ?? host,
    calendarDomainFixed: calendarDomain !== undefined,
  };
}

function providerSettings(given: Given, url: (name: string, protocols: string[]) => string | undefined): PublicConfig {
  return {
    provider_name: given("PROVIDER_NAME") ?? DEFAULT_PUBLIC_CONFIG.provider_name,
    provider_url: url("PROVIDER_URL", ["https:", "http:"]) ?? DEFAULT_PUBLIC_CONFIG.provider_url,
    contact_url: url("PROVIDER_CONTACT_URL", ["https:", "http:"]) ?? DEFAULT_PUBLIC_CONFIG.contact_url,
    terms_url: url("PROVIDER_TERMS_URL", ["https:", "http:"]) ?? DEFAULT_PUBLIC_CONFIG.terms_url,
    privacy_url: url("PROVIDER_PRIVACY_URL", ["https:", "http:"]) ?? DEFAULT_PUBLIC_CONFIG.privacy_url,
  };
}

export function readConfig(env: Env): Config {
  const mistakes: string[] = [];
  const wrong = (name: string, rule: string): void =>
    void mistakes.push(`${SECRETS.has(name) ? name : `${name}=${env[name] ?? ""}`}: ${rule}`);
  const given = (name: string): string | undefined => env[name]?.trim() || undefined;

  const choice = <Choice extends string>(name: string, choices: readonly Choice[], otherwise: Choice): Choice => {
    const value = given(name);
    if (!value) return otherwise;
    const found = choices.find((one) => one === value);
    if (!found) wrong(name, `must be ${choices.join(" or ")}`);
    return found ?? otherwise;
  };
  const url = (name: string, protocols: string[]): string | undefined => {
    const value = given(name);
    if (value && !protocols.includes(URL.parse(value)?.protocol ?? "")) {
      const encoded = SECRETS.has(name) ? "; special characters in the password must be percent-encoded" : "";
      wrong(name, `must be a URL that begins with ${protocols.map((p) => `${p}//`).join(" or ")}${encoded}`);
      return undefined;
    }
    return value;
  };

  const rateLimitFactor = Number(given("RATE_LIMIT_FACTOR") ?? 1);
  if (!(rateLimitFactor > 0)) wrong("RATE_LIMIT_FACTOR", "must be a number above 0");
  const callBackSeconds = Number(given("CALL_BACK_SECONDS") ?? 10);
  if (!Number.isInteger(callBackSeconds) || callBackSeconds < 0 || callBackSeconds > MOST_CALL_BACK_SECONDS)
    wrong("CALL_BACK_SECONDS", `must be a whole number from 0 to ${MOST_CALL_BACK_SECONDS}`);
  const production = env.NODE_ENV === "production";
  const databaseUrl = url("DATABASE_URL", ["postgres:", "postgresql:"]);
  const origin = url("PUBLIC_ORIGIN", ["http:", "https:"]);
  if (origin && URL.parse(origin)?.pathname !== "/") wrong("PUBLIC_ORIGIN", "must have no path");
  const secret = (name: string): string | undefined => {
    const value = given(name);
    if (value && value.length < 32) wrong(name, "must have at least 32 characters");
    return value;
  };
  const secretKey = secret("SECRET_KEY");
  if (production && !secretKey) wrong("SECRET_KEY", "is required with NODE_ENV=production");
  const demo = choice("DEMO", ["0", "1", "large"], !production && !databaseUrl ? "1" : "0");
  const host = given("HOST") ?? "127.0.0.1";
  const ports = portSettings({ given, wrong });
  const publicOrigin = origin ? new URL(origin).origin : localOrigin(host, ports.port);

  const config: Config = {
    ...ports,
    host,
    dataDir: path.resolve(given("DATA_DIR") ?? ".data"),
    databaseUrl,
    smtpUrl: url("SMTP_URL", ["smtp:", "smtps:"]),
    publicOrigin,
    originFixed: origin !== undefined,
    tokenRotation: choice<TokenRotation>("TOKEN_ROTATION", ["15m", "every-request"], "15m"),
    secretKey,
    secretKeyPrevious: secret("SECRET_KEY_PREVIOUS"),
    trustProxy: trustedProxies({ given, wrong }),
    ...mailSettings({ given, secret, wrong }, URL.parse(publicOrigin)?.hostname ?? host),
    demo: demo !== "0",
    demoHistory: demo === "large",
    production,
    logLevel: choice("LOG_LEVEL", ["fatal", "error", "warn", "info", "debug", "silent"], production ? "info" : "warn"),
    passwordMemory: PASSWORD_MEMORY_KIB,
    rateLimitFactor,
    callBackSeconds,
    provider: providerSettings(given, url),
  };
  if (mistakes.length > 0) throw new ConfigError(mistakes.join("\n"));
  return config;
}
