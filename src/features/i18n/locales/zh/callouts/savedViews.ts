/** Chinese texts: saved views of the callouts list. */
import { type calloutSavedViews as en } from "../../en/callouts/savedViews.ts";
import { type Texts } from "../../texts.ts";

export const calloutSavedViews = {
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
} satisfies Texts<typeof en, "zh">;
