/** Japanese texts: two-step verification of one's own account. */

import { type secondFactor as en } from "../en/secondFactor.ts";
import { type Texts } from "../texts.ts";

export const secondFactor = {
  title: "2段階認証",
  text: "パスワードと、スマートフォンの認証アプリのコードでログインします。パスワードが盗まれても、それだけではログインできません。",
  required: "医療機関の設定により、2段階認証が必要です。設定してから先に進んでください。",
  signOut: "ログアウト",
  leave: "入力した内容と、保管していないリカバリーコードは失われます。",
  off: "無効",
  on: "{{date}}から有効",
  left_other: "リカバリーコードの残り：{{count}}個",
  noneLeft:
    "リカバリーコードが残っていません。スマートフォンがなくてもログインできるように、新しいコードを作成してください。",
  cancel: "キャンセル",
  codeRequired: "コードを入力してください。",
  wrongCode: "コードが正しくないか、すでに使われています。次のコードをお試しください。",
  setUp: {
    start: "設定する",
    continue: "続ける",
    scan: "Google Authenticator、Microsoft Authenticator、パスワード管理アプリなどの認証アプリでこの画像を読み取り、アプリに表示されたコードを入力してください。",
    picture: "認証アプリ用のQRコード",
    secret: "読み取れない場合は、このキーをアプリに入力してください：",
    open: "この端末の認証アプリで開く",
    code: "6桁のコード",
    submit: "有効にする",
    done: "2段階認証が有効になりました。",
  },
  codes: {
    title: "リカバリーコード",
    text: "スマートフォンがないときに、各コードで1回ずつログインできます。再表示はできませんので、安全な場所に保管してください。",
    copy: "コピー",
    copyFailed: "ブラウザーに拒否されました。コードを選択してコピーしてください。",
    download: "ダウンロード",
    print: "印刷",
    file: "{{email}}（{{host}}）のリカバリーコード。各コードは1回だけ使えます。",
    kept: "コードを保管しました",
  },
  renew: {
    start: "リカバリーコードを再作成",
    text: "現在のリカバリーコードは使えなくなります。",
    submit: "新しいコードを作成",
    done: "以前のリカバリーコードは使えなくなりました。",
  },
  turnOff: {
    start: "無効にする",
    text: "パスワードだけでログインするようになります。",
    submit: "無効にする",
    done: "2段階認証が無効になりました。",
  },
  proof: {
    code: "コード",
    help: "認証アプリのコード、またはリカバリーコード",
  },
} satisfies Texts<typeof en, "ja">;
