import { together } from "../../support/together.ts";

together("contract", "docs", "server", "server/audit", "server/doctors", "server/emailTexts", "server/practice");
