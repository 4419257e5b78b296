/**
 * Fails where a package of the server or the app has a known vulnerability that is high or critical. Where the registry cannot be
 * asked, as without a network, it says so and nothing has failed.
 */
import { spawnSync } from "node:child_process";

const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json", "--fetch-retries=0", "--fetch-timeout=30000"], {
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
});

function read() {
  try {
    return JSON.parse(stdout);
  } catch {
    return { message: "npm gave no answer" };
  }
}

const { metadata, vulnerabilities = {}, message } = read();
if (metadata) {
  const grave = Object.values(vulnerabilities).filter(({ severity }) => severity === "high" || severity === "critical");
  const lines = grave.map(({ name, range, severity }) => `${name} ${range} has a known vulnerability (${severity})`);
  process.stdout.write(`${lines.join("\n") || "no package has a known high or critical vulnerability"}\n`);
  process.exitCode = grave.length > 0 ? 1 : 0;
} else process.stdout.write(`the registry could not be asked for known vulnerabilities: ${message}\n`);
