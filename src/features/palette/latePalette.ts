/** The palette, fetched when it is first wanted. */
import { laterPart } from "../i18n/public.ts";

export const Palette = laterPart("Palette", () => import("./Palette.tsx"));
