/** The provider's name and links. */
export { usePublicConfig } from "./publicConfig.ts";
