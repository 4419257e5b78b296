import { together } from "../../support/together.ts";

together("server/callouts", "server/lists");
