/** Lists as files. */
export { LaterExport } from "./LaterExport.tsx";
export { saveFile } from "./saveFile.ts";
