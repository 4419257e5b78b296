/** The palette, fetched when it is first wanted. */
import { lazyWithTexts } from "../i18n/public.ts";

export const Palette = lazyWithTexts("Palette", () => import("./Palette.tsx"));
