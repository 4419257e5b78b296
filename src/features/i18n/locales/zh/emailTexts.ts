/** Simplified Chinese texts: the practice’s own email texts. */

import { type emailTexts as en } from "../en/emailTexts.ts";
import { type Texts } from "../texts.ts";

export const emailTexts = {
  intro:
    "您可以在发给医生的邮件中加入自己的文字：纯文本，称呼之后一段，结尾一段。医生会收到其所用语言的文字；邮件其余部分保持不变。",
  failed: "无法加载邮件文案",
  kindLabel: "邮件",
  languageLabel: "邮件语言",
  written: "{{name}}（自定义文案）",
  form: "自定义文案",
  opening: "开头段落",
  openingHelp: "位于称呼之后。",
  closing: "结尾段落",
  closingHelp: "位于联系方式之前。",
  room: "{{count}} / {{of}} 个字符。",
  save: "保存文案",
  saved: "已保存，从下一封邮件起生效。",
  unsaved: "尚未保存。",
  test: "给自己发送测试邮件",
  tested: "测试邮件正发往 {{address}}。",
  preview: "邮件效果",
  previewFailed: "无法生成预览。",
  part: {
    label: "邮件格式",
    html: "排版效果",
    text: "纯文本",
    frame: "排版后的邮件",
  },
  stale: {
    title: "{{name}}在此期间修改了该文案",
    empty: "该文案已被删除。",
    theirs: "采用对方的文案",
    mine: "保留我的文案",
  },
  kind: {
    invitation: "邀请医生",
    callout: "支援请求",
    reminder: "提醒",
    confirmation: "确认安排",
    changed: "安排有变动",
    times_changed: "时间变动",
    moved: "班次调整（致已安排的医生）",
    asked_anew: "班次调整（致已答复的医生）",
    list_added: "新增班次",
    standby: "候补",
    standby_offer: "优先询问候补",
    offer_closed: "候补无需再答复",
    filled: "已有医生承担，谢谢",
    ask_again: "班次重新开放",
    not_required: "无需支援，谢谢",
    released: "安排已解除",
    cancelled: "请求已取消",
    expired: "请求已结束，谢谢",
  },
} satisfies Texts<typeof en, "zh">;
