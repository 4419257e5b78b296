/** What other features may offer of the import of doctors. */
export { sampleFile } from "./sampleFile.ts";
