/** Chinese texts: in which order the answers stand, why, and what helps to choose fairly. */

import { type calloutFair as en } from "../../en/callouts/fair.ts";
import { type Texts } from "../../texts.ts";

export const calloutFair = {
  order: {
    label: "排序",
    fit: "最合适者在前",
    answered: "按答复先后",
  },
  ofFit:
    "顺序：无冲突等问题、覆盖整个班次、“可到岗”先于“必要时可”、主刀医生优先、近 90 天安排最少、与该主刀医生合作最多、最先答复。",
  ofAnswers: "意向按收到的先后排列。",
  before: "{{first}}排在{{second}}之前：{{why}}。",
  why: {
    against: "妨碍较少",
    stretch: "能覆盖更多空缺时间",
    wish: "是“可到岗”，不是“必要时可”",
    preference: "主刀医生优先",
    booked: "近 90 天安排较少",
    surgeon: "与该主刀医生合作较多",
    answered: "答复较早",
    name: "各项相同，按姓名排列",
  },
  offers: "可到岗 {{accepted}}/{{offered}} 次",
  offersMedian: "可到岗 {{accepted}}/{{offered}} 次（中位数 {{usual}}/{{asked}}）",
  booked: "已安排 {{booked}} 次",
  bookedMedian: "已安排 {{booked}} 次（中位数 {{usual}}）",
  weekends: "其中周末 {{weekends}} 次",
  weekendsMedian: "其中周末 {{weekends}} 次（中位数 {{usual}}）",
  days: "90 天内：{{facts}}",
  last: "最近一次：{{date}}",
  reason: {
    label: "为什么不先选{{doctor}}？",
    help: "记入动态，医生看不到。",
  },
  email: {
    button: "发邮件给所有有意向的医生",
    title: "发邮件给有意向的医生",
    text: "每位医生收到单独的邮件，看不到其他人的姓名。答复和安排保持不变。",
    who: "收件人",
    none: "请至少选择一位医生。",
    message: "留言",
    need: "请填写留言。",
    send: "发送",
    submit_other: "发送 {{count}} 封邮件",
    unreached_other: "所选医生中有 {{count}} 位目前无法接收邮件。",
    done: "邮件正在发送",
  },
} satisfies Texts<typeof en, "zh">;
