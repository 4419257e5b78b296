/** Whether mail to a doctor's address is refused or was complained of: nobody writes there until it is corrected. */
import { type EmailState } from "../../src/contract/doctor.ts";

export const refusesMail = ({ email_state }: { email_state: EmailState }): boolean =>
  email_state === "bounced" || email_state === "complained";
