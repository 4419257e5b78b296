/** The frame of the demo's own pages. */
export { demoPage } from "./mailboxPages.ts";
