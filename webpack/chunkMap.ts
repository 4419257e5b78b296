/** Writes down which files each lazily loaded module brings, for the size check. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Compiler, type WebpackPluginInstance } from "webpack";

export class ChunkMap implements WebpackPluginInstance {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap("ChunkMap", ({ compilation }) => {
      const map: Record<string, string[]> = {};
      for (const group of compilation.chunkGroups)
        for (const { request } of group.origins)
          if (request) map[path.basename(request)] = group.getFiles().filter((file) => file.endsWith(".js"));
      mkdirSync(path.dirname(this.#file), { recursive: true });
      writeFileSync(this.#file, JSON.stringify(map, null, 1));
    });
  }
}
