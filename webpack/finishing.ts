/** What is done to the finished files of the browser's build. */
import { type BrotliOptions, constants } from "node:zlib";
import CompressionPlugin from "compression-webpack-plugin";
import webpack from "webpack";

/**
 * Of the files with a name, those of the first page, nearly every function runs at once: said to the browser, it compiles
 * them while they arrive and not one by one on the page's own thread (docs/performance.md).
 */
export const compiledAhead = () =>
  new webpack.BannerPlugin({
    banner: "//# allFunctionsCalledOnLoad",
    raw: true,
    test: /\/[a-z][a-z-]*\.[0-9a-f]+\.js$/,
    // After the minimizer, which takes comments away; before the names are made of the contents.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

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
