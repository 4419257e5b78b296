/** Japanese texts: the first steps of an import of doctors. */

import { type importSteps as en } from "../en/importSteps.ts";
import { type Texts } from "../texts.ts";

export const importSteps = {
  title: "医師をインポート",
  description: "CSVファイルから4つのステップで取り込みます。最後のステップまで何も保存されません。",
  descriptionAfter: "CSVファイルからの取り込みです。結果は以下のとおりです。",
  open: "CSVをインポート",
  steps: {
    label: "インポートのステップ",
    upload: "アップロード",
    match: "列の対応",
    check: "確認",
    result: "結果",
  },
  cancel: "キャンセル",
  back: "戻る",
  busy: "お待ちください…",
  failed: "処理できませんでした。何も保存されていません。",
  unclear:
    "インポートが保存されたかどうか確認できません。もう一度インポートしてください。医師が二重に登録されることはありません。",
  toMatch: "次へ：列の対応",
  toCheck: "次へ：確認",
  upload: {
    drop: "ここにCSVファイルをドロップ",
    or: "または",
    choose: "ファイルを選択",
    limits: "最大{{max}}行。UTF-8またはExcelのCSV。最後のステップまで何も保存されません。",
    chosen_other: "{{name}}：{{count}}行",
    need: "名、姓、メールアドレス、職種は必須です。",
    sample: "サンプルCSV",
    note: "メールアドレスがすでに登録されている行はステップ3に表示され、スキップするか更新するかを選べます。インポートでメールが送信されることはありません。",
  },
  unreadable: {
    spreadsheet:
      "これはCSVではなく表計算ファイルです。Excelで「ファイル」→「名前を付けて保存」から「CSV UTF-8（コンマ区切り）」を選んで保存し、そのファイルを選択してください。",
    tooLarge: "医師の一覧としてはファイルが大きすぎます。",
    tooMany:
      "このファイルは{{rows}}行あります。一度に取り込めるのは{{max}}行までです。分割して順にインポートしてください。",
    empty: "このファイルには行がありません。1行目に列名、その下に医師を記入してください。",
    unreadable: "このファイルはCSVとして読み取れませんでした。",
  },
  match: {
    title: "どの列に何が入っていますか？",
    text: "認識結果をご確認ください。選択されていない列は取り込まれません。選択内容は次回のために記憶されます。",
    optional: "（任意）",
    none: "ファイルにありません",
    unnamed: "{{number}}列目",
    all: "すべての行：{{value}}",
    example: "例：{{example}}",
    missing: "次の項目の列を選択してください：{{fields}}",
  },
} satisfies Texts<typeof en, "ja">;
