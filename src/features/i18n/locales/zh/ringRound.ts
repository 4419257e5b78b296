/** Chinese texts: ringing the doctors of a callout one after another. */

import { type ringRound as en } from "../en/ringRound.ts";
import { type Texts } from "../texts.ts";

export const ringRound = {
  title: "逐一致电",
  about: "班次：{{list}}。您正在致电谁，同事会立即看到。",
  order:
    "与请求页面的顺序相同：有意向者、无冲突等问题、主刀医生优先、近 90 天安排最少、与该主刀医生合作最多。仅对其他时段有意向者排在最后。",
  which: "致电对应的班次",
  noCovers: "“无法到岗”适用于此班次，以及该医生未表示有意向的其他空缺班次；对其他班次的意向保持不变。",
  back: "返回请求",
  ring: "致电",
  ringOne: "致电{{doctor}}",
  noPhone: "没有电话号码",
  add: "添加",
  decide: "登记或确认",
  decideFor: "登记或确认{{doctor}}",
  book: "确认",
  bookFor: "确认{{doctor}}",
  asking: "正在询问",
  addPhone: "为{{doctor}}添加号码",
  mine: "您正在与{{doctor}}通话",
  other: "{{name}}正在致电",
  lapsed: "{{name}}曾致电，{{ago}}",
  call: {
    no_answer: "无人接听",
    yes: "电话中同意",
    no: "电话中表示无法到岗",
    call_back: "回电：{{when}}",
    dropped: "通话已取消",
    lapsed: "通话无结果",
  },
  done: "{{what}} · {{ago}}，{{name}}",
  result: {
    no_answer: "无人接听",
    yes: "同意",
    no: "无法到岗",
    call_back: "回电时间…",
    dropped: "取消通话",
  },
  resultFor: "{{result}}：{{doctor}}",
  taken: "{{name}}已在致电{{doctor}}。请联系下一位医生。",
  moved: "该通话已经结束。",
  again: {
    title: "何时给{{doctor}}回电？",
    date: "日期",
    time: "时间",
    past: "请选择将来的时间。",
    submit: "保存",
    back: "取消",
  },
  refused: "无法到岗",
  empty: {
    title: "没有需要致电的医生",
    text: "所询问的医生中，已没有未定的医生。",
  },
  closed: {
    title: "无需致电",
    text: "此请求目前不需要医生。",
  },
  failed: "无法加载通话",
} satisfies Texts<typeof en, "zh">;
