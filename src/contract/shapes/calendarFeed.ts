/** GET, POST and DELETE /calendar_feed: the address under which a calendar programme reads the practice's lists. */
import { type Static } from "typebox";
import { nullable, strict, text } from "./base.ts";

export const CalendarFeedResponse = strict({
  data: strict({
    /** Absolute, and a secret: whoever has it reads the lists. Null: there is none. */
    url: nullable(text),
  }),
});
export type CalendarFeedResponse = Static<typeof CalendarFeedResponse>;
