/** docs/operating.md and the files of deploy/ name what there is. */
import { glob, readFile } from "node:fs/promises";
import { Metrics } from "../../../server/metrics/metrics.ts";
import { readConfig } from "../../../server/platform/config.ts";
import { STOP_MS } from "../../../server/platform/stopTimes.ts";
import { testDatabase } from "../../support/database/testDatabase.ts";

const database = testDatabase();

const read = (name: string) => readFile(name, "utf8");
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = ""]) => name);

/** Every setting that the server reads, by its name. */
function settings(): Set<string> {
  const names = new Set<string>();
  const env = new Proxy({} as Record<string, string | undefined>, {
    get: (_target, name) => {
      names.add(String(name));
      return undefined;
    },
  });
  readConfig(env);
  return names;
}

test("every setting that is set there is one that the server reads", async () => {
  const guide = found(await read("docs/operating.md"), /^([A-Z_]+)='/gm);
  const compose = found((await read("deploy/compose.yaml")).split("  server:")[1] ?? "", /^ {6}([A-Z_]+):/gm);
  const image = found(await read("deploy/Dockerfile"), /\b([A-Z_]+)=/g);
  expect([guide.length, compose.length, image.length]).toEqual([9, 22, 4]);
  const known = settings();
  expect([...guide, ...compose, ...image].filter((name) => !known.has(name))).toEqual([]);
});

test("every setting of the README but the image's own reaches the server in containers; one that is left out is unset", async () => {
  const [, rows = ""] = /\| Variable \|[^\n]*\n([\s\S]*?)\n\n/.exec(await read("README.md")) ?? [];
  const cells = rows.split("\n").map((row) => row.split("|")[1] ?? "");
  const told = cells.flatMap((cell) => found(cell, /`([A-Z_]+)`/g));
  const image = found(await read("deploy/Dockerfile"), /\b([A-Z_]+)=/g);
  const server = (await read("deploy/compose.yaml")).split("  server:")[1] ?? "";
  const compose = found(server, /^ {6}([A-Z_]+):/gm);
  expect(told.length).toBeGreaterThan(20);
  expect(told.filter((name) => !image.includes(name) && !compose.includes(name))).toEqual([]);
  const optional = found(server, /^ {6}([A-Z_]+): \$\{\1:-\}$/gm);
  expect(optional).toContain("SECRET_KEY_PREVIOUS");
  expect(readConfig(Object.fromEntries(optional.map((name) => [name, ""])))).toEqual(readConfig({}));
});

test("the addresses that are named there are ones that the app or the server has", async () => {
  const named = found(await read("docs/operating.md"), /`(\/(?!etc\/|backups)[^`\s]*)`/g);
  expect(named).toContain("/readyz");
  let sources = "";
  for await (const file of glob(["src/app/*.ts*", "server/http/*.ts"])) sources += await read(file);
  // The app's pages before signing in stand below /auth there.
  const isThere = (path: string) =>
    sources.includes(`"${path}"`) || sources.includes(`path: "${path.replace("/auth/", "")}"`);
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

test("whoever asks right after a start waits for the server", async () => {
  const asked = found(await read("docs/operating.md"), /^curl (.*\/readyz)$/gm);
  expect(asked).toEqual(Array(2).fill(expect.stringContaining("--retry 30 --retry-delay 1 --retry-all-errors")));
});

test("every number that is watched there is told", async () => {
  const metrics = new Metrics({ ...database(), connections: () => [] });
  metrics.watchCable(() => 0);
  const told = metrics.registry.getMetricsAsArray().map(({ name }) => name);
  const watched = found(await read("docs/operating.md"), /\b((?:callouts|nodejs|process)_[a-z_0-9]+)\b/g);
  expect(watched.length).toBeGreaterThan(10);
  const missing = watched.filter(
    (name) => !told.includes(name.replace(/_(?:count|bucket|sum)$/, "")) && name !== "callouts_before",
  );
  expect(missing).toEqual([]);
});

test("every line of the log that is told of there is one that the server writes", async () => {
  const [, table = ""] = /\| `msg` \|[^\n]*\n([\s\S]*?)\n\n/.exec(await read("docs/operating.md")) ?? [];
  const cells = table.split("\n").map((row) => row.split("|")[1] ?? "");
  const told = cells.flatMap((cell) => found(cell, /`([^`]+)`/g)).filter((text) => !text.startsWith("queue:"));
  expect(told.length).toBeGreaterThan(12);
  let sources = "";
  for await (const file of glob("server/**/*.ts")) sources += await read(file);
  // What is filled in when it happens stands as … there.
  const written = (text: string) => new RegExp(`["\`]${text.replaceAll("…", "\\$\\{[^}]+\\}")}`);
  expect(told.filter((text) => !written(text).test(sources))).toEqual([]);
});

