/** What the page behind an invitation says, in Chinese. */
import { type DetailsTexts } from "../en/details.ts";

export const zh: DetailsTexts = {
  title: "这些信息是否正确？",
  lead: (practice) => `手术班次需要医生时，${practice} 会向此邮箱发送邮件。`,
  name: "姓名",
  email: "电子邮箱",
  confirm: "是的，信息正确",
  thanks: "谢谢，已全部完成",
  known: "机构已确认您能收到邮件。手术班次需要医生时会询问您，您无需再做其他操作。",
  wrong: "信息有误？请回复邮件或致电，机构会更正。",
  expired: { title: "此链接已过期", lead: "机构可以向您重新发送邀请。如有疑问，请致电。" },
  archived: {
    title: "机构目前不会向您询问",
    lead: "如有疑问，请致电。",
  },
};
