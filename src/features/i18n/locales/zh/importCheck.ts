/** Chinese texts: the check of an import of doctors, and its result. */

import { type importCheck as en } from "../en/importCheck.ts";
import { type Texts } from "../texts.ts";

export const importCheck = {
  check: {
    title: "检查各行",
    show: "显示",
    known: "已有的医生",
    have: "已有：",
    knownRow: "第 {{number}} 行：如何处理已有的医生",
    skip: "跳过",
    update: "更新",
    fieldOf: "{{field}}，第 {{number}} 行",
    leftOut_other: "还有 {{count}} 行有错误，将不会导入；您可以在最后一步下载。",
    noneWrong: "没有有错误的行。",
    noneKnown: "这些医生都还不在您的机构中。",
    submit_other: "导入 {{count}} 名医生",
  },
  show: {
    wrong: "待更正",
    known: "已有",
    all: "全部",
  },
  column: {
    row: "行",
    doctor: "医生",
    role: "岗位、级别",
    fate: "处理方式",
    problem: "错误",
  },
  fate: {
    wrong: "更正前不会导入",
    new: "将添加",
    update: "将更新",
    skip: "将跳过",
    fixed: "已更正，将添加",
  },
  count: {
    new_other: "新增 {{count}}",
    update_other: "更新 {{count}}",
    skip_other: "跳过 {{count}}",
    wrong_other: "待更正 {{count}}",
  },
  problem: {
    required: "缺少内容",
    min: "至少 {{limit}} 个字符",
    max: "最多 {{limit}} 个字符",
    email: "不是邮箱地址",
    ascii: "邮箱地址只能使用英文字母、数字和符号",
    phone: "只能使用数字、空格、括号、+ 和 -",
    twice: "上面的行中已有",
    ambiguous: "“{{value}}”可指多项，请准确填写全称",
    date: "“{{value}}”不是日期，请写成 2027-03-31",
    noSuchDay: "“{{value}}”这一天不存在，请检查月份和日期",
    other: "此处不可用",
    unknown: {
      groups: "没有名为“{{value}}”的分组",
      sites: "没有名为“{{value}}”的地点",
      role: "“{{value}}”不是已知的岗位",
      locale: "“{{value}}”不是已知的语言",
    },
  },
  result: {
    title: "导入完成",
    created: "已添加",
    updated: "已更新",
    unchanged: "未变化",
    skipped: "已跳过",
    leftOut_other: "有 {{count}} 行未导入。",
    download: "下载这些行",
    nobody: "没有发送任何邮件。新医生现在即可收到请求。",
    doctors: "返回医生列表",
    again: "导入另一个文件",
  },
  leave: {
    title: "离开导入？",
    text: "尚未保存任何内容。文件和您的更正将会丢失。",
    stay: "继续",
    leave: "离开",
  },
} satisfies Texts<typeof en, "zh">;
