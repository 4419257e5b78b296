/** Chinese texts: two-step verification of one's own account. */

import { type secondFactor as en } from "../en/secondFactor.ts";
import { type Texts } from "../texts.ts";

export const secondFactor = {
  title: "两步验证",
  text: "登录时需要密码和手机上身份验证器应用中的验证码，因此仅凭被盗的密码无法登录。",
  required: "您的机构要求使用两步验证。请现在完成设置，然后继续。",
  signOut: "退出登录",
  leave: "您在此输入的内容以及尚未保存的恢复码将会丢失。",
  off: "已关闭",
  on: "自 {{date}} 起已开启",
  left_other: "还剩 {{count}} 个恢复码",
  noneLeft: "恢复码已用完。请创建新的恢复码，以便没有手机时也能登录。",
  cancel: "取消",
  codeRequired: "请输入验证码。",
  wrongCode: "验证码不正确或已使用过，请尝试下一个。",
  setUp: {
    start: "设置",
    continue: "继续",
    scan: "请用身份验证器应用（例如 Google Authenticator、Microsoft Authenticator 或您的密码管理器）扫描此图片，然后输入应用显示的验证码。",
    picture: "用于身份验证器应用的二维码",
    secret: "无法扫描？请在应用中输入此密钥：",
    open: "在此设备的应用中打开",
    code: "六位验证码",
    submit: "开启",
    done: "两步验证已开启。",
  },
  codes: {
    title: "您的恢复码",
    text: "没有手机时，每个恢复码可用于登录一次。请妥善保存：我们无法再次显示。",
    copy: "复制",
    copyFailed: "浏览器不允许此操作，请选中并复制恢复码。",
    download: "下载",
    print: "打印",
    file: "{{email}}（{{host}}）的恢复码，每个只能使用一次。",
    kept: "我已保存恢复码",
  },
  renew: {
    start: "新的恢复码",
    text: "您现有的恢复码将失效。",
    submit: "创建新的恢复码",
    done: "您之前的恢复码已失效。",
  },
  turnOff: {
    start: "关闭",
    text: "今后仅凭密码即可登录。",
    submit: "关闭",
    done: "两步验证已关闭。",
  },
  proof: {
    code: "验证码",
    help: "身份验证器应用中的验证码，或恢复码",
  },
} satisfies Texts<typeof en, "zh">;
