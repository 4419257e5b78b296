import { together } from "../../support/together.ts";

together("src/layout", "src/manage", "src/app", "src/theme", "src/i18n", "src/lib");
