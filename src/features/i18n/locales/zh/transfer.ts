/** Chinese texts: doctors out of files, and everything into files. */

import { type transfer as en } from "../en/transfer.ts";
import { type Texts } from "../texts.ts";
import { importCheck } from "./importCheck.ts";
import { importLists } from "./importLists.ts";
import { importSteps } from "./importSteps.ts";

export const transfer = {
  field: {
    title: "称谓",
    first_name: "名",
    last_name: "姓",
    email: "邮箱",
    mobile_phone: "手机",
    role: "岗位",
    grade: "级别",
    specialties: "专科",
    registration_body: "注册机构",
    registration_number: "注册号",
    locale: "语言",
    groups: "分组",
    sites: "地点",
    notes: "内部备注",
  },
  export: {
    csv: "导出 CSV",
    busy: "正在准备…",
    failed: "无法准备文件，请重试。",
    title: "数据",
    allText:
      "您的机构在此保存的全部内容，存为一个 JSON 文件：医生、分组、地点、主刀医生、班次、请求及全部答复、邮件、管理员和操作日志。",
    all: "导出全部数据",
    tables: "表格",
    tablesText: "用于电子表格。每个文件包含全部行，不带筛选。",
    doctors: "医生（CSV）",
    archived: "已归档医生（CSV）",
    callouts: "请求（CSV）",
    audit: "操作日志（CSV）",
    secrets: "文件包含医生的个人数据，绝不包含密码和登录密钥。",
  },
  import: { ...importSteps, ...importCheck },
  lists: importLists,
} satisfies Texts<typeof en, "zh">;
