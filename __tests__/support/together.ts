/** Many test files as one suite: what they test is loaded, and a database made, once for all of them. */
import path from "node:path";

declare global {
  /** The test files of this run, as the Jest project tells them: paths below `__tests__`. */
  var PARTS: string[];
}

/** Takes the files of these folders in, of all where none is named, each by its name. */
export function together(...folders: string[]): void {
  for (const part of globalThis.PARTS.filter((file) => !folders[0] || folders.includes(path.posix.dirname(file))))
    describe(part, () => {
      require(`../${part}`);
    });
}
