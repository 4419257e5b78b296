/** Simplified Chinese texts: the practice’s administrators. */

import { type administrators as en } from "../en/administrators.ts";
import { type Texts } from "../texts.ts";

export const administrators = {
  intro: "代表您的机构在此登录的人员。所有人的操作权限相同；所有者还可以决定谁能使用。",
  ownersOnly: "只有所有者可以更改角色和使用权限。",
  invite: "邀请管理员",
  label: "管理员",
  you: "您本人",
  actions: "对{{name}}的操作",
  column: {
    name: "姓名",
    role: "角色",
    status: "状态",
    seen: "最近使用",
    actions: "操作",
  },
  status: {
    invited: "已邀请",
    active: "使用中",
    disabled: "已停用",
  },
  invitedUntil: "链接有效期至{{date}}",
  lapsed: "链接已过期",
  never: "从未",
  failed: "无法加载管理员",
  lastOwner: "这是唯一的所有者。请先将其他人设为所有者。",
  rename: { title: "修改{{name}}的姓名", submit: "保存姓名", failed: "姓名未保存" },
  menu: {
    rename: "修改姓名",
    resend: "重新发送邀请",
    withdraw: "撤回邀请",
    owner: "设为所有者",
    admin: "设为管理员",
    disable: "停用",
    enable: "启用",
  },
  form: {
    name: "姓名",
    email: "邮箱地址",
    role: "角色",
    ownerText: "所有者还可以更改角色和使用权限。",
    adminText: "管理员可进行其他所有操作，也可以邀请他人。",
    mail: "我们会向该地址发送一封含有专属链接的邮件，有效期七天。",
    submit: "发送邀请",
    taken: "无法邀请该地址，可能已有账户。",
    failed: "邀请未发送",
    unclear: "无法确认邀请是否已发送",
    again: "没有收到确认。请再次发送：不会重复邀请。",
  },
  ask: {
    back: "取消",
    resend: {
      title: "要重新发送邀请吗？",
      text: "{{name}}将在 {{email}} 收到一封新邮件，之前邮件中的链接将失效。",
      submit: "发送邮件",
    },
    withdraw: {
      title: "要撤回邀请吗？",
      text: "{{email}} 收到的链接将失效。不会发送邮件。",
      submit: "撤回",
    },
    owner: {
      title: "要将{{name}}设为所有者吗？",
      text: "所有者可以更改角色，并决定包括您在内谁可以使用。不会发送邮件。",
      submit: "设为所有者",
    },
    admin: {
      title: "要将{{name}}设为管理员吗？",
      text: "{{name}}将不能再更改角色和使用权限。不会发送邮件。",
      submit: "设为管理员",
    },
    disable: {
      title: "要停用{{name}}吗？",
      text: "{{name}}会立即在所有设备上退出，且无法再登录。已完成的操作会保留。不会发送邮件。",
      submit: "停用",
    },
    enable: {
      title: "要启用{{name}}吗？",
      text: "{{name}}可以用原来的密码重新登录。不会发送邮件。",
      submit: "启用",
    },
  },
} satisfies Texts<typeof en, "zh">;
