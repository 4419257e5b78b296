/** Lists as files. */
export { LaterExport } from "./LaterExport.tsx";
