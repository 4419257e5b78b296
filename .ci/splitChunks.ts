/**
 * Which modules stand together in files. The way in is the entry and the form, which a
 * signed-in person does without: cut further it would be larger and no sooner there.
 * What several later files share goes into a few of its own, after the named chunk that brings it first: small modules
 * repeated in each would cost more, and a file for each combination would compress badly.
 */
import { type Chunk, type ChunkGraph, type Module } from "webpack";

type Context = { chunkGraph: ChunkGraph };

const chunksOf = (module: Module, { chunkGraph }: Context): Set<string> =>
  new Set([...chunkGraph.getModuleChunksIterable(module)].map(({ name }: Chunk) => name ?? ""));

const sharedWith = (chunkName: string, priority: number) => ({
  name: `${chunkName}-shared`,
  test: (module: Module, context: Context) => chunksOf(module, context).has(chunkName),
  minChunks: 2,
  minSize: 0,
  priority,
});

/** What the signed-in area's first page brings; the way in must not wait for the rest of it, nor the other way round. */
const SIGNED_IN = ["frame", "callouts"];

/** `both`: with the signed-in area as well, so that whoever comes needs it, in the entry; or only with later pages. */
const sharedWithLogin = (both: boolean, priority: number) => ({
  ...sharedWith("login", priority),
  ...(both ? { name: "main" } : {}),
  test: (module: Module, context: Context) => {
    const chunks = chunksOf(module, context);
    return chunks.has("login") && both === SIGNED_IN.some((name) => chunks.has(name));
  },
});

export const splitChunks = {
  chunks: "async" as const,
  minSize: 3000,
  maxAsyncRequests: 30,
  cacheGroups: {
    defaultVendors: false as const,
    entry: sharedWithLogin(true, 36),
    login: sharedWithLogin(false, 35),
    api: {
      name: "frame-shared",
      test: /[\\/](src[\\/](api|lib)|@reduxjs[\\/]toolkit[\\/]dist[\\/]query|reselect)[\\/]/,
      minSize: 0,
      priority: 30,
    },
    frame: sharedWith("frame", 20),
    callouts: sharedWith("callouts", 10),
  },
};
