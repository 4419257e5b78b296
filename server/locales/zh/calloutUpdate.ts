/** What the mails about changed and reopened lists say, in Chinese. */
import { type UpdateTexts } from "../calloutUpdateWords.ts";

export const zh: UpdateTexts = {
  askAgain: {
    subject: "班次重新开放：您还有空吗？",
    heading: "班次重新开放：您还有空吗？",
    lead: "您此前表示愿意支援。只有您再次答复可到岗，您的意向才重新有效。",
  },
  changedAsking: {
    subject: "有变动：您能承担吗？",
    heading: "有变动：您能承担吗？",
    lead: "自我们上次询问以来有所变动。",
  },
  askedAnew: {
    subject: "班次调整：您能承担吗？",
    heading: "班次已调整：您能承担吗？",
    lead: "您的答复是针对调整之前的安排，因此不再有效，请重新答复。",
  },
  listAdded: {
    subject: "新增班次：您能承担吗？",
    heading: "新增班次：您能承担吗？",
    lead: "我们在此请求中增加了一个班次。",
  },
  changed: {
    subject: "安排有变动",
    heading: "您的安排有变动",
    lead: (lists) => `您负责${lists}的安排有所变动。`,
    button: "打开我的页面",
    ease: "可查看您目前的安排。",
    title: "您的安排依然有效。",
    text: ["您无需做任何事。如果您无法前来，请在您的页面上告知。"],
  },
  timesChanged: {
    subject: "时间变动：这样可以吗？",
    heading: "时间有变动：这样可以吗？",
    lead: (lists) => `您负责${lists}的时间有所变动。`,
    button: "立即答复",
    ease: "请告知是否合适。片刻即可完成，无需登录。",
    title: "您的安排依然有效。",
    text: ["除非您告知无法前来，否则请按新的时间到岗。临近开始时，请同时致电。"],
  },
  moved: {
    subject: "班次调整：您还能承担吗？",
    heading: "班次已调整：您还能承担吗？",
    lead: (lists) => `您负责${lists}的安排已作调整。`,
    button: "立即答复",
    ease: "能或不能，片刻即可答复，无需登录。",
    title: "请再次确认您的安排。",
    text: (until) =>
      until ? ["请在 ", until, " 前答复。如未答复，届时您的安排将解除。"] : ["在您答复之前，我们无法知道您能否前来。"],
  },
  standbyOffer: {
    subject: "优先询问您：您能承担吗？",
    heading: "优先询问您：您能承担吗？",
    lead: (lists) => `您是候补，现在我们需要医生负责${lists}。`,
    button: "立即答复",
    ease: "能或不能，片刻即可答复，无需登录。",
    title: "答复“能”即为您安排。",
    text: (until) => ["在 ", until, " 之前，我们不会询问其他医生。如果您无法承担，请告知，以便我们询问他人。"],
  },
  offerClosed: {
    subject: "您无需再答复",
    heading: "您无需再答复",
    lead: (lists) => `我们曾优先询问您能否承担${lists}。该询问现已结束。`,
    button: "打开我的页面",
    ease: "您也可以在那里退出候补。",
    title: "您仍是候补。",
    text: ["未接到我们的通知，您", "无需", "到岗。"],
  },
  changes: {
    title: "变动内容",
    none: "无",
    field: {
      date: "日期",
      times: "时间",
      site: "地点",
      theatre: "手术室",
      surgeon: "主刀医生",
      specialty: "专科",
      role: "岗位",
      case_mix: "手术内容",
      requirements: "要求",
      notes: "备注",
      message: "机构留言",
      fee: "酬金",
    },
  },
};
