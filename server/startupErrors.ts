/** Why the server did not start, or another program did not do its work, in one clear sentence each. */

import { DirectoryInUse } from "./db/directoryLock.ts";
import { OperatorError } from "./db/operatorError.ts";
import { isStorageFull, isUnavailable } from "./db/unavailable.ts";
import { ConfigError } from "./platform/config.ts";

type SystemError = NodeJS.ErrnoException & { address?: string; port?: number };

export function explain(error: unknown): string {
  if (error instanceof ConfigError) return `The settings are not right:\n${error.message}`;
  if (error instanceof DirectoryInUse || error instanceof OperatorError) return error.message;
  if (isStorageFull(error)) return "The disk is full. Make room, then start again.";
  const { code, message, port, address, path } = error as SystemError;
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} on ${address} is taken. Stop what uses it, or set PORT to another one.`;
    case "EADDRNOTAVAIL":
      return `This machine has no address ${address}. Set HOST to one it has.`;
    case "EACCES":
    case "EROFS":
    case "EPERM":
      if (port) return `Port ${port} may not be opened by this user. Set PORT to one above 1023.`;
      return `The data directory is not writable (${path ?? message}). Set DATA_DIR to one that is.`;
    case "ENOTDIR":
    case "EEXIST":
      return `The data directory cannot be made, since a file is in its place (${path ?? message}). Set DATA_DIR to another one.`;
    case "28P01":
    case "28000":
      return "The database refuses the user or the password in DATABASE_URL.";
    case "3D000":
      return "The database that DATABASE_URL names does not exist.";
    default:
      if (isUnavailable(error)) return `The database does not answer (${message}). Check DATABASE_URL.`;
      return error instanceof Error ? (error.stack ?? message) : String(error);
  }
}
