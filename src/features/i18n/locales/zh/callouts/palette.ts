/** Chinese texts: the palette, which finds things and does things. */
import { type calloutPalette as en } from "../../en/callouts/palette.ts";
import { type Texts } from "../../texts.ts";

export const calloutPalette = {
  title: "搜索或操作",
  label: "搜索支援请求、医生、地点、主刀医生和页面，或执行操作",
  hint: "搜索或执行操作",
  type: {
    callout: "支援请求",
    doctor: "医生",
    site: "地点",
    surgeon: "主刀医生",
    page: "页面",
    action: "操作",
  },
  language: "语言",
  found_other: "找到 {{count}} 项",
  none: "未找到任何内容",
  failed: "搜索未成功，请您重试。",
  page: {
    week: "周视图",
    month: "月视图",
    newDoctor: "新增医生",
  },
} satisfies Texts<typeof en, "zh">;
