/** Views of the callouts table that people keep under a name: tab, filters, order and length of a page. */
import { type Static, Type } from "typebox";
import { LIMITS } from "../limits.ts";
import { boolean, dataOf, integer, lockVersion, strict, text, upTo } from "./base.ts";

const view = {
  name: upTo(LIMITS.savedViewName[1]),
  /** The app's address of the table, after the question mark; only the app reads it. */
  query: Type.String({ minLength: 1, maxLength: 2000 }),
  /** With the whole practice. */
  shared: boolean,
};
/** POST /saved_views */
export const SavedViewRequest = strict(view);
export type SavedViewRequest = Static<typeof SavedViewRequest>;
/** PATCH /saved_views/{id}: what is left out stays; 409 `stale` with the view as it is. */
export const ChangeSavedViewRequest = strict({
  name: Type.Optional(view.name),
  query: Type.Optional(view.query),
  shared: Type.Optional(boolean),
  lock_version: lockVersion,
});
export type ChangeSavedViewRequest = Static<typeof ChangeSavedViewRequest>;
export const SavedView = Type.Object({
  id: integer,
  name: text,
  query: text,
  shared: boolean,
  /** Who keeps it. */
  owner: Type.Object({ id: integer, name: text }),
  mine: boolean,
  /** By whoever asks: it is theirs, or shared and they own the practice. */
  changeable: boolean,
  lock_version: integer,
});
export type SavedView = Static<typeof SavedView>;
export const SavedViewResponse = dataOf(SavedView);
export const SavedViewsResponse = dataOf(Type.Array(SavedView));
