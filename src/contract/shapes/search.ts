/** What the palette finds: pages are the app's own to know. */
import { type Static, Type } from "typebox";
import { dataOf, integer, nullable, oneOf, strict, text, upTo } from "./base.ts";

/** `sub` tells those of one name apart; so does the day of a callout's first list, for the app to word. */
export const SearchHit = Type.Object({
  type: oneOf(["callout", "doctor", "site", "surgeon"]),
  id: integer,
  label: text,
  sub: nullable(text),
  date: nullable(text),
});
export type SearchHit = Static<typeof SearchHit>;
export const SearchQuery = strict({ q: upTo(100) });
export const SearchResponse = dataOf(Type.Array(SearchHit, { maxItems: 20 }));
