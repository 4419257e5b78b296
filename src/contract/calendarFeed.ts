/** GET, POST and DELETE /calendar_feed: the address under which a calendar programme reads the practice's lists. */

/** `url` is absolute, and a secret: whoever has it reads the lists. Null: there is none. */
export type CalendarFeedResponse = { data: { url: string | null } };
