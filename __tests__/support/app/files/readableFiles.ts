/** Files that can be read as every browser reads them: jsdom cannot. */
import { TextDecoder } from "node:util";

function bytesOf(this: Blob): Promise<ArrayBuffer> {
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
  const reader = new FileReader();
  reader.onload = () => resolve(reader.result as ArrayBuffer);
  reader.readAsArrayBuffer(this);
  return promise;
}
Object.assign(globalThis, { TextDecoder });
File.prototype.arrayBuffer ??= bytesOf;
