/** Chinese texts: doctors. */

import { type doctors as en } from "../../en/doctors/doctors.ts";
import { type Texts } from "../../texts.ts";
import { doctorActions } from "./actions.ts";
import { doctorMerge } from "./merge.ts";
import { doctorPages } from "./pages.ts";

export const doctors = {
  page: doctorPages,
  actions: doctorActions,
  merge: doctorMerge,
  title: "医生",
  description: "可以接收您支援请求的医生。",
  counts: "正常 {{active}} 人，已暂停 {{paused}} 人。",
  statusCount: "{{status}}（{{number}}）",
  tableLabel: "医生",
  search: "搜索医生",
  searchHint: "姓名或电子邮箱",
  group: "分组",
  status: "状态",
  statuses: { active: "正常", paused: "已暂停", archived: "已归档" },
  activeAndPaused: "正常和已暂停",
  clear: "清除",
  column: {
    name: "姓名",
    role: "岗位、级别",
    groups: "分组",
    email: "邮箱",
    lastResponse: "最近答复",
  },
  emailState: { ok: "邮件服务器已接收", bounced: "退信", complained: "被标为垃圾邮件", unverified: "尚未发送邮件" },
  never: "从未",
  noPhone: "无电话",
  empty: { title: "还没有医生", text: "支援请求会发送给您机构的医生。" },
  picker: { searching: "正在搜索…", none: "没有其他匹配的医生。", more: "还有其他匹配的医生，请输入更多姓名文字。" },
  noMatch: { title: "没有符合条件的医生", text: "没有医生符合您的搜索和筛选条件。", clear: "清除筛选" },
  failed: { title: "无法加载医生列表" },
} satisfies Texts<typeof en, "zh">;
