/** What a doctor was asked, offered and was booked for in 90 days, beside the median of all who were asked. */
import {
  type Figures,
  figureColumns,
  figuresOf,
  mediansOf,
  NO_FIGURES,
  ninetyDaysBefore,
} from "../../domain/ninetyDays.ts";
import { type CompanyWork } from "../../platform/ports.ts";

/** Of fewer doctors a median tells what one of them did. */
const FEWEST_DOCTORS = 5;

/** In lists. `median`: null where too few were asked. */
export type OwnFigures = { own: Figures; median: Figures | null; doctors: number };

/** As the office counts it beside an offer: lists whose callout was mailed to the doctor in that time. */
export async function readFigures({ tx, now }: CompanyWork, doctorId: number): Promise<OwnFigures> {
  const since = ninetyDaysBefore(now);
  const rows = await tx
    .selectFrom("callouts")
    .innerJoin("responses", "responses.callout_id", "callouts.id")
    .innerJoin("lists", "lists.id", "responses.list_id")
    .innerJoin("callout_recipients as mailed", "mailed.id", "responses.recipient_id")
    .select("responses.doctor_id")
    .select(figureColumns)
    // What was mailed since then ends later, and by its end it is found.
    .where("callouts.last_ends_at", ">", since)
    .where("mailed.sent_at", ">", since)
    .groupBy("responses.doctor_id")
    .execute();
  const own = rows.find((one) => one.doctor_id === doctorId);
  return {
    own: own ? figuresOf(own) : NO_FIGURES,
    median: mediansOf(rows.map(figuresOf), FEWEST_DOCTORS),
    doctors: rows.length,
  };
}
