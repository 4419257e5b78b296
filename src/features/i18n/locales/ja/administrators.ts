/** Japanese texts: the practice’s administrators. */

import { type administrators as en } from "../en/administrators.ts";
import { type Texts } from "../texts.ts";

export const administrators = {
  intro:
    "医療機関の担当者としてここにログインする方々です。全員が同じ操作を行えます。オーナーは、誰が利用できるかも決められます。",
  ownersOnly: "役割と利用権限を変更できるのはオーナーだけです。",
  invite: "管理者を招待",
  label: "管理者",
  you: "ご本人",
  actions: "{{name}}さんの操作",
  column: {
    name: "氏名",
    role: "役割",
    status: "状態",
    seen: "最終利用",
    actions: "操作",
  },
  status: {
    invited: "招待中",
    active: "有効",
    disabled: "無効",
  },
  invitedUntil: "リンクの有効期限：{{date}}",
  lapsed: "リンクの有効期限が切れています",
  never: "なし",
  failed: "管理者を読み込めませんでした",
  lastOwner: "唯一のオーナーです。先に別の方をオーナーにしてください。",
  secondFactor: "2段階認証",
  security: {
    title: "ログイン",
    text: "2段階認証を設定した方は、パスワードと認証アプリのコードでログインします。",
    required: "医療機関の全員に2段階認証を必須とする",
    without_other: "未設定の有効な管理者：{{count}}名。必須にすると、設定するまで先に進めません。",
    on: "必須",
    off: "任意",
    ownFirst: "全員に2段階認証を必須とする前に、ご自身の設定を済ませてください。",
    toOwn: "設定する",
  },
  sessions: {
    title: "ログイン中の端末",
    text: "管理者がログインしている端末の一覧です。ログアウトさせると、その端末では再度ログインが必要になります。",
    endOne: "ログアウト：{{name}}、{{device}}",
    endAll: "すべてログアウト",
    endOthers: "ほかをすべてログアウト",
    endAllOf: "すべてログアウト：{{name}}",
    endOthersOf: "ほかをすべてログアウト：{{name}}",
  },
  rename: { title: "{{name}}さんの氏名を変更", submit: "氏名を保存", failed: "氏名を保存できませんでした" },
  menu: {
    rename: "氏名を変更する",
    resend: "招待を再送する",
    withdraw: "招待を取り消す",
    owner: "オーナーにする",
    admin: "管理者にする",
    disable: "利用を無効にする",
    enable: "利用を有効にする",
  },
  form: {
    name: "氏名",
    email: "メールアドレス",
    role: "役割",
    ownerText: "オーナーは役割と利用権限も変更できます。",
    adminText: "管理者はそれ以外のすべてを行え、ほかの方を招待することもできます。",
    mail: "このアドレスに本人専用のリンクを記載したメールを送信します。有効期間は7日間です。",
    submit: "招待を送信",
    taken: "このアドレスは招待できません。すでにアカウントがある可能性があります。",
    failed: "招待を送信できませんでした",
    unclear: "招待が送信されたかどうか確認できません",
    again: "確認の応答がありませんでした。もう一度送信してください。二重に招待されることはありません。",
  },
  ask: {
    back: "キャンセル",
    resend: {
      title: "招待を再送しますか？",
      text: "{{name}}さん（{{email}}）に新しいメールを送信します。以前のメールのリンクは使えなくなります。",
      submit: "メールを送信",
    },
    withdraw: {
      title: "招待を取り消しますか？",
      text: "{{email}}に届いたリンクは使えなくなります。メールは送信されません。",
      submit: "取り消す",
    },
    owner: {
      title: "{{name}}さんをオーナーにしますか？",
      text: "オーナーは役割を変更し、ご自身を含め誰が利用できるかを決められます。メールは送信されません。",
      submit: "オーナーにする",
    },
    admin: {
      title: "{{name}}さんを管理者にしますか？",
      text: "{{name}}さんは役割と利用権限を変更できなくなります。メールは送信されません。",
      submit: "管理者にする",
    },
    disable: {
      title: "{{name}}さんの利用を無効にしますか？",
      text: "{{name}}さんはすべての端末で直ちにログアウトされ、ログインできなくなります。これまでの操作は残ります。メールは送信されません。",
      submit: "無効にする",
    },
    enable: {
      title: "{{name}}さんの利用を有効にしますか？",
      text: "{{name}}さんは以前と同じパスワードで再びログインできます。メールは送信されません。",
      submit: "有効にする",
    },
  },
} satisfies Texts<typeof en, "ja">;
