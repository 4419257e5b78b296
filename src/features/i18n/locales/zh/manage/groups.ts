/** Chinese texts: groups of doctors. */

import { type manageGroups as en } from "../../en/manage/groups.ts";
import { type Texts } from "../../texts.ts";

export const manageGroups = {
  title: "分组",
  text: "您经常一起询问的医生。支援请求可以发给整个分组。",
  add: "添加分组",
  addTitle: "新分组",
  changeTitle: "修改分组",
  gone: "找不到该分组，它可能已被删除。",
  loadFailed: "无法加载分组",
  emptyTitle: "还没有分组",
  emptyText: "将经常一起询问的医生放入一个分组，一次选择即可全部询问。",
  column: {
    name: "分组",
    description: "说明",
    doctors: "可询问的医生",
  },
  name: "名称",
  nameTaken: "已有同名分组。",
  colour: "颜色",
  colours: {
    grey: "灰色",
    blue: "蓝色",
    teal: "青色",
    green: "绿色",
    amber: "琥珀色",
    red: "红色",
    violet: "紫色",
  },
  description: "说明",
  members: "成员（按顺序）",
  membersText: "优先询问的人排在前面。",
  noMembers: "该分组还没有成员。",
  find: "查找要添加的医生",
  up: "上移{{name}}",
  down: "下移{{name}}",
  removeMember: "将{{name}}移出分组",
  moved: "{{name}}现在排在第 {{place}} 位，共 {{count}} 位。",
  memberAdded: "已添加{{name}}。",
  memberRemoved: "已将{{name}}移出分组。",
  removeText: "医生仍保留在您的机构中。等待中的批次和分批方案不再询问该分组。",
} satisfies Texts<typeof en, "zh">;
