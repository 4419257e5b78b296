/** Chinese texts: the facts beside a line of the audit log. */

import { type auditDetails as en } from "../en/auditDetails.ts";
import { type Texts } from "../texts.ts";

export const auditDetails = {
  doctors_other: "{{count}} 位医生",
  lists_other: "{{count}}个班次",
  changed: "{{from}} → {{to}}",
  span: "{{from}} – {{to}}",
  until: "至{{date}}",
  members: "新增 {{added}} 位，移除 {{removed}} 位",
  before: "原为：{{name}}",
  by: "经办：{{name}}",
  listChange: { details: "内容变更", times: "一小时以内的时间变更", moved: "班次调整" },
  change: { title: "更改内容", untold: "已更改（此处不显示内容）", true: "开", false: "关" },
} satisfies Texts<typeof en, "zh">;
