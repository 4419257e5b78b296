/** German texts: doctors. */
import { type Texts } from "../../texts.ts";
import { type doctors as en } from "../en/doctors.ts";

export const doctors = {} satisfies Texts<typeof en>;
