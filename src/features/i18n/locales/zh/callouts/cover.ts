/** Chinese texts: lists covered in part, open again, and decided about together. */

import { type calloutCover as en } from "../../en/callouts/cover.ts";
import { type Texts } from "../../texts.ts";

export const calloutCover = {
  seat: "{{span}} {{doctor}}",
  open_other: "{{span}} 尚缺 {{count}} 人",
  openOn: "{{date}} {{spans}} 尚无人承担",
  cancelledFor: "已取消：{{reason}}",
  consent: {
    times: "时间已更改，尚未答复",
    moved: "班次已改动，需重新确认",
    movedBy: "班次已改动，需在 {{when}} 前重新确认",
  },
  said: {
    offered: "答复针对 {{span}}",
    offeredOn: "答复针对 {{date}} {{span}}",
    earlier: "改动前对 {{date}} {{span}} 答复“{{answer}}”",
    before: "改动前答复“{{answer}}”",
  },
  completes: "可补齐全部时段",
  bookedFor: "时间：{{span}}",
  withdrew: "已确认后退出",
  ended: {
    times: "原因：时间更改",
    moved: "原因：班次改动",
  },
  stoodDown: "已告知无需到岗",
  toldNotNeeded: "已告知无需到岗",
  cameLate: "意向收到较晚",
  filledThen: "当时班次已有人承担，再次答复可到岗后才有效",
  askedAgain: "{{when}} 再次询问",
  toldWhy: "原因：{{reason}}",
  again: {
    short: "再次询问",
    one: "再次询问：{{doctor}}",
    bar_other: "此前有 {{count}} 位医生答复可到岗，再次答复后才有效。",
    barAsked_other: "曾答复可到岗的 {{count}} 位医生，现已再次询问。",
    all_other: "再次询问所有人",
    rest_other: "询问其余 {{count}} 位",
    title: "再次询问{{doctor}}？",
    titleAll_other: "再次询问 {{count}} 位医生？",
    text: "该班次重新开放。只有医生再次答复可到岗，之前的答复才有效。",
    submit_other: "再次询问并发送 {{count}} 封邮件",
    done: "已再次询问",
  },
  spoken: {
    short: "已与本人沟通",
    one: "已与本人沟通：确认{{doctor}}",
    recorded: "仅凭医生的答复还不能确认。动态中会记录您已与本人沟通。",
  },
  books: {
    whole: "确认整个班次，{{span}}",
    part: "确认 {{span}}",
  },
  choice: {
    label: "确认的时间",
    offered: "按医生的答复：{{span}}",
    whole: "整个班次：{{span}}。已与本人沟通",
    open: "所有空缺时间：{{span}}。已与本人沟通",
  },
  picks: {
    confirm: "确认哪些班次？",
    release: "解除哪些班次？",
  },
  record: {
    all: "所有班次",
    before: "此前：{{answer}}。",
    instant: "用于登记电话答复。如班次仍缺人，对整个班次登记“可到岗”会立即确认该医生并发送确认邮件。",
    withdraws: "{{doctor}}已确认承担该班次。登记“无法到岗”会解除安排，班次重新开放。",
    missing: "请选择一个答复。",
  },
  chain: {
    title: "候补",
    asking: {
      whole: "正在优先询问{{doctor}}",
      part: "正在优先询问{{doctor}}（{{span}}）",
    },
    left: "剩余 {{span}}，截至 {{time}}",
    over: "时间已到",
    state: {
      asking: "目前没有在询问任何人。",
      stopped: "已停止询问。",
      exhausted: "没有候补医生可以到岗，或已没有时间询问。",
    },
    result: {
      accepted: "{{doctor}}：已同意",
      declined: "{{doctor}}：无法到岗",
      lapsed: "{{doctor}}：未及时答复",
      withdrawn: "{{doctor}}：询问已撤回",
    },
    following: "接下来：{{doctors}}",
    start: "依次询问候补医生",
    again: "重新开始",
    hurry: "立即询问下一位",
    stop: "停止询问",
    do: {
      start: {
        title: "要依次询问候补医生吗？",
        text: "逐一询问候补医生，每位都有一段答复时间。答复可到岗即确认；答复无法到岗或未及时答复，则询问下一位。",
        submit: "开始询问",
        submitMails_other: "开始询问并发送 {{count}} 封邮件",
        done: "正在询问候补医生",
      },
      next: {
        title: "要立即询问下一位候补医生吗？",
        text: "正在询问的医生会被跳过，但仍为候补。",
        submit: "立即询问下一位",
        submitMails_other: "询问下一位并发送 {{count}} 封邮件",
        done: "正在询问下一位候补医生",
      },
      stop: {
        title: "要停止询问候补医生吗？",
        text: "当前的询问会被撤回。所有人仍为候补，您可以重新开始。",
        submit: "停止询问",
        submitMails_other: "停止询问并发送 {{count}} 封邮件",
        done: "已停止询问",
      },
    },
  },
} satisfies Texts<typeof en, "zh">;
