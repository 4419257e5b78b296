/** The browser's files compressed once at build time, so that no server has to do it for each request. */
import { type BrotliOptions, constants } from "node:zlib";
import CompressionPlugin from "compression-webpack-plugin";

export function compressed() {
  const test = /\.(js|css|svg|json)$/;
  return [
    new CompressionPlugin({ filename: "[path][base].gz", algorithm: "gzip", test, threshold: 512 }),
    new CompressionPlugin<BrotliOptions>({
      filename: "[path][base].br",
      algorithm: "brotliCompress",
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
      test,
      threshold: 512,
    }),
  ];
}
