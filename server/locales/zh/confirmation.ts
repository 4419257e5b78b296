/** What the page behind a confirmation link says, in Chinese. */
import { type ConfirmationTexts } from "../en/confirmation.ts";

export const zh: ConfirmationTexts = {
  title: "确认您的邮箱地址",
  lead: "请点击按钮，确认此邮箱地址属于您本人。",
  button: "确认邮箱地址",
  again: "请再点击一次按钮。",
  brokenTitle: "此链接已失效",
  brokenLead: "链接可能已过期，或已被更新的邮件取代。请申请重置密码，以获取新的链接。",
  toPassword: "申请新链接",
  brokenChangeLead: "链接可能已过期，或已被更新的邮件取代。请在设置中查看当前使用的地址，并申请新的链接。",
  toSettings: "打开设置",
};
