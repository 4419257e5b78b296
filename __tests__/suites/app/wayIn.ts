import { together } from "../../support/together.ts";

together("src/auth", "src/account", "src/form", "src/session");
