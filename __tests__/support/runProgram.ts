/** One of the server's programs as a process of its own, with no environment but the given one. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
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
