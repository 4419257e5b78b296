/** What the page says once a new address is confirmed, in Chinese. */
import { type EmailChangedTexts } from "../en/emailChanged.ts";

export const zh: EmailChangedTexts = {
  title: "您的新邮箱地址已确认",
  lead: "今后请使用新地址登录。已登录的设备保持登录状态。",
  button: "打开应用",
};
