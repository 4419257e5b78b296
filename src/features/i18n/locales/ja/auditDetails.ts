/** Japanese texts: the facts beside a line of the audit log. */

import { type auditDetails as en } from "../en/auditDetails.ts";
import { type Texts } from "../texts.ts";

export const auditDetails = {
  doctors_other: "医師{{count}}名",
  lists_other: "手術枠{{count}}件",
  changed: "{{from}} → {{to}}",
  span: "{{from}}～{{to}}",
  until: "{{date}}まで",
  members: "追加{{added}}名、削除{{removed}}名",
  before: "変更前：{{name}}",
  by: "担当：{{name}}",
  listChange: { details: "内容の変更", times: "1時間以内の時間変更", moved: "日程等の変更" },
  change: { title: "変更内容", untold: "変更あり（内容は表示されません）", true: "オン", false: "オフ" },
} satisfies Texts<typeof en, "ja">;
