/** Lists as files. */
export { LaterExport } from "./LazyExport.tsx";
export { saveFile, separatorFor } from "./saveFile.ts";
