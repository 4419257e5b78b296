/** What the mails about changed and reopened lists say, in Japanese. */
import { type UpdateTexts } from "../en/updateTexts.ts";

export const ja: UpdateTexts = {
  askAgain: {
    subject: "再募集のお知らせ：まだご都合はよろしいでしょうか",
    firstSubject: "【先着順】再募集のお知らせ：まだご都合はよろしいでしょうか",
    heading: "再び募集しています。まだご都合はよろしいでしょうか",
    lead: "以前お申し出いただきましたが、あらためて「対応可」とご回答いただくまで、お申し出は有効になりません。",
  },
  changedAsking: {
    subject: "変更のお知らせと応援のお願い",
    firstSubject: "【先着順】変更のお知らせと応援のお願い",
    heading: "内容に変更があります",
    lead: "前回のお願いから変更がありました。",
  },
  askedAnew: {
    subject: "日程等の変更と応援のお願い",
    firstSubject: "【先着順】日程等の変更と応援のお願い",
    heading: "日程等が変わりました。あらためてお願いします",
    lead: "前回のご回答は変更前のものですので、無効になりました。お手数ですが、あらためてご回答ください。",
  },
  listAdded: {
    subject: "手術枠の追加と応援のお願い",
    firstSubject: "【先着順】手術枠の追加と応援のお願い",
    heading: "手術枠が追加されました",
    lead: "この依頼に手術枠を追加しました。",
  },
  changed: {
    subject: "変更のお知らせ",
    heading: "ご担当の内容に変更があります",
    lead: (lists) => `ご担当いただく${lists}の内容が変わりました。`,
    button: "専用ページを開く",
    ease: "現在のご担当内容をご覧いただけます。",
    title: "ご担当は確定したままです。",
    text: ["お手続きは必要ありません。ご都合が悪くなった場合は、専用ページでお知らせください。"],
  },
  timesChanged: {
    subject: "時間変更のご確認",
    heading: "時間が変わりました。よろしいでしょうか",
    lead: (lists) => `ご担当いただく${lists}の時間が変わりました。`,
    button: "回答する",
    ease: "ご都合をお知らせください。ログインは不要で、すぐに終わります。",
    title: "ご担当は確定したままです。",
    text: ["ご都合が悪いとのご連絡がない限り、新しい時間でお願いいたします。直前の場合はお電話もお願いします。"],
  },
  moved: {
    subject: "日程等の変更：引き続きご担当いただけますか",
    heading: "日程等が変わりました。引き続きご担当いただけますか",
    lead: (lists) => `ご担当いただく${lists}の日程等が変わりました。`,
    button: "回答する",
    ease: "「はい」か「いいえ」を選ぶだけです。ログインは不要です。",
    title: "あらためてご確認をお願いします。",
    text: (until) =>
      until
        ? ["回答期限：", until, "。ご回答がない場合、その時点でご担当の確定は解除されます。"]
        : ["ご回答をいただくまで、お越しいただけるかどうかが分かりません。"],
  },
  standbyOffer: {
    subject: "待機の先生に最初のお願い",
    heading: "最初にお願いしています。ご担当いただけますか",
    lead: (lists) => `待機にご登録いただいています。${lists}に医師が必要になりました。`,
    button: "回答する",
    ease: "「はい」か「いいえ」を選ぶだけです。ログインは不要です。",
    title: "「はい」と回答すると、その場で確定します。",
    text: (until) => ["", until, "までは、ほかの医師には依頼しません。難しい場合は、その旨をお知らせください。"],
  },
  offerClosed: {
    subject: "ご回答は不要になりました",
    heading: "ご回答は不要になりました",
    lead: (lists) => `${lists}を最初にお願いしておりましたが、このお願いは終了しました。`,
    button: "専用ページを開く",
    ease: "待機の取り消しもこのページでできます。",
    title: "待機の登録はそのままです。",
    text: ["ご連絡がない限り、お越しいただく必要は", "ありません", "。"],
  },
  message: {
    subject: "お申し出についてのご連絡",
    heading: "お申し出についてのご連絡",
    lead: (lists) => `${lists}へのお申し出をいただいております。ご連絡がございます。`,
    button: "専用ページを開く",
    ease: "ご回答の確認と変更ができます。",
    title: "変更はありません。",
    text: ["お申し出はそのまま有効です。すでに確定している場合は、確定のままです。"],
  },
  changes: {
    title: "変更点",
    none: "なし",
    field: {
      date: "日付",
      times: "時間",
      site: "施設",
      theatre: "手術室",
      surgeon: "執刀医",
      specialty: "診療科",
      role: "職種",
      case_mix: "症例の内容",
      requirements: "必要な経験",
      notes: "備考",
      message: "医療機関からのメッセージ",
      fee: "報酬",
    },
  },
};
