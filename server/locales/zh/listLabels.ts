/** What stands before the facts of a list, in mails, calendar entries and on the doctor's page, in Chinese. */
import { type ListLabels } from "../en/listLabels.ts";

export const zh: ListLabels = {
  colon: "：",
  comma: "，",
  caseMix: "手术内容",
  arriving: "出入方式",
  telephone: "电话",
  map: "地图",
  more: (lists) => `另有 ${lists} 个班次`,
};
