/** What Node has compiled of the server is kept for its next process: half the time until one does its work. */
import path from "node:path";

export const CODE_CACHE = { NODE_COMPILE_CACHE: path.resolve("node_modules/.cache/node") };
