/** The mails to the office, in Chinese. */
import { type OfficeTexts } from "../en/office.ts";

export const zh: OfficeTexts = {
  previewGone: "此预览已被更新的预览替换，或已过期。",
  late: {
    subject: (doctor, date) => `临时退出：${doctor}，${date}`,
    lead: (doctor) => `${doctor} 原已安排承担该手术班次，现在无法前来。`,
    reason: "医生说明的原因",
    lapsed: {
      subject: (doctor, date) => `未确认：${doctor}，${date}`,
      lead: (doctor) => `${doctor} 原已安排承担该手术班次，但未确认改动后的班次。`,
    },
    over: { times: "原因：时间更改", moved: "原因：班次改动" },
    others: "其他表示可到岗或候补的医生",
    nobody: "没有其他医生表示可到岗。",
    noPhone: "无电话号码",
    title: "该班次重新开放",
    text: "班次即将开始，请不要只等邮件。",
    call: (phone) => `该医生的电话是 ${phone}。`,
    button: "打开支援请求",
    why: "医生的安排临时终止时，此邮件会发送到机构的内部电子邮箱。",
  },
  digest: {
    subject: (count) => `已发送 ${count} 封邮件`,
    heading: (count) => `已发送 ${count} 封邮件`,
    lead: "这是发给医生的邮件副本，其中的个人链接已去除。",
    asFirst: (doctor) => `发给 ${doctor} 的内容`,
    button: "打开支援请求",
    why: "贵机构设置为接收所有支援请求邮件的副本，因此您会收到此邮件。可在联系方式中更改。",
  },
};
