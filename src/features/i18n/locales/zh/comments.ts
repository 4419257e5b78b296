/** Chinese texts: internal comments on a callout. */

import { type comments as en } from "../en/comments.ts";
import { type Texts } from "../texts.ts";

export const comments = {
  title: "评论",
  privacy: "仅贵机构可见，医生不会看到。",
  empty: "还没有评论",
  emptyHint: "可以就此请求向同事提问或留言。",
  label: "新评论",
  hint: "输入@和姓名即可通知同事。",
  nobody: "“@{{name}}”不会通知任何人。请输入完整姓名，或从建议中选择。",
  send: "发表评论",
  added: "评论已添加",
  blank: "请输入评论。",
  earlier_other: "显示之前的{{count}}条评论",
  edited: "已编辑 {{when}}",
  edit: "编辑",
  editOf: "编辑您的评论：{{when}}",
  editLabel: "编辑评论",
  save: "保存",
  changed: "评论已修改",
  delete: "删除",
  deleteOf: "删除您的评论：{{when}}",
  ask: {
    title: "要删除这条评论吗？",
    text: "将对贵机构的所有人删除。",
    back: "保留",
    submit: "删除",
  },
  gone: "您要查看的评论已被删除。",
  unknown: "您提到的某位同事已无法登录。请删除@后的姓名后重试。",
  tooMany: "短时间内评论过多。请稍后重试。",
  unsure: "无法确定评论是否已保存。您可以重试：评论只会保存一次。",
  other: "无法保存评论。请重试。",
  notDeleted: "无法删除评论。请重试。",
  colleagues: "同事",
  found_other: "找到{{count}}位同事。用方向键和回车键选择。",
  failed: "无法加载评论",
} satisfies Texts<typeof en, "zh">;
