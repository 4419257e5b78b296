/** One line of the palette. */
import { type SearchHit } from "../../contract/shapes/search.ts";

export type Choice = {
  key: string;
  label: string;
  sub: string | null;
  kind: SearchHit["type"] | "page" | "action";
  /** A path of the app, or what is done. */
  act: string | (() => void);
};
