/** The list of the keys there are, fetched when somebody first asks for it. */
import { lazyWithTexts } from "../i18n/public.ts";

export const ShortcutsHelp = lazyWithTexts("ShortcutsHelp", () => import("./ShortcutsHelp.tsx"));
