/**
 * Development: the app from webpack-dev-server with reload, in front of the reference server, or of another admin API
 * that ADMIN_API_URL names.
 */
import { spawn } from "node:child_process";
import { startServer } from "./startServer.ts";
import { explain } from "./startupErrors.ts";

try {
  const other = process.env.ADMIN_API_URL;
  const server = other ? undefined : await startServer({ ...process.env, PORT: "0" }, "");
  if (server) process.stdout.write(server.greeting);
  const env = { ...process.env, API_TARGET: other ?? server?.origin };
  const webpack = spawn("webpack", ["serve", "--mode", "development", "--no-color"], { stdio: "inherit", env });
  webpack.once("exit", (code) => {
    process.exitCode = code ?? 0;
    void server?.stop();
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => webpack.kill(signal));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
