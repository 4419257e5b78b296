/** One of the server's programs as a process of its own, with no environment but the given one. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { CODE_CACHE } from "./codeCache.ts";

export const startProgram = (program: string, env: Record<string, string>, args: string[] = []) =>
  spawn(process.execPath, [path.resolve(`server/${program}.ts`), ...args], {
    env: { PATH: process.env.PATH, ...CODE_CACHE, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });

/** Runs it to its end; it must end by itself. */
export async function runProgram(...program: Parameters<typeof startProgram>) {
  const child = startProgram(...program);
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { stdout, stderr, code: code as number | null };
}

/** The server as a process of its own, which has said where it is ready. */
export async function startedServer(env: Record<string, string>) {
  const server = startProgram("main", { PORT: "0", ...env });
  const ended = once(server, "exit");
  for await (const line of createInterface(server.stdout)) {
    const [, origin] = line.split("is ready: ");
    if (origin) return { server, ended, origin };
  }
  throw new Error("The server did not start");
}

/** A connection that the server has, on which nothing else is said. */
export async function aConnection(origin: string, said = ""): Promise<void> {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.on("error", () => socket.destroy());
  await once(socket, "connect");
  socket.write(said);
  // The server takes connections in their order: when it answers a later one, it has this one.
  await fetch(`${origin}/healthz`);
}
