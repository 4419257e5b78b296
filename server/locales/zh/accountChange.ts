/** What the mails about a changed password or address say, in Chinese. */
import { type ChangeTexts } from "../en/accountChange.ts";

export const zh: ChangeTexts = {
  confirm: {
    subject: "请确认您的新邮箱地址",
    lead: () => "您申请今后将此邮箱地址用于您的账户。",
    button: "确认新邮箱地址",
    note: "链接三天内有效。在您按下按钮之前，仍使用原来的地址。",
    title: "不是您本人操作？",
    text: "那么您无需任何操作，一切保持不变。",
  },
  asked: {
    subject: "您的邮箱地址即将更改",
    lead: (address) => `有人（可能是您本人）申请将您账户的邮箱地址更改为 ${address}。新地址确认后即生效。`,
    button: "设置新密码",
    note: "仅在不是您本人操作时使用：设置新密码即可阻止此更改。",
    title: "是您本人操作？",
    text: "那么这里无需任何操作。请打开我们发送到新地址的邮件。",
  },
  changed: {
    subject: "您的邮箱地址已更改",
    lead: (address) => `今后请使用 ${address} 登录。原来的地址不再使用。`,
    title: "不是您本人操作？",
    text: "请立即与我们联系。",
  },
  passwordChanged: {
    subject: "您的密码已更改",
    lead: () => "您账户的密码刚刚在设置中被更改。所有其他设备均已退出登录。",
    button: "设置新密码",
    note: "仅在不是您本人操作时使用。",
    title: "不是您本人操作？",
    text: "请立即设置新密码，并告知我们。",
  },
  secondFactorOn: {
    subject: "两步验证已开启",
    lead: () => "您账户的两步验证刚刚开启。今后请使用密码和身份验证器应用中的验证码登录。",
    button: "设置新密码",
    note: "仅在不是您本人操作时使用。",
    title: "不是您本人操作？",
    text: "请立即设置新密码，并告知我们。",
  },
  secondFactorOff: {
    subject: "两步验证已关闭",
    lead: () => "您账户的两步验证刚刚关闭。今后只需密码即可登录。",
    button: "设置新密码",
    note: "仅在不是您本人操作时使用。",
    title: "不是您本人操作？",
    text: "请立即设置新密码，并告知我们。",
  },
};
