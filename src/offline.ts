/** The script of the offline page (public/offline.html). */
import { showOfflinePage } from "./features/offline/offlinePage.ts";

showOfflinePage();
