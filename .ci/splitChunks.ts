/**
 * Which modules stand together in files. The way in is one file: cut in three it would be larger and no sooner there.
 * What several later files share goes into a few of its own, after the named chunk that brings it first: small modules
 * repeated in each would cost more, and a file for each combination would compress badly.
 */
import { type Chunk, type ChunkGraph, type Module } from "webpack";

type Context = { chunkGraph: ChunkGraph };

const sharedWith = (chunkName: string, priority: number) => ({
  name: `${chunkName}-shared`,
  test: (module: Module, { chunkGraph }: Context) =>
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }: Chunk) => name === chunkName),
  minChunks: 2,
  minSize: 0,
  priority,
});

export const splitChunks = {
  chunks: "async" as const,
  minSize: 3000,
  maxAsyncRequests: 30,
  cacheGroups: {
    defaultVendors: false as const,
    api: {
      name: "api",
      test: /[\\/](src[\\/](api|lib)|@reduxjs[\\/]toolkit[\\/]dist[\\/]query|reselect)[\\/]/,
      minSize: 0,
      priority: 30,
    },
    engine: sharedWith("engine", 25),
    frame: sharedWith("frame", 20),
    callouts: sharedWith("callouts", 10),
  },
};
