/** Chinese texts: settings. */

import { type settings as en } from "../en/settings.ts";
import { type Texts } from "../texts.ts";

export const settings = {
  title: "用户设置",
  description: "您自己的设置。机构的设置在“管理”中。",
  sections: "设置分类",
  remembered: "保存在此设备上。",
  profile: {
    title: "个人资料",
    name: "姓名",
    email: "电子邮箱",
    practice: "机构或团队",
  },
  appearance: "外观",
  theme: {
    nowlight: "当前为浅色",
    nowdark: "当前为深色",
  },
  toolbar: {
    label: "顶部栏",
    hint: "每个页面顶部栏的高度",
    height55: "紧凑 55",
    height65: "适中 65",
    height75: "宽松 75",
  },
  rows: {
    label: "行距",
    hint: "宽屏上的表格",
    compact: "紧凑",
    comfortable: "宽松",
  },
  language: "语言和地区",
  notifications: "通知",
  desktop: {
    label: "桌面通知",
    hint: "只要应用在标签页中打开，即使您正在使用其他窗口，此浏览器也会显示通知。",
    blocked: "您的浏览器屏蔽了本网站的通知。请在地址栏旁的网站设置中允许通知，然后返回此处。",
    unsupported: "此浏览器无法显示桌面通知。",
    asking: "请在浏览器的询问框中作出选择。",
  },
} satisfies Texts<typeof en, "zh">;
