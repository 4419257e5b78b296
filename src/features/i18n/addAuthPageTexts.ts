/** Makes the English of the pages beside signing in known to `t`; what the namespace holds already stays. */
import i18next from "i18next";
import { authPages } from "./locales/en/authPages.ts";

i18next.addResourceBundle("en", "auth", authPages);
