/**
 * Which modules stand together in files: one file for whoever has to sign in, one for whoever has, beside the entry, which
 * has what both need. Each file more holds up the first page (docs/performance.md), and cut finer they compress worse.
 */
import { type Chunk, type ChunkGraph, type Module } from "webpack";

/** The form (`app/signInEntry.ts`). */
const SIGN_IN = ["login"];
/** The engine and the frame, and the page that nearly everybody lands on. */
const SIGNED_IN = ["frame", "callouts"];

/** `parts`: names of lazy imports; what belongs to one of each goes into the file. */
const file = (name: string, priority: number, ...parts: string[][]) => ({
  name,
  priority,
  minSize: 0,
  test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) => {
    const chunks = new Set([...chunkGraph.getModuleChunksIterable(module)].map(({ name }: Chunk) => name));
    return parts.every((names) => names.some((one) => chunks.has(one)));
  },
});

export const splitChunks = {
  chunks: "async" as const,
  minSize: 30000,
  maxAsyncRequests: 30,
  cacheGroups: {
    defaultVendors: false as const,
    entry: file("main", 3, SIGN_IN, SIGNED_IN),
    signIn: file("sign-in", 2, SIGN_IN),
    signedIn: file("signed-in", 2, SIGNED_IN),
  },
};
