/** Previews of mails, for whoever shows one. */
export { keepPreview } from "./mailPreviews.ts";
