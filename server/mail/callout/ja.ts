/** What the mails about callouts say, in Japanese. */
import { type CalloutTexts, type Phrase } from "./words.ts";

const ROLE = { anaesthetist: "麻酔科医", surgical_assistant: "手術助手", other: "医師" };
const notExpected = (more: string): Phrase => ["当日お越しいただく必要は", "ありません", `。${more}`];

/** Doctors are addressed as such; the title before the name would say it twice. */
export const sensei = (name: string): string => `${name.replace(/^Dr\.? /, "")} 先生`;

export const ja: CalloutTexts = {
  language: "ja",
  urgent: "【至急】",
  dear: sensei,
  callout: (reference) => `応援依頼 ${reference}`,
  role: ROLE,
  session: { am: "午前", pm: "午後", all_day: "終日", evening: "夜間", on_call: "オンコール", custom: "" },
  about: (subject, facts) => `${subject}：${facts}`,
  lists: (count, specialty, surgeon) =>
    `${surgeon && `${surgeon}先生の`}${specialty && `${specialty} `}手術枠${count === 1 ? "" : `${count}件`}`,
  localTime: "（病院の現地時刻）",
  zone: (name) => `（病院の現地時刻、${name}）`,
  message: "診療所からのメッセージ",
  fee: (fee) => `報酬：${fee}`,
  answer: {
    subject: "応援のお願い",
    heading: "応援のお願い",
    looking: (roles, lists) => [
      `${lists}を担当いただける`,
      roles.map((role) => ROLE[role]).join("・"),
      "を探しています。",
    ],
    partly: (days) => (days === 2 ? "どちらか1日だけでも構いません。" : "一部だけでも構いません。"),
    button: "回答する",
    ease: "「対応可」「必要なら可」「対応不可」から選ぶだけです。ログインは不要で、10秒ほどで終わります。",
    notBooked: "確定のご連絡をするまで、ご担当は決まりません。",
    respondBy: (deadline) => ["回答期限：", deadline, "。"],
    eitherWay: "結果はいずれの場合もメールでお知らせします。",
  },
  reminder: {
    subject: "【再送】応援のお願い",
    heading: "ご回答をお待ちしています",
    lead: "まだご回答をいただいておりません。「対応不可」でもお知らせいただけると助かります。",
  },
  confirmation: {
    subject: "確定のお知らせ",
    heading: "ご担当が確定しました",
    lead: (lists) => `${lists}のご担当をお願いすることになりました。ありがとうございます。`,
    button: "確認しました",
    ease: "専用ページが開きます。「確認しました」を押すと診療所に伝わります。",
    title: "ご担当が確定しています。",
    text: ["ご都合が悪くなった場合は、同じページでお知らせください。直前の場合はお電話もお願いします。"],
  },
  filled: {
    subject: "担当が決まりました",
    heading: "担当が決まりました",
    lead: (lists) => `${lists}は別の医師が担当します。`,
    title: "お手続きは必要ありません。",
    text: notExpected("お申し出いただき、ありがとうございました。"),
  },
  released: {
    subject: "確定解除のお知らせ",
    heading: "ご担当の確定が解除されました",
    lead: (lists) => `${lists}のご担当は解除されました。`,
    title: "予定表から削除してください。",
    text: notExpected("お心当たりがない場合はお電話ください。"),
  },
  cancelled: {
    subject: "応援依頼中止のお知らせ",
    heading: "この依頼は中止になりました",
    lead: (lists) => `${lists}の応援は不要になりました。`,
    title: "お手続きは必要ありません。",
    text: notExpected("ご回答ありがとうございました。"),
  },
  expired: {
    subject: "応援依頼の終了",
    heading: "この依頼は終了しました",
    lead: (lists) => `${lists}の応援依頼は、ご担当が確定しないまま終了しました。`,
    title: "お手続きは必要ありません。",
    text: notExpected("お申し出いただき、ありがとうございました。"),
  },
  standby: {
    subject: "待機のお願い",
    heading: "待機をお願いします",
    lead: (lists) => `${lists}は別の医師が担当します。お申し出をいただいたので、待機として登録しました。`,
    rank: (rank) => `待機の順位は${rank}番です。`,
    button: "専用ページを開く",
    ease: "お申し出の取り消しもこのページでできます。",
    title: "担当の確定ではありません。",
    text: ["お願いする際は必ず先にご連絡します。ご連絡がない限り、お越しいただく必要は", "ありません", "。"],
  },
  notRequired: {
    subject: "応援不要のお知らせ",
    heading: "今回の応援は不要になりました",
    lead: (lists) => `${lists}の応援は、今回は必要なくなりました。`,
    title: "お手続きは必要ありません。",
    text: notExpected("お申し出いただき、ありがとうございました。"),
  },
  invitation: {
    subject: (practice) => `${practice}からの応援依頼について`,
    heading: "今後、応援依頼をお送りします",
    lead: (practice) =>
      `${practice}の登録医師に加わっていただきました。手術枠に医師が必要なときは、メールでお願いします。リンクを開いて選ぶだけで回答でき、アカウントもパスワードも不要です。`,
    button: "登録内容を確認する",
    ease: "すぐに終わります。言語の選択やメールの一時停止もこちらでできます。",
    title: "設定は必要ありません。",
    text: [
      "回答はお申し出であり、確定ではありません。こちらから確定のご連絡をして初めて、ご担当が決まります。このメールが不要な場合は、ご返信ください。",
    ],
  },
  uncovered: "未確保",
  event: (practice, phone) => `${practice}、電話 ${phone}`,
  telephone: "電話",
  reply: "このメールへの返信でもご連絡いただけます。",
  personal: "このメールはご本人にのみお送りしています。リンクは専用ですので、転送しないでください。",
  onlyYou: "このメールはご本人にのみお送りしています。",
  pause: "メールを一時停止",
  privacy: "プライバシー",
};
