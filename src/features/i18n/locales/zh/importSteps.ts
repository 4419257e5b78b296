/** Chinese texts: the first steps of an import of doctors. */

import { type importSteps as en } from "../en/importSteps.ts";
import { type Texts } from "../texts.ts";

export const importSteps = {
  title: "导入医生",
  description: "从 CSV 文件分四步导入。最后一步之前不会保存任何内容。",
  descriptionAfter: "从 CSV 文件导入。结果如下。",
  open: "导入 CSV",
  steps: {
    label: "导入步骤",
    upload: "上传",
    match: "对应列",
    check: "检查",
    result: "结果",
  },
  cancel: "取消",
  back: "返回",
  busy: "请稍候…",
  failed: "操作未成功，没有保存任何内容。",
  unclear: "无法确认导入是否已保存。请再次导入：不会重复添加医生。",
  toMatch: "下一步：对应列",
  toCheck: "下一步：检查",
  upload: {
    drop: "将 CSV 文件拖到此处",
    or: "或",
    choose: "选择文件",
    limits: "最多 {{max}} 行。UTF-8 或 Excel 的 CSV。最后一步之前不会保存任何内容。",
    chosen_other: "{{name}}：{{count}} 行",
    need: "至少需要名、姓、邮箱和岗位。",
    sample: "示例 CSV",
    note: "邮箱已存在的行会在第 3 步显示，您可以选择跳过或更新。导入不会发送任何邮件。",
  },
  unreadable: {
    spreadsheet:
      "这是电子表格，不是 CSV 文件。请在 Excel 中选择“文件”“另存为”，格式选“CSV UTF-8（逗号分隔）”，然后在此选择新文件。",
    tooLarge: "作为医生名单，此文件过大。",
    tooMany: "此文件有 {{rows}} 行，一次最多导入 {{max}} 行。请拆分后依次导入。",
    empty: "此文件中没有数据行。第一行为列名，其下为医生。",
    unreadable: "无法将此文件作为 CSV 读取。",
  },
  match: {
    title: "每一列是什么内容？",
    text: "请检查识别结果。未选择的列不会导入；您的选择会保留到下次。",
    optional: "（选填）",
    none: "文件中没有",
    unnamed: "第 {{number}} 列",
    all: "所有行：{{value}}",
    example: "例如：{{example}}",
    missing: "请为以下内容选择一列：{{fields}}",
  },
} satisfies Texts<typeof en, "zh">;
