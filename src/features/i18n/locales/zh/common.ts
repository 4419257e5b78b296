/** Chinese texts: common. */

import { type common as en } from "../en/common.ts";
import { type Texts } from "../texts.ts";

export const common = {
  productName: "Practice Callouts",
  breadcrumbs: "当前位置",
  home: "首页",
  skipToContent: "跳到正文",
  loading: "正在加载…",
  toTop: "返回顶部",
  checkDelayed: "服务器没有响应，仍在尝试…",
  close: "关闭",
  cancel: "取消",
  tryAgain: "重试",
  printedAt: "打印于 {{when}}",
  find: "搜索或前往…",
  saved: "已保存",
  language: "语言",
  languageMissed: "无法加载{{language}}，请重试。",
  newTab: "（在新标签页中打开）",
  wait: "请稍候…",
  pager: {
    range: "第 {{from, number}}–{{to, number}} 条，共 {{total, number}} 条",
    rangeMany: "第 {{from, number}}–{{to, number}} 条，共 {{total, number}} 条以上",
    previous: "上一页",
    next: "下一页",
    pages: "分页",
  },
  menu: {
    open: "打开菜单",
    close: "关闭菜单",
    label: "主菜单",
    callouts: "支援请求",
    planning: "计划",
    doctors: "医生",
    insights: "统计",
    manage: "管理",
  },
  user: { open: "您的账户", settings: "用户设置", keys: "键盘快捷键", signOut: "退出登录" },
  manage: {
    title: "管理",
    description: "您的机构或团队的设置，适用于在此登录的所有人。",
  },
  contactStep: {
    title: "您的联系方式",
    description: "这些信息会显示在医生收到的邮件中。您以后可以在“管理”中修改。",
  },
  footer: {
    label: "关于本网站",
    copyright: "© {{from}}–{{to}}",
    contact: "联系我们",
    terms: "条款",
    privacy: "隐私",
  },
  error: {
    notFoundTitle: "抱歉",
    notFoundText: "我们找不到该页面。",
    systemTitle: "系统错误",
    systemText: "出了点问题，请稍后再试。",
    returnHome: "返回首页",
    pageNotFound: "找不到页面",
    reference: "请求编号 {{id}}",
  },
  panel: {
    title: "班班有人，人人知晓。",
    text: "只需询问一次，即可看到谁能到岗，并确认一位。班次已有医生承担时，不会再有人白跑一趟。",
  },
  theme: { label: "主题", light: "浅色", dark: "深色", system: "跟随系统" },
} satisfies Texts<typeof en, "zh">;
