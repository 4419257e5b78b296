/** Lists as files. */
export { LaterExport } from "./LaterExport.tsx";
export { saveFile, separatorFor } from "./saveFile.ts";
