/** What stands before the facts of a list, in mails, calendar entries and on the doctor's page, in Japanese. */
import { type ListLabels } from "../en/listLabels.ts";

export const ja: ListLabels = {
  colon: "：",
  comma: "、",
  caseMix: "症例の内容",
  arriving: "入館方法",
  telephone: "電話番号",
  map: "地図",
  more: (lists) => `他${lists}枠`,
};
