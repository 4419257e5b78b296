/** What the mails about callouts say, in Chinese. */
import { type CalloutTexts, type Phrase } from "../en/calloutTexts.ts";

const NUMBER = ["零", "一", "两", "三", "四", "五", "六", "七", "八", "九", "十"];
const ROLE = { anaesthetist: "麻醉医生", surgical_assistant: "手术助手", other: "医生" };
const NOTHING_TO_DO = "您无需做任何事。";
const notExpected = (more: string): Phrase => ["您", "无需", `到岗。${more}`];

/** A Chinese title follows the name: "王教授"; "Dr Itokawa" stays as it is. */
export const titled = (name: string): string =>
  name.replace(/^(副?教授|(?:副?主任|主治)?医[师生]|主任|博士|先生|女士) (.+)$/, "$2$1");
/** Latin letters and digits stand apart from Chinese characters. */
const spaced = (word: string): string => word.replace(/^(?=[\p{Script=Latin}\d])|(?<=[\p{Script=Latin}\d])$/gu, " ");

export const zh: CalloutTexts = {
  language: "zh",
  urgent: (subject) => `【紧急】${subject}`,
  dear: (name) => `${titled(name)}，您好：`,
  callout: (reference) => `支援请求 ${reference}`,
  role: ROLE,
  session: { am: "上午", pm: "下午", all_day: "全天", evening: "晚间", on_call: "值班（待命）", custom: "" },
  about: (subject, facts) => (subject.endsWith("？") ? `${subject}${facts}` : `${subject}：${facts}`),
  lists: (count, specialty, surgeon, part) =>
    `${surgeon && `${surgeon} 的`}${NUMBER[count] ?? count}个${spaced(specialty)}手术班次${part ? "的一部分" : ""}`,
  partOf: (part, whole) => `${whole} 中的 ${part}`,
  localTime: "（医院当地时间）",
  zone: (name) => `（医院当地时间，${name}）`,
  message: "机构留言",
  reason: "机构说明的原因",
  fee: (fee) => `酬金：${fee}`,
  answer: {
    subject: "您能承担吗？",
    firstSubject: "先答先得：您能承担吗？",
    heading: "您能承担吗？",
    looking: (roles, lists) => ["我们需要", roles.map((role) => ROLE[role]).join("和"), `，负责${lists}。`],
    partly: (days) => (days === 2 ? "您可以选其中一天，也可以两天都选。" : "您也可以只选其中几个班次。"),
    button: "立即答复",
    ease: "可到岗、必要时可、无法到岗，三选一。片刻即可完成，无需登录。",
    notBooked: "在我们确认之前，不算正式安排。",
    instant: {
      title: "最先答复可承担整个班次的医生将立即获得安排。",
      mixed: "其中部分班次会立即安排给最先答复的医生。",
      text: "选择“必要时可”或只承担一部分时不会立即安排，须经我们确认才算数。",
    },
    respondBy: (deadline) => ["请在 ", deadline, " 前答复。"],
    eitherWay: "无论结果如何，我们都会发邮件通知您。",
    usual: {
      heading: () => "您的固定班次：可以吗？",
      lead: (lists) =>
        lists === 1 ? "这个班次通常由您负责。请告诉我们是否可以。" : "这些班次通常由您负责。请逐一告诉我们是否可以。",
      title: "答应整个班次即立即为您安排。",
      text: () => "在您答复之前或答复期限届满之前，我们不会询问其他人。",
    },
  },
  reminder: {
    subject: "提醒：您能承担吗？",
    firstSubject: "提醒，先答先得：您能承担吗？",
    heading: "您还能来支援吗？",
    lead: "我们尚未收到您的答复。即使无法到岗，也请告诉我们。",
    anew: "您答复之后安排有所变动，请重新答复。即使无法到岗，也请告诉我们。",
  },
  confirmation: {
    subject: "已确认安排",
    heading: () => "已为您安排班次",
    lead: (lists) => `已安排您负责${lists}。谢谢您。`,
    button: "知道了",
    ease: "将打开您的页面。请在那里点“知道了”，以便机构知晓。",
    title: "如果您无法前来",
    text: ["请在同一页面告知；临近开始时，请同时致电。"],
  },
  filled: {
    subject: "已有医生承担，谢谢",
    heading: "已有医生承担，谢谢",
    lead: (lists) => `${lists}现已有医生承担。`,
    title: NOTHING_TO_DO,
    text: notExpected("感谢您愿意支援。"),
    others: (lists) => `您对 ${lists} 的意向依然有效。`,
  },
  released: {
    subject: "安排已解除",
    heading: "您的安排已解除",
    lead: (lists) => `您负责${lists}的安排已结束。`,
    title: "请从您的日历中删除。",
    text: notExpected("如有疑问，请致电。"),
    ended: {
      unanswered: "班次已调整，而我们未能及时收到您的确认。",
      times: "班次的时间已更改，不再包含您原定负责的时间。",
      moved: "班次已调整，不再包含您原定负责的时间。",
    },
  },
  cancelled: {
    subject: "请求已取消",
    heading: "不再需要支援",
    lead: (lists) => `机构不再需要人员负责${lists}。`,
    title: NOTHING_TO_DO,
    text: notExpected("感谢您的答复。"),
  },
  expired: {
    subject: "请求已结束，谢谢",
    heading: "支援请求已结束",
    lead: (lists) => `${lists}的支援请求已结束，未安排您到岗。`,
    title: NOTHING_TO_DO,
    text: notExpected("感谢您愿意支援。"),
  },
  standby: {
    subject: "候补",
    heading: "您已列为候补",
    lead: (lists) => `感谢您愿意支援${lists}。我们已将您列为候补。`,
    rank: (rank) => `您的候补顺位是第 ${rank} 位。`,
    button: "打开我的页面",
    ease: "您也可以在那里撤回意向。",
    title: "这不是正式安排。",
    text: ["需要时我们会优先询问您。未接到通知前，您", "无需", "到岗。"],
  },
  notRequired: {
    subject: "无需支援，谢谢",
    heading: "这次无需您到岗",
    lead: (lists) => `${lists}现已不需要您支援。`,
    title: NOTHING_TO_DO,
    text: notExpected("感谢您愿意支援。"),
  },
  invitation: {
    subject: (practice) => `${practice} 的支援请求`,
    heading: "您将收到我们的支援请求",
    lead: (practice) =>
      `${practice} 已将您列入医生名单。手术班次需要医生时，我们会发邮件询问；通过邮件中的链接即可答复，无需账户或密码。`,
    button: "核对我的信息",
    ease: "只需片刻；您还可以在那里选择语言或暂停接收邮件。",
    title: "无需任何设置。",
    text: ["每封邮件都会说明何种答复即为正式安排。如果不想收到这些邮件，直接回复即可。"],
  },
  attached: {
    invitation: (lists) => (lists === 1 ? "随信附上日历邀请。" : "随信附上每个班次的日历邀请。"),
    update: (lists) => (lists === 1 ? "随信附上更新后的日历邀请。" : "随信附上每个班次更新后的日历邀请。"),
    cancellation: (lists) => (lists === 1 ? "随信附上日历取消通知。" : "随信附上每个已确认班次的日历取消通知。"),
  },
  uncovered: "尚无人承担",
  event: (practice, phone) => `${practice}，电话 ${phone}`,
  declining: "在日历中拒绝此日程并不会取消安排，请在您的页面上告知。",
  telephone: "电话",
  reply: "您也可以直接回复本邮件。",
  personal: "此链接为您本人专用，请勿转发。",
  onlyYou: "本邮件仅发给您本人。",
  home: "全部班次和休假",
  pause: "暂停邮件",
  privacy: "隐私",
};
