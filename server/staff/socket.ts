/**
 * The staff's way into a running server: a socket file that only the server's own system user may open. The embedded
 * database has room for one process, so the command line asks the process that has it.
 */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createConnection, createServer, type Socket } from "node:net";
import os from "node:os";
import path from "node:path";
import { type Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { backUp } from "../backup/backUp.ts";
import { type Ports } from "../platform/ports.ts";
import { runStaffCommand, type StaffRequest } from "./commands.ts";
import { refused, type StaffResult } from "./staffResult.ts";

/** sun_path holds 108 bytes on Linux and 104 on others. */
const LONGEST_PATH_BYTES = 100;

function socketFile(dataDir: string): string {
  const name = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  if (process.platform === "win32") return `\\\\.\\pipe\\practice-callouts-${name}`;
  const file = path.join(dataDir, "staff.sock");
  return Buffer.byteLength(file) <= LONGEST_PATH_BYTES
    ? file
    : path.join(os.tmpdir(), `practice-callouts-${name}.sock`);
}

const SORRY = refused("That did not work; the server's log says why.\n");

/** Not a staff command: it is answered with the bytes of a backup. */
const BACKUP = "backup";
/** Milliseconds without a byte taken, after which a backup is given up: the embedded database waits for its end. */
const BACKUP_PATIENCE_MS = 10_000;

async function sendBackup({ database, config }: Ports, connection: Socket): Promise<void> {
  connection.setTimeout(BACKUP_PATIENCE_MS, () => connection.destroy(new Error("Nobody took the backup")));
  await pipeline(await backUp(database, config), connection);
}

async function answer(ports: Ports, connection: Socket, failed: (error: unknown) => void): Promise<void> {
  let isBackup = false;
  try {
    const request = JSON.parse(await text(connection)) as StaffRequest;
    isBackup = request.command === BACKUP;
    if (isBackup) await sendBackup(ports, connection);
    else connection.end(JSON.stringify(await runStaffCommand(ports, request)));
  } catch (error) {
    failed(error);
    if (isBackup) connection.destroy();
    else connection.end(JSON.stringify(SORRY));
  }
}

/** Answers staff commands until the returned function is called. One request a connection. `failed` hears why one was not carried out. */
export async function listenForStaff(ports: Ports, failed: (error: unknown) => void): Promise<() => Promise<void>> {
  const file = socketFile(ports.config.dataDir);
  const server = createServer({ allowHalfOpen: true }, (connection) => {
    connection.on("error", () => connection.destroy());
    void answer(ports, connection, failed);
  });
  // Left over by a process that was killed; a living one holds the directory's lock, so it is not that one's.
  await rm(file, { force: true });
  const mask = process.umask(0o077);
  server.listen(file);
  try {
    await once(server, "listening");
  } finally {
    process.umask(mask);
  }
  return async () => {
    server.close();
    await rm(file, { force: true });
  };
}

/** The way to the server that runs on that directory; undefined when none does. */
async function connect(dataDir: string): Promise<Socket | undefined> {
  const connection = createConnection(socketFile(dataDir));
  try {
    await once(connection, "connect");
    return connection;
  } catch {
    // Nobody listens there: the caller opens the database itself.
    return undefined;
  }
}

/** The running server's answer, or undefined when none is running on that directory. */
export async function askRunningServer(dataDir: string, request: StaffRequest): Promise<StaffResult | undefined> {
  const connection = await connect(dataDir);
  if (!connection) return undefined;
  connection.end(JSON.stringify(request));
  return JSON.parse(await text(connection)) as StaffResult;
}

/** The bytes of the running server's backup, or undefined when none is running. They end early where it fails. */
export async function askForBackup(dataDir: string): Promise<Readable | undefined> {
  const connection = await connect(dataDir);
  connection?.end(JSON.stringify({ command: BACKUP }));
  return connection;
}
