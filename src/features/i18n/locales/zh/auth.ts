/** Chinese texts: signing in and up, passwords. */

import { type auth as en } from "../en/auth.ts";
import { type Texts } from "../texts.ts";

export const auth = {
  email: "电子邮箱",
  password: "密码",
  confirmPassword: "确认密码",
  submit: "提交",
  cancel: "取消",
  toLogin: "登录",
  emailFormat: "电子邮箱格式不正确",
  emailRequired: "请输入电子邮箱",
  passwordRequired: "请输入密码",
  nameCapital: "请输入您的全名，并注意字母大小写。",
  login: {
    title: "登录",
    lead: "供机构管理员使用。欢迎回来。",
    forgot: "忘记密码？",
    continue: "继续",
    notMember: "还没有账户？",
    signUp: "注册",
    doctors: "医生无需在此登录。请使用请求邮件中的链接，或使用手机应用。",
    failed: "无法登录",
    unconfirmed: "我们已向您的账户邮箱“{{email}}”发送确认邮件。请按照邮件中的说明操作，完成后账户才能启用。",
    unverified: "您的账户尚未通过审核。我们的工作人员会与您联系。",
    closed: "该机构目前已停用，请联系我们的工作人员。",
    ended: "您的登录已过期，请重新登录。",
    endedElsewhere: "您已在另一个标签页中退出登录。",
  },
} satisfies Texts<typeof en, "zh">;
