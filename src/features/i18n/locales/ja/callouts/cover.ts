/** Japanese texts: lists covered in part, open again, and decided about together. */

import { type calloutCover as en } from "../../en/callouts/cover.ts";
import { type Texts } from "../../texts.ts";

export const calloutCover = {
  seat: "{{span}} {{doctor}}",
  open_other: "{{span}} 未定（{{count}}名）",
  openOn: "{{date}} {{spans}} 未定",
  cancelledFor: "中止：{{reason}}",
  consent: {
    times: "時間変更への回答待ち",
    moved: "日程などの変更：再確認が必要",
    movedBy: "日程などの変更：{{when}}までに再確認が必要",
  },
  said: {
    offered: "{{span}}に対する回答",
    offeredOn: "{{date}} {{span}}に対する回答",
    earlier: "変更前の{{date}} {{span}}には「{{answer}}」と回答",
    before: "変更前は「{{answer}}」と回答",
  },
  completes: "これで全時間が埋まります",
  bookedFor: "{{span}}",
  withdrew: "確定後に辞退",
  ended: {
    times: "理由：時間の変更",
    moved: "理由：日程などの変更",
  },
  stoodDown: "応援不要と連絡済み",
  toldNotNeeded: "応援不要と連絡しました",
  cameLate: "担当決定後の申し出",
  filledThen: "改めて対応可の回答があれば有効になります",
  askedAgain: "{{when}} 再度問い合わせ",
  toldWhy: "理由：{{reason}}",
  again: {
    short: "再度問い合わせる",
    one: "再度問い合わせる：{{doctor}}",
    bar_other: "以前の申し出{{count}}件は、改めて対応可の回答があった場合にのみ有効になります。",
    barAsked_other: "以前に申し出た医師{{count}}名に、再度問い合わせ済みです。",
    all_other: "全員に再度問い合わせる",
    rest_other: "残り{{count}}名に問い合わせる",
    title: "{{doctor}}に再度問い合わせますか？",
    titleAll_other: "医師{{count}}名に再度問い合わせますか？",
    text: "この手術枠は再び募集中です。以前の回答は、改めて対応可の回答があった場合にのみ有効になります。",
    submit_other: "再度問い合わせてメール{{count}}通を送信",
    done: "再度問い合わせました",
  },
  spoken: {
    short: "本人に確認済み",
    one: "本人に確認済み：{{doctor}}を確定",
    recorded: "医師本人の回答だけでは確定できません。本人に確認した旨が履歴に記録されます。",
  },
  books: {
    whole: "手術枠全体を確定します（{{span}}）",
    part: "{{span}}を確定します",
  },
  choice: {
    label: "確定する時間",
    offered: "回答どおり：{{span}}",
    whole: "手術枠全体：{{span}}（本人に確認済み）",
    open: "未定の時間すべて：{{span}}（本人に確認済み）",
  },
  picks: {
    confirm: "どの手術枠を確定しますか？",
    release: "どの手術枠の確定を解除しますか？",
  },
  record: {
    all: "すべての手術枠",
    before: "これまで：{{answer}}",
    instant:
      "電話での回答を記録します。人員が必要な手術枠の全時間に「対応可」と記録すると、その場で確定し、確定メールが送信されます。",
    withdraws: "{{doctor}}はこの手術枠に確定しています。「対応不可」にすると確定が解除され、再び募集中になります。",
    missing: "回答を選択してください。",
  },
  chain: {
    title: "待機",
    asking: {
      whole: "{{doctor}}に優先して問い合わせ中",
      part: "{{doctor}}に優先して問い合わせ中（{{span}}）",
    },
    left: "残り{{span}}（{{time}}まで）",
    over: "回答期限を過ぎました",
    state: {
      asking: "現在、問い合わせ中の医師はいません。",
      stopped: "問い合わせを停止しました。",
      exhausted: "対応できる待機の医師がいないか、問い合わせる時間が残っていません。",
    },
    result: {
      accepted: "{{doctor}}：対応可",
      declined: "{{doctor}}：対応不可",
      lapsed: "{{doctor}}：期限内に回答なし",
      withdrawn: "{{doctor}}：問い合わせを取り消し",
    },
    following: "次の順番：{{doctors}}",
    start: "待機の医師に順番に問い合わせる",
    again: "もう一度始める",
    hurry: "すぐ次の医師に問い合わせる",
    stop: "問い合わせを停止",
    do: {
      start: {
        title: "待機の医師に順番に問い合わせますか？",
        text: "医師一人ずつに回答の時間を設けて問い合わせます。対応可の回答があればその場で確定し、対応不可または期限内に回答がなければ次の医師に問い合わせます。",
        submit: "問い合わせを始める",
        submitMails_other: "始めてメール{{count}}通を送信",
        done: "待機の医師に問い合わせています",
      },
      next: {
        title: "すぐ次の医師に問い合わせますか？",
        text: "現在問い合わせ中の医師は飛ばされますが、待機のままです。",
        submit: "次の医師に問い合わせる",
        submitMails_other: "次の医師に移ってメール{{count}}通を送信",
        done: "次の待機の医師に問い合わせています",
      },
      stop: {
        title: "待機の医師への問い合わせを停止しますか？",
        text: "現在の問い合わせは取り消されます。医師は待機のままで、いつでも再開できます。",
        submit: "問い合わせを停止",
        submitMails_other: "停止してメール{{count}}通を送信",
        done: "問い合わせを停止しました",
      },
    },
  },
} satisfies Texts<typeof en, "ja">;
