/** Japanese texts: the check of an import of doctors, and its result. */

import { type importCheck as en } from "../en/importCheck.ts";
import { type Texts } from "../texts.ts";

export const importCheck = {
  check: {
    title: "行の確認",
    show: "表示",
    known: "登録済みの医師",
    have: "登録済み：",
    knownRow: "{{number}}行目：登録済みの医師の扱い",
    skip: "スキップ",
    update: "更新",
    fieldOf: "{{field}}、{{number}}行目",
    leftOut_other: "{{count}}行に誤りが残っているため取り込まれません。最後のステップでダウンロードできます。",
    noneWrong: "誤りのある行はありません。",
    noneKnown: "登録済みの医師はいません。",
    submit_other: "{{count}}名をインポート",
  },
  show: {
    wrong: "要修正",
    known: "登録済み",
    all: "すべて",
  },
  column: {
    row: "行",
    doctor: "医師",
    role: "職種・職位",
    fate: "処理",
    problem: "誤り",
  },
  fate: {
    wrong: "修正するまで取り込まれません",
    new: "追加されます",
    update: "更新されます",
    skip: "スキップされます",
    fixed: "修正済み、追加されます",
  },
  count: {
    new_other: "新規{{count}}件",
    update_other: "更新{{count}}件",
    skip_other: "スキップ{{count}}件",
    wrong_other: "要修正{{count}}件",
  },
  problem: {
    required: "未入力です",
    min: "{{limit}}文字以上で入力してください",
    max: "{{limit}}文字以内で入力してください",
    email: "メールアドレスではありません",
    ascii: "メールアドレスに使用できる文字は、半角の英数字と記号のみです",
    phone: "数字、スペース、括弧、+、- のみ使用できます",
    twice: "上の行にすでにあります",
    ambiguous: "「{{value}}」に当てはまるものが複数あります。正式な名前を正確に入力してください",
    date: "「{{value}}」は日付ではありません。2027\u2060-\u206003\u2060-\u206031の形式で入力してください",
    noSuchDay: "「{{value}}」という日付は存在しません。月と日を確認してください",
    other: "ここでは使用できません",
    unknown: {
      groups: "「{{value}}」というグループはありません",
      sites: "「{{value}}」という施設はありません",
      role: "「{{value}}」は登録できる職種ではありません",
      locale: "「{{value}}」は対応していない言語です",
    },
  },
  result: {
    title: "インポートが完了しました",
    created: "追加",
    updated: "更新",
    unchanged: "変更なし",
    skipped: "スキップ",
    leftOut_other: "{{count}}行は取り込まれませんでした。",
    download: "これらの行をダウンロード",
    nobody: "メールは送信されていません。新しい医師にはすぐに依頼できます。",
    doctors: "医師一覧に戻る",
    again: "別のファイルをインポート",
  },
  leave: {
    title: "インポートを中止しますか？",
    text: "まだ何も保存されていません。ファイルと修正内容は失われます。",
    stay: "続ける",
    leave: "中止する",
  },
} satisfies Texts<typeof en, "ja">;
