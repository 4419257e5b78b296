/** What a callout is called in a row: the title that a person gave it, else whose list it is. */
import { type CalloutRow } from "../../../contract/shapes/callout.ts";
import { leadList } from "./cover.ts";

export const calloutName = ({ title_own, title, lists, reference }: CalloutRow): string =>
  (title_own ? title : leadList(lists)?.surgeon.name) || reference;
