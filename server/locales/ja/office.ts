/** The mails to the office, in Japanese. */
import { type OfficeTexts } from "../en/office.ts";

export const ja: OfficeTexts = {
  previewGone: "このプレビューは新しいものに置き換えられたか、期限が切れています。",
  late: {
    subject: (doctor, date) => `直前の辞退：${doctor}、${date}`,
    lead: (doctor) => `確定していた${doctor}が、この手術枠を担当できなくなりました。`,
    reason: "医師からの理由",
    lapsed: {
      subject: (doctor, date) => `未確認：${doctor}、${date}`,
      lead: (doctor) => `確定していた${doctor}から、変更後の手術枠についての確認がありませんでした。`,
    },
    over: { times: "理由：時間の変更", moved: "理由：日程などの変更" },
    others: "ほかにお申し出のあった医師と待機の医師",
    nobody: "ほかにお申し出はありません。",
    noPhone: "電話番号なし",
    title: "手術枠は再び募集中です",
    text: "開始が近づいています。メールをお待ちにならず、お電話をご検討ください。",
    call: (phone) => `この医師の電話番号は${phone}です。`,
    button: "応援依頼を開く",
    why: "このメールは、医師の確定が直前に取り消されたときに、医療機関の内部用メールアドレスへ送信されます。",
  },
  digest: {
    subject: (count) => `メール${count}通を送信しました`,
    heading: (count) => `メール${count}通を送信しました`,
    lead: "医師に送信したメールの控えです。医師専用のリンクは除いてあります。",
    asFirst: (doctor) => `${doctor}に送信した内容`,
    button: "応援依頼を開く",
    why: "すべての応援依頼メールの控えを受け取る設定になっているため、お送りしています。設定は連絡先の画面で変更できます。",
  },
};
