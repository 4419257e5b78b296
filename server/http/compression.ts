/** Answers leave compressed as the client takes them; why no secret leaks by their length: docs/decisions/0029. */
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import { type FastifyPluginAsync } from "fastify";
import fp from "fastify-plugin";

/** Bytes: below, a compressed response is hardly shorter. */
const THRESHOLD_BYTES = 1024;
/** Of eleven: each response is made anew, and higher ones take many times as long for a little less. */
const BROTLI_QUALITY = 4;

const plugin: FastifyPluginAsync = async (app) => {
  await app.register(compress, {
    threshold: THRESHOLD_BYTES,
    encodings: ["br", "gzip"],
    // Requests are small; a compressed one could unfold into anything.
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
};

export const compression = fp(plugin, { name: "compression" });
