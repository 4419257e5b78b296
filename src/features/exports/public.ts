/** Lists as files. */
export { LazyExport } from "./LazyExport.tsx";
export { saveFile, separatorFor } from "./saveFile.ts";
