/** Going anywhere by a few letters. */
export { Palette } from "./latePalette.ts";
