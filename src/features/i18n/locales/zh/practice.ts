/** Chinese texts: the practice's own details. */

import { type practice as en } from "../en/practice.ts";
import { type Texts } from "../texts.ts";

export const practice = {
  contact: {
    forDoctors: "医生看到的信息",
    forYou: "仅供您使用",
    name: "团队或机构名称",
    nameHelp: "显示为发件人",
    address: "办公室电子邮箱",
    addressHelp: "医生的回信会发到这里",
    phone: "办公室电话号码",
    phoneHelp: "供无法使用链接或临时退出的医生联系",
    admin: "内部电子邮箱",
    adminHelp: "临时退出的通知和邮件副本会发到这里",
    bcc: "将每封请求邮件和班次邮件密送至内部邮箱",
    bccHelp: "医生看不到此密送副本。",
    emailFormat: "电子邮箱格式无效",
    phoneFormat: "电话号码格式不正确",
    save: "保存",
    saveAndGoOn: "保存并继续",
    signOut: "退出登录",
    failed: "更新出错",
    saved: "已保存。",
  },
  preview: {
    step: "第 1 步，共 4 步",
    title: "显示效果",
    replyTo: "回复至 {{address}}",
    subject: "您能承担吗？11月26日周四，上午",
    answer: "立即答复",
    separate: "每位医生都会收到单独的邮件，看不到还有谁收到了请求。",
  },
} satisfies Texts<typeof en, "zh">;
