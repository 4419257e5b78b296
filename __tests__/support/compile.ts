/** Babel for Jest, each file compiled once for all projects: how it is compiled depends on none of their settings. */
import babelJest from "babel-jest";

const babel = await babelJest.createTransformer();

const compile: typeof babel = {
  ...babel,
  getCacheKey: (text, file, options) => babel.getCacheKey?.(text, file, { ...options, configString: "" }) ?? "",
};

export default compile;
