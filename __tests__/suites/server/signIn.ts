import { together } from "../../support/together.ts";

together("server/auth", "server/account", "server/users");
