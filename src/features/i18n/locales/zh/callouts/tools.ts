/** Chinese texts: what can be done from the list of callouts, its keys, its week, its first run. */

import { type calloutTools as en } from "../../en/callouts/tools.ts";
import { type Texts } from "../../texts.ts";

export const calloutTools = {
  menu: {
    open: "打开",
    confirmBest: "确认最佳答复…",
    remind: "发送提醒…",
    duplicate: "复制",
    cancel: "取消请求…",
  },
  best: {
    title: "确认最佳答复",
    none: "目前的答复都需要核对：没有可以直接确认的医生。请打开请求进行选择。",
  },
  bulk: {
    label: "所选请求",
    chosen_other: "已选 {{count}} 项",
    remind: "发送提醒",
    cancel: "取消",
    print: "打印",
    clear: "清除选择",
    remindTitle_other: "要为 {{count}} 项请求发送提醒吗？",
    remindText: "尚未答复的医生每项请求会收到一封邮件。未开放的请求以及两小时内已提醒过的请求会跳过。",
    remindSubmit: "发送提醒",
    cancelTitle_other: "要取消 {{count}} 项请求吗？",
    cancelSubmit: "取消并通知医生",
    done_other: "{{count}} 项已完成",
    notDone_other: "{{count}} 项未能完成",
    close: "关闭",
    back: "返回",
  },
  keys: {
    title: "键盘快捷键",
    help: "显示此帮助",
    search: "搜索",
    find: "搜索全部",
    new: "新请求",
    next: "下一行",
    previous: "上一行",
    callouts: "转到请求",
    doctors: "转到医生",
    insights: "转到统计",
    manage: "转到管理",
    thenKey: "然后",
    on: "启用单键快捷键",
    close: "关闭",
  },
  week: {
    title: "{{from}} 至 {{to}} 的班次",
    previous: "上一周",
    next: "下一周",
    thisWeek: "本周",
    site: "地点",
    uncovered: "尚无人承担",
    calling: "询问中",
    covered: "已有医生承担",
    cancelled: "已取消",
    add: "新班次：{{site}}，{{date}}，{{part}}",
    noSites: "请先添加地点：周视图每行显示一个地点。",
    failed: "无法加载本周",
  },
  first: {
    title: "欢迎，{{name}}。四步发出您的第一个请求。",
    text: "您可以随时停下，之后再回到这里。",
    progress: "已完成 {{done}}/{{all}}",
    done: "已完成",
    contact: {
      title: "联系方式",
      text: "显示在发给医生的每封邮件中",
    },
    site: {
      title: "添加地点",
      text: "医院或诊所及其手术室",
    },
    doctors: {
      title: "添加医生",
      text: "逐个添加，或导入 CSV 文件",
    },
    callout: {
      title: "发送第一个请求",
      text: "发送前您可看到每封邮件",
    },
  },
} satisfies Texts<typeof en, "zh">;
