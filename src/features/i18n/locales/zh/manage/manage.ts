/** Chinese texts: the parts of practice management. */

import { type manage as en } from "../../en/manage/manage.ts";
import { type Texts } from "../../texts.ts";
import { manageDefaults } from "./defaults.ts";
import { manageGroups } from "./groups.ts";
import { managePlaces } from "./places.ts";

export const manage = {
  ...managePlaces,
  groups: manageGroups,
  defaults: manageDefaults,
  tabs: {
    contact: "联系方式",
    sites: "地点",
    surgeons: "主刀医生",
    groups: "分组",
    closedDays: "停诊日",
    defaults: "支援请求默认设置",
    emailTexts: "邮件文案",
    administrators: "管理员",
    auditLog: "操作日志",
    data: "数据",
  },
} satisfies Texts<typeof en, "zh">;
