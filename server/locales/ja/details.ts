/** What the page behind an invitation says, in Japanese. */
import { type DetailsTexts } from "../en/details.ts";

export const ja: DetailsTexts = {
  title: "登録内容のご確認",
  lead: (practice) =>
    `手術枠に医師が必要なとき、${practice}からこちらの宛先にメールをお送りします。下記の内容で間違いないかご確認ください。`,
  name: "お名前",
  email: "メールアドレス",
  confirm: "はい、間違いありません",
  thanks: "ありがとうございます。以上で完了です",
  known:
    "メールが届いていることを医療機関が確認できました。手術枠に医師が必要なときにご連絡します。ほかに必要な手続きはありません。",
  wrong: "内容に誤りがある場合は、メールへのご返信またはお電話でお知らせください。医療機関で訂正します。",
  expired: {
    title: "このリンクは有効期限が切れています",
    lead: "医療機関から新しい招待メールをお送りできます。ご不明な点はお電話でお問い合わせください。",
  },
  archived: {
    title: "現在、医療機関からのご依頼はありません",
    lead: "お心当たりがない場合は、お電話でお問い合わせください。",
  },
};
