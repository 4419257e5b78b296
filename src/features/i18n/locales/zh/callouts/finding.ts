/** Chinese texts: finding things: further filters, the palette. */

import { type calloutFinding as en } from "../../en/callouts/finding.ts";
import { type Texts } from "../../texts.ts";

export const calloutFinding = {
  filters: {
    doctor: "已询问的医生",
    answers: "答复",
    noAvailability: "尚无人可到岗",
  },
  pageSize: {
    label: "每页条数",
    rows: "每页 {{count}} 条",
  },
  views: {
    button: "视图",
    shared: "已与机构共享",
    sharedBy: "由 {{name}} 共享",
    none: "还没有已保存的视图",
    loading: "正在加载…",
    failed: "无法加载视图，点此重试",
    save: "保存此视图…",
    manage: "更改或删除视图…",
    back: "返回视图",
    changeOne: "更改“{{name}}”…",
    removeOne: "删除“{{name}}”…",
    saveTitle: "保存此视图",
    changeTitle: "更改视图",
    name: "名称",
    nameHint: "将保存标签页、筛选条件、排序和每页条数。",
    share: "与机构共享",
    anew: "替换为当前显示的内容",
    submit: "保存",
    needName: "请输入名称。",
    taken: "您已有同名视图。",
    takenByOwner: "{{name}} 已有同名视图。",
    saved: "已保存“{{name}}”",
    removed: "已删除“{{name}}”",
    removeTitle: "删除“{{name}}”？",
    remove: "删除",
    removeShared: "机构内所有人都将无法使用此视图。支援请求不受影响。",
    removeOwn: "支援请求不受影响。",
  },
  palette: {
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
  },
} satisfies Texts<typeof en, "zh">;
