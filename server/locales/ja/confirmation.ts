/** What the page behind a confirmation link says, in Japanese. */
import { type ConfirmationTexts } from "../en/confirmation.ts";

export const ja: ConfirmationTexts = {
  title: "メールアドレスの確認",
  lead: "ボタンを押すと、このアドレスがご本人のものであることが確認されます。",
  button: "メールアドレスを確認する",
  again: "もう一度ボタンを押してください。",
  brokenTitle: "このリンクは使用できません",
  brokenLead:
    "有効期限が切れたか、より新しいメールに置き換えられました。新しいリンクを受け取るには、パスワードの再設定をお申し込みください。",
  toPassword: "新しいリンクを申し込む",
  brokenChangeLead:
    "有効期限が切れたか、より新しいメールに置き換えられました。現在のアドレスの確認と新しいリンクの申し込みは、設定画面で行えます。",
  toSettings: "設定を開く",
};
