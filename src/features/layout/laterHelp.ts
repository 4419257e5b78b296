/** The list of the keys there are, fetched when somebody first asks for it. */
import { laterPart } from "../i18n/public.ts";

export const ShortcutsHelp = laterPart("ShortcutsHelp", () => import("./ShortcutsHelp.tsx"));
