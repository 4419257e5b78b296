/** Going anywhere by a few letters. */
import { laterPart } from "../i18n/public.ts";

export const Palette = laterPart("Palette", () => import("./Palette.tsx"));
