/** What the mails about callouts say, in Japanese. */
import { type CalloutTexts, type Phrase } from "../en/calloutTexts.ts";

const ROLE = { anaesthetist: "麻酔科医", surgical_assistant: "手術助手", other: "医師" };
const NOTHING_TO_DO = "お手続きは必要ありません。";
const notExpected = (more: string): Phrase => ["当日お越しいただく必要は", "ありません", `。${more}`];

/** Doctors are addressed as such; a title before or after the name would say it twice. */
const untitled = (name: string): string =>
  name
    .replace(
      /^(\u2068?)(?:(?:Assoc|Associate|Assistant|Prof|Professor|Dr|Mr|Mrs|Ms|Miss|Mx|Sir|Dame|先生|[准助]?教授|医師)\.? )+/,
      "$1",
    )
    .replace(/\s*(?:先生|[准助]?教授|医師)(\u2069?)$/, "$1");
export const sensei = (name: string): string => `${untitled(name)} 先生`;

export const ja: CalloutTexts = {
  language: "ja",
  urgent: (subject) => `【至急】${subject}`,
  dear: sensei,
  callout: (reference) => `応援依頼 ${reference}`,
  role: ROLE,
  session: { am: "午前", pm: "午後", all_day: "終日", evening: "夜間", on_call: "オンコール", custom: "" },
  about: (subject, facts) => `${subject}：${facts}`,
  lists: (count, specialty, surgeon, part) =>
    `${surgeon && `${untitled(surgeon)}先生の`}手術枠${count === 1 ? "" : `${count}件`}${specialty && `（${specialty}）`}${part ? "の一部" : ""}`,
  partOf: (part, whole) => `${whole}のうち${part}`,
  localTime: "（病院の現地時刻）",
  zone: (name) => `（病院の現地時刻、${name}）`,
  message: "医療機関からのメッセージ",
  reason: "医療機関からの理由",
  fee: (fee) => `報酬：${fee}`,
  answer: {
    subject: "応援のお願い",
    firstSubject: "【先着順】応援のお願い",
    heading: "応援のお願い",
    looking: (roles, lists) => [
      `${lists}を担当いただける`,
      roles.map((role) => ROLE[role]).join("・"),
      "を探しています。",
    ],
    partly: (days) => (days === 2 ? "どちらか1日だけでも、両日でも構いません。" : "一部の手術枠だけでも構いません。"),
    button: "回答する",
    ease: "「対応可」「必要なら可」「対応不可」から選ぶだけです。ログインは不要で、すぐに終わります。",
    notBooked: "確定のご連絡をするまで、ご担当は決まりません。",
    instant: {
      title: "手術枠全体を担当できる最初の医師に、その場で確定します。",
      mixed: "一部の手術枠は、最初に回答した医師にその場で確定します。",
      text: "「必要なら可」や一部のみのお申し出では、その場で確定することはありません。その場合は、確定のご連絡をするまで、ご担当は決まりません。",
    },
    respondBy: (deadline) => ["回答期限：", deadline, "。"],
    eitherWay: "結果はいずれの場合もメールでお知らせします。",
    usual: {
      heading: () => "定例の手術枠：ご都合はいかがですか",
      lead: (lists) =>
        `いつもご担当いただいている手術枠です。${lists === 1 ? "" : "それぞれ、"}ご都合をお知らせください。`,
      title: "手術枠全体をお引き受けいただくと、その場で確定します。",
      text: () => "ご回答をいただくまで、または回答期限を過ぎるまで、ほかの医師には依頼しません。",
    },
  },
  reminder: {
    subject: "【リマインダー】応援のお願い",
    firstSubject: "【リマインダー・先着順】応援のお願い",
    heading: "ご回答をお待ちしています",
    lead: "まだご回答をいただいておりません。「対応不可」でもお知らせいただけると助かります。",
    anew: "ご回答の後に変更がありましたので、あらためてご回答をお願いいたします。「対応不可」でもお知らせいただけると助かります。",
  },
  confirmation: {
    subject: "確定のお知らせ",
    heading: () => "ご担当が確定しました",
    lead: (lists) => `${lists}のご担当をお願いすることになりました。ありがとうございます。`,
    button: "確認しました",
    ease: "専用ページが開きます。「確認しました」を押すと医療機関に伝わります。",
    title: "ご都合が悪くなった場合",
    text: ["同じページでお知らせください。直前の場合はお電話もお願いします。"],
  },
  filled: {
    subject: "担当決定のお知らせ",
    heading: "担当が決まりました",
    lead: (lists) => `${lists}は担当が決まりました。`,
    title: NOTHING_TO_DO,
    text: notExpected("お申し出いただき、ありがとうございました。"),
    others: (lists) => `${lists}へのお申し出は引き続き有効です。`,
  },
  released: {
    subject: "確定解除のお知らせ",
    heading: "ご担当の確定が解除されました",
    lead: (lists) => `${lists}のご担当は解除されました。`,
    title: "予定表から削除してください。",
    text: notExpected("ご不明な点がございましたらお電話ください。"),
    ended: {
      unanswered: "手術枠の日程等が変わりましたが、期限までにご回答をいただけませんでした。",
      times: "手術枠の時刻が変わり、ご担当いただく予定だった時間が含まれなくなりました。",
      moved: "手術枠の日程等が変わり、ご担当いただく予定だった時間が含まれなくなりました。",
    },
  },
  cancelled: {
    subject: "応援依頼中止のお知らせ",
    heading: "応援は不要になりました",
    lead: (lists) => `${lists}の応援は不要になりました。`,
    title: NOTHING_TO_DO,
    text: notExpected("ご回答ありがとうございました。"),
  },
  expired: {
    subject: "応援依頼終了のお知らせ",
    heading: "医師の募集は終了しました",
    lead: (lists) => `${lists}の医師の募集は、ご担当が確定しないまま終了しました。`,
    title: NOTHING_TO_DO,
    text: notExpected("お申し出いただき、ありがとうございました。"),
  },
  standby: {
    subject: "待機登録のお知らせ",
    heading: "待機として登録しました",
    lead: (lists) => `${lists}にお申し出いただき、ありがとうございます。待機として登録しました。`,
    rank: (rank) => `待機の順位は${rank}番です。`,
    button: "専用ページを開く",
    ease: "お申し出の取り消しもこのページでできます。",
    title: "担当の確定ではありません。",
    text: ["必要になった場合は、最優先でご連絡します。ご連絡がない限り、お越しいただく必要は", "ありません", "。"],
  },
  notRequired: {
    subject: "応援不要のお知らせ",
    heading: "今回の応援は不要になりました",
    lead: (lists) => `${lists}の応援は、今回は必要なくなりました。`,
    title: NOTHING_TO_DO,
    text: notExpected("お申し出いただき、ありがとうございました。"),
  },
  invitation: {
    subject: (practice) => `${practice}からの応援依頼について`,
    heading: "今後、応援依頼をお送りします",
    lead: (practice) =>
      `${practice}の医師一覧に追加されました。手術枠に医師が必要なときは、メールでお願いします。リンクを開いて選ぶだけで回答でき、アカウントもパスワードも不要です。`,
    button: "登録内容を確認する",
    ease: "すぐに終わります。言語の選択やメールの一時停止もこちらでできます。",
    title: "設定は必要ありません。",
    text: ["どの回答で担当が確定するかは、各メールに記載しています。このメールが不要な場合は、ご返信ください。"],
  },
  attached: {
    invitation: (lists) =>
      lists === 1 ? "カレンダーの予定を添付しています。" : "手術枠ごとにカレンダーの予定を添付しています。",
    update: (lists) =>
      lists === 1
        ? "更新したカレンダーの予定を添付しています。"
        : "手術枠ごとに更新したカレンダーの予定を添付しています。",
    cancellation: (lists) =>
      lists === 1
        ? "カレンダーの予定の取り消しを添付しています。"
        : "確定していた手術枠ごとにカレンダーの予定の取り消しを添付しています。",
  },
  uncovered: "担当医未定",
  event: (practice, phone) => `${practice}、電話 ${phone}`,
  declining: "カレンダーで予定を辞退しても、担当の辞退にはなりません。専用ページからお知らせください。",
  telephone: "電話",
  reply: "このメールへの返信でもご連絡いただけます。",
  personal: "このリンクはご本人専用です。転送しないでください。",
  onlyYou: "このメールはご本人にのみお送りしています。",
  home: "手術枠と不在の一覧",
  pause: "メールを一時停止",
  privacy: "プライバシー",
};