test("a server that found no database is started again for as long as it takes", async () => {
  const unit = found(await read("deploy/callouts.service"), /^((?:Restart|StartLimit\w+)=.*)$/gm);
  const compose = found(await read("deploy/compose.yaml"), /^ {4}(restart: .*)$/gm);
  expect(unit).toEqual(["StartLimitIntervalSec=0", "Restart=always"]);
  expect(compose).toEqual(["restart: unless-stopped", "restart: unless-stopped"]);
});

test("the parts of a stop add up to less than the whole, and that to less than the service and compose allow", async () => {
  const { whole, ...parts } = STOP_MS;
  expect(Object.values(parts).reduce((sum, part) => sum + part)).toBeLessThan(whole);
  const unit = found(await read("deploy/callouts.service"), /^TimeoutStopSec=(\d+)s$/gm);
  const compose = found(await read("deploy/compose.yaml"), /^ +stop_grace_period: (\d+)s$/gm);
  expect([...unit, ...compose].map(Number).filter((seconds) => seconds * 1000 <= whole)).toEqual([]);
  expect(unit.length + compose.length).toBe(2);
});

test("settings are written to their file as they were typed, and the key of each installation is its own", async () => {
  const guide = await read("docs/operating.md");
  const [, quote, lines = ""] = /^cat > \/etc\/callouts\/environment <<('?)EOF'?\n([\s\S]*?)^EOF$/m.exec(guide) ?? [];
  expect(quote).toBe("'");
  expect(found(lines, /^SECRET_KEY=(.*)$/gm)).toEqual(["'KEY'"]);
  expect(guide).toContain(`sed -i "s/'KEY'/'$(openssl rand -hex 32)'/" /etc/callouts/environment\n`);
});

test("nginx has room for the apps that one process carries, each of which takes two connections", async () => {
  const guide = await read("docs/operating.md");
  const [, connections, files] =
    /^grep -q worker_rlimit_nofile \/etc\/nginx\/nginx\.conf \|\|\n {2}sed -i 's\/worker_connections \.\*\/worker_connections (\d+);\/; 1i worker_rlimit_nofile (\d+);' \/etc\/nginx\/nginx\.conf$/m.exec(
      guide,
    ) ?? [];
  expect(guide).toContain("One process carries about a thousand open apps");
  expect(Number(connections)).toBeGreaterThan(2 * 1000);
  expect(Number(files)).toBeGreaterThan(Number(connections));
});

test("in nginx a practice's live connections take nothing from its requests", async () => {
  const [, , server = ""] = (await read("deploy/nginx.conf")).split(/^server \{$/m);
  const [cable = ""] = found(server, /^ {2}location = \/admin_api\/cable \{\n([\s\S]*?)^ {2}\}$/gm);
  const bounds = (text: string, indent: string) => found(text, new RegExp(`^${indent}limit_conn (\\w+) \\d+;$`, "gm"));
  expect([bounds(server, "  "), bounds(cable, "    ")]).toEqual([["callouts_clients"], ["callouts_sockets"]]);
});

test("nginx writes no address of a request into a log, since it may be a doctor's link", async () => {
  const [, ...servers] = (await read("deploy/nginx.conf")).split(/^server \{$/m);
  const quiet = ["access_log off;", "error_log /var/log/nginx/callouts-error.log crit;"];
  expect(servers.map((server) => found(server, /^ {2}((?:access|error)_log .*)$/gm))).toEqual([quiet, quiet]);
});

test("the short command is found by cron, whose PATH is /usr/bin:/bin", async () => {
  expect(found(await read("docs/operating.md"), /^exec (\S+) -u callouts/gm)).toEqual(["/usr/sbin/runuser"]);
});

/** The packages that the server's files and the contract's name in their imports. */
async function packagesOfServer(): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const file of glob(["server/**/*.ts", "src/contract/**/*.ts"]))
    for (const name of found(await read(file), /\b(?:from|import)\s*\(?\s*"((?:@[^/"]+\/)?[^./@"][^/"]*)/g))
      names.add(name);
  return names;
}

test("the image leaves out each package that the browser alone needs, and no other", async () => {
  const list = /npm uninstall(.*?)&&/s.exec(await read("deploy/Dockerfile"))?.[1] ?? "";
  const left = list.split(/[\s\\]+/).filter((name) => name && !name.startsWith("--"));
  const { dependencies } = JSON.parse(await read("package.json"));
  const used = await packagesOfServer();
  expect(left.sort()).toEqual(Object.keys(dependencies).filter((name) => !used.has(name)));
});
