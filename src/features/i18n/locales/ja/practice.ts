/** Japanese texts: the practice's own details. */

import { type practice as en } from "../en/practice.ts";
import { type Texts } from "../texts.ts";

export const practice = {
  contact: {
    forDoctors: "医師に表示される情報",
    forYou: "医療機関内のみ",
    name: "グループ・医療機関名",
    nameHelp: "差出人として表示されます",
    address: "代表メールアドレス",
    addressHelp: "医師からの返信が届きます",
    phone: "代表電話番号",
    phoneHelp: "リンクを使えない医師や、直前に辞退する医師のための連絡先です",
    admin: "内部用メールアドレス",
    adminHelp: "直前の辞退の連絡とメールの控えが届きます",
    bcc: "すべての依頼メールと手術枠のメールを内部用アドレスにもBCCで送る",
    bccHelp: "このBCCは医師には表示されません。",
    emailFormat: "メールアドレスの形式が正しくありません",
    phoneFormat: "電話番号の形式が正しくありません",
    save: "保存",
    saveAndGoOn: "保存して続ける",
    signOut: "ログアウト",
    failed: "更新エラー",
    saved: "保存しました。",
  },
  preview: {
    step: "ステップ 1/4",
    title: "表示イメージ",
    replyTo: "返信先：{{address}}",
    subject: "応援のお願い：11月26日（木）、午前",
    answer: "回答する",
    separate: "医師には一人ずつ別々のメールが届きます。ほかに誰が依頼されたかは誰にも見えません。",
  },
} satisfies Texts<typeof en, "ja">;
