/** Words of the exported audit log that the screen does not have, in Chinese. */
import { type FileTexts } from "../en/fileTexts.ts";

export const zh: FileTexts = {
  person: { admin: "管理员", doctor: "医生", system: "系统", provider: "技术支持" },
  thing: {
    ...{ callout: "支援请求", user: "管理员", company: "机构", doctor: "医生" },
    ...{ group: "分组", site: "地点", surgeon: "主刀医生", list: "手术班次", standing_list: "固定班次" },
  },
  fact: {
    ...{ doctor: "医生", doctors: "医生人数", surgeon: "主刀医生", site: "地点", group: "分组", name: "名称" },
    ...{ email: "邮箱", reference: "编号", by: "操作人", actor: "操作人", list_date: "日期", session: "时段" },
    ...{ start_time: "开始", end_time: "结束", list_start: "班次开始", response: "答复", before: "此前" },
    ...{ reason: "原因", change: "更改类型", fields: "项目", from: "开始", to: "结束", until: "截至" },
    ...{ send_at: "计划发送", kind: "邮件", language: "语言", what: "文件", rows: "行数", added: "添加" },
    ...{ removed: "移除", created: "新增", updated: "更新", unchanged: "未变", skipped: "跳过" },
    ...{ mails: "邮件数", notes: "备注", news: "通知", wave: "批次" },
  },
  changed: { from: "更改前", to: "更改后" },
};
