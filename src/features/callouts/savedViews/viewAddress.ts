/** What is kept of a view, whoever shows it: its address. */
import { readView, type View, writeView } from "../shared/calloutQuery.ts";

/** All of it but the page one has turned to and the week one has gone to; a page's length even where it is one's usual. */
export function addressOf(view: View): string {
  const address = writeView({ ...view, page: 1, week: "" });
  address.set("rows", String(view.rows));
  return address.toString();
}

/** Whether a kept address leads to what is shown, however it is written. */
export const leadsTo = (query: string, shown: string): boolean =>
  addressOf(readView(new URLSearchParams(query))) === shown;
