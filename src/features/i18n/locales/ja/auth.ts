/** Japanese texts: signing in and up, passwords. */

import { type auth as en } from "../en/auth.ts";
import { type Texts } from "../texts.ts";

export const auth = {
  email: "メールアドレス",
  password: "パスワード",
  confirmPassword: "パスワード（確認）",
  submit: "送信",
  cancel: "キャンセル",
  toLogin: "ログイン",
  emailFormat: "メールアドレスの形式が正しくありません",
  emailRequired: "メールアドレスを入力してください",
  passwordRequired: "パスワードを入力してください",
  nameCapital: "氏名を大文字・小文字を正しく使って入力してください。",
  login: {
    title: "ログイン",
    lead: "医療機関の管理者の方はこちらからログインしてください。",
    forgot: "パスワードをお忘れですか？",
    continue: "続ける",
    notMember: "まだ登録がお済みでない方は",
    signUp: "新規登録",
    doctors:
      "医師の方はここからログインする必要はありません。依頼メールのリンク、またはモバイルアプリをご利用ください。",
    failed: "ログインできませんでした",
    unconfirmed:
      "「{{email}}」宛てに確認メールをお送りしました。アカウントを有効にするには、メールに記載された手順を行ってください。",
    unverified: "アカウントの審査がまだ完了していません。担当スタッフからご連絡いたします。",
    closed: "この医療機関は現在ご利用いただけません。担当スタッフまでお問い合わせください。",
    ended: "ログインの有効期限が切れました。もう一度ログインしてください。",
    endedElsewhere: "別のタブでログアウトされました。",
  },
} satisfies Texts<typeof en, "ja">;
