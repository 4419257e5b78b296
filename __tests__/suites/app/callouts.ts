import { together } from "../../support/together.ts";

together("src/callouts", "src/doctors");
