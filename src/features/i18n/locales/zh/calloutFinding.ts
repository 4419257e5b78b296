/** Chinese texts: finding things: further filters, saved views, the palette. */
import { type Texts } from "../../texts.ts";
import { type calloutFinding as en } from "../en/calloutFinding.ts";

export const calloutFinding = {
  filters: {
    doctor: "已询问的医生",
    mode: "确认方式",
    urgency: "紧急程度",
    status: "状态",
    answers: "答复",
    noAvailability: "尚无人可到岗",
  },
  views: {
    mine: "我的",
    shared: "诊所共享",
    none: "还没有已存视图。请先设置筛选，再保存所见内容。",
    save: "保存当前视图…",
    change: "更改“{{name}}”…",
    title: "保存当前视图",
    changeTitle: "更改此视图",
    text: "标签页、搜索、筛选和排序会以一个名称保存。",
    name: "名称",
    nameMissing: "请为视图命名。",
    share: "诊所所有人均可使用",
    replace: "改用当前设置的筛选",
    submit: "保存视图",
    back: "返回",
    delete: "删除视图",
    saved: "视图已保存",
    deleted: "视图“{{name}}”已删除",
    failed: "无法加载已存视图。",
    refused: "无法保存视图。",
    stale: "此视图已被他人更改，请您再看一次。",
    taken: "您已有同名视图。",
  },
  palette: {
    title: "前往",
    label: "搜索支援请求、医生、地点、主刀医生和页面",
    hint: "支援请求、医生、地点、主刀医生或页面",
    type: {
      callout: "支援请求",
      doctor: "医生",
      site: "地点",
      surgeon: "主刀医生",
      page: "页面",
    },
    found_other: "找到 {{count}} 项",
    none: "未找到任何内容",
    failed: "搜索未成功，请您重试。",
    page: {
      week: "周视图",
      newDoctor: "新增医生",
    },
  },
} satisfies Texts<typeof en, "zh">;
