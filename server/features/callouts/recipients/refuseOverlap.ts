/** No doctor in two places. */
import { type Tx } from "../../../db/database.ts";
import { type Range } from "../../../domain/coverage.ts";
import { Problem } from "../../../http/problem.ts";
import { bookingsOf } from "./chooseRecipients.ts";

/** With the doctor's row locked: throws 409 when the doctor is booked elsewhere at that time; there is no override. `except`: the booking that is about to move. */
export async function refuseOverlap(tx: Tx, doctorId: number, { from, to }: Range, except?: number): Promise<void> {
  const span = { starts_at: from, ends_at: to };
  const clash = (await bookingsOf(tx, [doctorId], [span])).find(({ response_id }) => response_id !== except);
  if (clash)
    throw new Problem(409, "overlap", ["This doctor is already booked for another list at that time."], {
      data: {
        doctor_id: doctorId,
        starts_at: clash.starts_at.toISOString(),
        ends_at: clash.ends_at.toISOString(),
      },
    });
}
