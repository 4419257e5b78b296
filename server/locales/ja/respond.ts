/** What the doctor's page says, in Japanese. */

import { type RespondTexts } from "../en/respond.ts";
import { sensei } from "./callout.ts";

const booked = (lists: number, part: boolean): string => {
  if (part) return "下記の時間のご担当をお願いします。";
  return `${lists === 1 ? "この手術枠" : "これらの手術枠"}のご担当をお願いします。`;
};

export const ja: RespondTexts = {
  language: "ja",
  calloutFor: (doctor) => `${sensei(doctor)}への応援依頼`,
  call: (phone) => `医療機関に電話する（${phone}）`,
  questions: "お問い合わせ：",
  privacy: "プライバシー",
  needed: (role, surgeon, specialty) => {
    const more = [surgeon && `執刀医：${surgeon}`, specialty].filter(Boolean).join("、");
    return `${role}を探しています${more && `（${more}）`}。`;
  },
  answerBy: ["回答期限：", "。"],
  answers: { available: "対応可", if_needed: "必要なら可", unavailable: "対応不可" },
  noAnswer: "未回答",
  filledChip: "担当決定",
  closedChip: "終了",
  cancelledChip: "中止",
  stillOpen: (times) => `未定の時間：${times}`,
  away: "この時間は不在として登録されています。",
  elsewhere: (where) => `この時間は別の手術枠のご担当が確定しています：${where}`,
  note: "医療機関への連絡事項",
  ownNote: "医療機関へのご連絡事項",
  optional: "（任意）",
  noteExample: "例：08:30以降のみ",
  notBooked: "確定のご連絡をするまで、ご担当は決まりません。",
  form: {
    title: "ご対応いただけますか",
    others: "ほかの手術枠もご対応いただけますか",
    send: "回答を送信",
  },
  first: {
    yes: "はい、担当します",
    send: "回答を送信（「はい」でその場で確定）",
    part: "一部のみのお申し出では、確定のご連絡をするまで、ご担当は決まりません。",
    changed:
      "状況が変わりました。「はい」と回答すると、その場でご担当が確定します。回答を確かめて、もう一度送信してください。",
    late: {
      title: "わずかの差で別の医師に決まりました",
      lead: ["ご回答が届く直前に担当が決まりました。ご担当は確定して", "いません", "。"],
    },
  },
  again: {
    title: "再び募集しています。まだご都合はよろしいでしょうか",
    lead: "以前お申し出いただいた手術枠は、一度担当が決まりましたが、再び医師が必要になりました。あらためてご回答いただくまで、以前のお申し出は有効になりません。",
    part: (times) => `以前のお申し出は${times}です。`,
  },
  renewal: {
    title: "時間が変わりました",
    lead: "ご回答に変わりがないか、お知らせください。",
    question: (times) => `時間は${times}になりました。ご回答に変わりはありませんか。`,
    before: (times) => `以前のご回答は${times}についてのものです。`,
    part: (times) => `お申し出のうち、${times}が残ります。`,
    yes: "はい、変わりません",
  },
  earlier: {
    date: (when) => `以前のご回答は${when}についてのものです。新しい日付について、あらためてご回答ください。`,
    times: (when) => `以前のご回答は${when}についてのものです。新しい時間について、あらためてご回答ください。`,
    other: "ご回答の後に手術枠の内容が変わりました。あらためてご回答ください。",
  },
  sent: {
    thanks: (name) => `${sensei(name)}、ありがとうございます`,
    told: ["「", "」と回答しました：", "。"],
    words: { available: "対応可", if_needed: "必要なら可", unavailable: "対応不可" },
    eitherWay: "結果はいずれの場合もメールでお知らせします。",
    released: "ご担当の確定は解除されています。",
    notExpected: "この手術枠にお越しいただく必要はありません。",
    change: "回答を変更する",
  },
  confirmed: {
    title: "ご担当が確定しました",
    booked,
    ask: "「確認しました」を押して医療機関にお知らせください。",
    known: "ご確認いただいたことは医療機関に伝わっています。",
    times: (part, whole) => `ご担当：${part}（${whole}のうち）`,
    where: "場所",
    surgeon: "執刀医",
    address: "住所",
    gotIt: "確認しました",
    calendar: "カレンダーに追加",
    cannot: "都合が悪くなりました",
    late: (hours) => `開始まで${hours}時間を切っている場合は、お電話もお願いします。`,
  },
  changed: {
    times: {
      title: "時間が変わりました。よろしいでしょうか",
      lead: "ご担当は、新しい時間で確定したままです。",
      yes: "はい、問題ありません",
    },
    moved: {
      title: "日程等が変わりました。引き続きご担当いただけますか",
      lead: "あらためてご確認をお願いします。",
      yes: "はい、引き続き担当します",
    },
    before: "変更前",
    due: ["回答期限：", "。ご回答がない場合、その時点でご担当の確定は解除されます。"],
  },
  withdraw: {
    title: "この手術枠のご都合が悪くなりましたか",
    lead: "ご担当は解除され、医療機関はすぐに別の医師を探します。",
    telephone: "今すぐお電話もお願いします",
    soon: "まもなく開始します。",
    reason: "理由",
    reasonHint: "医療機関に伝わります。",
    button: "はい、対応できません",
    keep: "いいえ、担当します",
  },
  offer: {
    title: "最初にお願いしています",
    lead: "待機にご登録いただいている手術枠に、医師が必要になりました。",
    until: ["", "までは、ほかの医師には依頼しません。"],
    left: (time) => `ご回答の残り時間：${time}`,
    books: "「はい」と回答すると、その場で確定します。",
    no: "いいえ、難しいです",
    lapsed: "ご回答の期限が過ぎました。待機の登録はそのままです。",
    ended: "最初にお願いしておりましたが、このお願いは終了しました。待機の登録はそのままです。",
  },
  filled: {
    title: "担当が決まりました",
    lead: () => ["お手続きは不要で、お越しいただく必要は", "ありません", "。"],
    stepIn: "予定が変わった場合、代わりにお願いできますか",
    askFirst: "必要になった場合は、最優先でご連絡します。確定ではありません。",
    standby: "待機に登録する",
    offered: "予定が変わった場合に代わっていただけるとのお申し出をいただいています。",
  },
  cancelled: {
    title: "中止になりました",
    lead: ["応援は不要になりました。お手続きは不要で、お越しいただく必要は", "ありません", "。"],
  },
  closed: {
    title: "終了しました",
    lead: "この依頼は終了しており、回答を受け付けていません。ご事情がある場合はお電話ください。",
  },
  part: {
    title: "一部の時間だけですか",
    from: "開始",
    to: "終了",
    said: (from, to) => `${from}～${to}のみ`,
    wrong: "手術枠の時間内で、開始と終了の両方を正しい順に入力してください。",
    unanswered: (when) => `${when}の回答を選んでください。`,
  },
  wrong: {
    nothing: "回答を選んでください。",
    note: (most) => `連絡事項は${most}文字以内で入力してください。`,
    reason: (most) => `理由は${most}文字以内で入力してください。`,
    young: "操作が早すぎました。もう一度ボタンを押してください。",
    forged: "ページを確認できませんでした。回答を確かめて、もう一度ボタンを押してください。",
    bookedForMore:
      "それより長い時間でご担当が確定しているため、一部のみのご回答は受け付けられませんでした。すべてのご担当が難しい場合は、お電話ください。",
    refused: "手術枠がすでに始まっているか終了しているため、変更できません。お電話ください。",
    changed: "このページを開いた後に手術枠の内容が変わりました。回答を確かめて、もう一度送信してください。",
    bookedSince: (button) =>
      `このページを開いた後にご担当が確定しました。ご都合が悪い場合は、「${button}」を押してください。`,
    otherList: "この手術枠の内容が変わりました。",
  },
  settings: {
    title: "メールと言語",
    pause: "依頼メールを一時停止",
    days: (days) => `${days}日間`,
    resume: "メールの受信を再開",
    paused: (until) => (until ? `${until}までメールは届きません。` : "依頼メールは届きません。"),
    note: "ご担当に関するメールは引き続き届きます。",
    language: "言語",
    save: "保存",
  },
  expired: {
    title: "リンクの有効期限が切れています",
    lead: "手術枠は終了しました。ご質問は医療機関にお電話ください。",
  },
  unknown: {
    title: "このリンクは無効です",
    lead: "メールのリンクをもう一度開くか、医療機関にお電話ください。電話番号はメールに記載されています。",
  },
  busy: { title: "少々お待ちください", lead: "アクセスが集中しています。数分後にもう一度お試しください。" },
  foreign: { title: "受け付けられませんでした", lead: "メールのリンクをもう一度開き、そこから回答してください。" },
  broken: {
    title: "問題が発生しました",
    lead: "何も変更されていません。しばらくしてもう一度お試しになるか、医療機関にお電話ください。",
  },
  notSaved: {
    title: "保存できませんでした",
    lead: "送信内容は医療機関に届いていません。数分後にもう一度お試しになるか、医療機関にお電話ください。",
  },
  unclear: {
    title: "保存されたかどうか確認できません",
    lead: "数分後にメールのリンクをもう一度開いてご確認いただくか、医療機関にお電話ください。",
  },
};
