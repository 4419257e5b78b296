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
} satisfies Texts<typeof en, "zh">;
