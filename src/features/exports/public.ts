/** Lists as files. */
export { LazyExport } from "./LazyExport.tsx";
