/** Chinese texts: signing up, invitations, passwords, confirmed addresses (specification §2, §5, §8). */

import { type authPages as en } from "../en/authPages.ts";
import { type Texts } from "../texts.ts";

export const authPages = {
  registration: {
    title: "创建机构账户",
    lead: "每家新机构须经我们的工作人员审核后才能发送请求，通常在一个工作日内完成。",
    company: "机构或团队名称",
    companyRequired: "请输入机构或团队名称",
    companyCapital: "请输入机构或团队名称，并注意字母大小写。",
    name: "您的全名",
    email: "电子邮箱",
    phone: "电话号码",
    phoneHelp: "请包含区号",
    phoneFormat: "请输入包含区号的有效电话号码。",
    accept: "我已阅读并同意",
    terms: "服务条款",
    acceptFirst: "请先同意服务条款，再提交。",
    errors: "发现以下错误：{{errors}}",
    fieldError: "错误：{{error}}",
    doneTitle: "注册成功",
    doneText:
      "我们已向您发送邮件。请点击邮件中的链接确认您的电子邮箱。随后我们的工作人员会审核您的机构，并在您可以登录时通知您。",
  },
  completeSignup: {
    title: "完成注册",
    lead: "您已受邀加入一家机构。设置密码即可完成注册。",
    name: "您的全名",
    failed: "注册未能完成。请联系客服人员寻求帮助。",
    taken: "该地址已有账户，请联系邀请人改用其他地址邀请您。",
    otherAddress: "此邀请是发给 {{email}} 的。请使用该地址，或请邀请人向另一个地址发送邀请。",
    doneTitle: "注册已完成",
    done: "此处登录的是 {{name}}。要使用您自己的账户，请先退出登录，再用您的邮箱登录。",
    signIn: "退出并重新登录",
  },
  forgot: {
    title: "忘记密码？",
    lead: "请输入您的电子邮箱，我们会向您发送用于设置新密码的链接。",
    failedTitle: "登录信息不正确",
    failed: "抱歉，检测到一些错误，请重试。",
    tooShort: "至少 3 个字符。",
    tooLong: "最多 50 个字符。如果您的邮箱地址更长，请联系客服。",
    doneTitle: "已收到您的申请",
    done: "如果该邮箱已有对应的账户，您将收到一封邮件。请查收，并留意垃圾邮件文件夹。",
  },
  newPassword: {
    title: "设置新密码",
    lead: "请使用 10 个或更多字符，并同时包含大写字母、小写字母、数字和符号。",
    checking: "正在检查您的链接…",
    failedTitle: "此链接无法使用",
    notFound: "找不到密码重置链接，它可能已过期。请重新申请重置密码。",
    unknown: "发生未知错误。请重试，或联系 {{provider}} 的客服寻求帮助。",
    unclear: "提交新密码时未收到回应，新密码可能已经生效。请尝试用它登录。",
    again: "重置密码",
    doneTitle: "密码已重置",
    done: "您的密码已重置，请重新登录。",
  },
  confirmed: {
    title: "邮箱已确认",
    text: "您的电子邮箱已确认。在您登录之前，我们的工作人员可能还需要审核您的机构；完成后会通知您。",
    failed:
      "此确认链接已过期或已被使用。如果您的邮箱已经确认，可以直接登录；否则请在此输入邮箱，我们会给您发送新的链接。",
    again: "发送新链接",
  },
  code: {
    title: "两步验证",
    required: "请输入验证码。",
    back: "返回",
    app: {
      text: "请输入身份验证器应用为 {{email}} 显示的六位验证码。",
      label: "六位验证码",
      other: "改用恢复码",
    },
    recovery: {
      text: "请输入设置两步验证时保存的一个恢复码。每个恢复码只能使用一次。",
      label: "恢复码",
      other: "改用身份验证器应用",
    },
  },
} satisfies Texts<typeof en, "zh">;
