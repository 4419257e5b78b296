import { together } from "../../support/together.ts";

together();
