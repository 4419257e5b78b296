import { together } from "../../support/together.ts";

together("src/notifications", "src/api", "contract");
