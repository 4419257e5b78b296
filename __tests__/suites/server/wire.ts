import { together } from "../../support/together.ts";

together("server/cable", "server/notifications", "server/mail", "server/respond");
