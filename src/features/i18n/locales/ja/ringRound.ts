/** Japanese texts: ringing the doctors of a callout one after another. */

import { type ringRound as en } from "../en/ringRound.ts";
import { type Texts } from "../texts.ts";

export const ringRound = {
  title: "電話連絡",
  about: "対象：{{list}}。誰に電話しているかは、ほかの管理者にもすぐに表示されます。",
  order:
    "依頼の画面と同じ順：申し出のある医師、支障なし、執刀医の希望、過去90日間の確定が少ない、この執刀医との手術枠が多い。他の時間帯だけを申し出た医師は最後です。",
  which: "電話する対象の手術枠",
  noCovers:
    "「対応不可」は、この手術枠と、申し出のないほかの募集中の手術枠に適用されます。ほかの手術枠への申し出はそのまま残ります。",
  back: "依頼に戻る",
  ring: "電話する",
  ringOne: "{{doctor}}に電話する",
  noPhone: "電話番号なし",
  add: "追加",
  decide: "回答を記録・確定",
  decideFor: "{{doctor}}の回答を記録・確定",
  book: "確定",
  bookFor: "{{doctor}}を確定",
  asking: "現在問い合わせ中",
  addPhone: "{{doctor}}の電話番号を追加",
  mine: "{{doctor}}と通話中です",
  other: "{{name}}さんが電話中",
  lapsed: "{{name}}さんが電話（{{ago}}）",
  call: {
    no_answer: "応答なし",
    yes: "電話で承諾",
    no: "電話で辞退",
    call_back: "かけ直し：{{when}}",
    dropped: "通話を取り消し",
    lapsed: "結果の記録なし",
  },
  done: "{{what}} · {{ago}}、{{name}}さん",
  result: {
    no_answer: "応答なし",
    yes: "対応可",
    no: "対応不可",
    call_back: "かけ直す時刻…",
    dropped: "通話を取り消す",
  },
  resultFor: "{{result}}：{{doctor}}",
  taken: "{{name}}さんがすでに{{doctor}}に電話しています。次の医師に進んでください。",
  moved: "この通話はすでに終了しています。",
  again: {
    title: "{{doctor}}にいつかけ直しますか？",
    date: "日付",
    time: "時刻",
    past: "これからの時刻を選んでください。",
    submit: "保存",
    back: "キャンセル",
  },
  refused: "対応不可",
  empty: {
    title: "電話する相手がいません",
    text: "依頼した医師のうち、未定の医師はいません。",
  },
  closed: {
    title: "電話は必要ありません",
    text: "この依頼では、現在医師を必要としていません。",
  },
  failed: "通話を読み込めませんでした",
} satisfies Texts<typeof en, "ja">;
