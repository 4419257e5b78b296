/** "Got it": a confirmed doctor has read the confirmation (product.md R9, Q9). */
import { type CompanyWork } from "../../ports.ts";

/** Marks every booking of the recipient; again is nothing. Returns how many were marked now. */
export async function acknowledge(_unit: CompanyWork, _given: { recipientId: number }): Promise<number> {
  throw new Error("Bookings cannot be acknowledged yet");
}
