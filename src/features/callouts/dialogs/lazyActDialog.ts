/** The dialog of what is to be done with a callout, fetched when it is first wanted. */
import { lazyWithTexts } from "../../i18n/public.ts";

export const CalloutActDialog = lazyWithTexts("CalloutActDialog", () => import("./CalloutActDialog.tsx"));
