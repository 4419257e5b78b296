/** Japanese texts: the import of lists. */

import { type importLists as en } from "../en/importLists.ts";
import { type Texts } from "../texts.ts";

export const importLists = {
  title: "手術枠をインポート",
  description: "CSVまたはカレンダーファイルから4つのステップで取り込みます。最後のステップまで何も保存されません。",
  descriptionAfter: "CSVまたはカレンダーファイルからの取り込みです。結果は以下のとおりです。",
  open: "手術枠をインポート",
  upload: {
    drop: "ここにCSVまたはカレンダーファイルをドロップ",
    limits:
      "最大{{max}}件、8MBまで。CSV（UTF-8またはExcel）またはiCalendar（.ics）。最後のステップまで何も保存されません。",
    need: "日付、施設、および開始と終了（または時間帯）は必須です。",
    note: "登録済みの手術枠が重ねて追加されることはありません。インポートで医師に依頼が送られることはなく、手術枠は依頼するまで計画に残ります。",
    periodTitle: "このカレンダーのどの期間ですか？",
    periodText: "繰り返しの予定は1日ごとに1件として取り込みます。時刻は{{zone}}の時刻です。",
    from: "最初の日",
    to: "最後の日",
    order: "最後の日は最初の日以降にしてください。",
  },
  unreadable: {
    tooLarge: "ファイルが大きすぎます。取り込めるのは8MBまでです。",
    tooMany:
      "このファイルには{{rows}}件の手術枠があります。一度に取り込めるのは{{max}}件までです。分割するか、期間を短くしてください。",
    empty: "このファイルには行がありません。1行目に列名、その下に手術枠を記入してください。",
    notCalendar: "このファイルはカレンダーとして読み取れませんでした。",
    notLoaded:
      "アプリの一部を読み込めなかったため、カレンダーを開けませんでした。接続を確認してもう一度お試しになるか、ページを再読み込みしてください。",
    encoding: "このカレンダーはUTF-8ではありません。iCalendar（.ics）としてもう一度書き出してください。",
    noEvents: "この期間に予定はありません。",
    endless: "繰り返しが多すぎて読み取れない予定があります。",
  },
  order: {
    label: "{{example}}のような日付",
    dmy: "日が先",
    mdy: "月が先",
    ymd: "年が先",
    needed: "日と月のどちらが先かを選択してください。",
    neededYear: "日と年のどちらが先かを選択してください。",
  },
  field: {
    notes_internal: "内部メモ",
    summary: "タイトル",
    place: "場所",
    rest: "場所（コンマの後）",
    description: "説明",
  },
  names: {
    title: "表記の異なる名前",
    text: "どれを指すかを選択してください。同じ名前のすべての行に適用されます。",
    rows_other: "{{name}}：{{count}}行",
    which: "どれか選択してください",
    site: "施設を選択",
    surgeon: "このまま使用",
    guessed: "姓から推測した候補です。ご確認ください。",
  },
  check: {
    take: "{{number}}行目を取り込む",
    takeShort: "取り込む",
    leftOut_other:
      "{{count}}行に誤りがあるか、チェックがないため取り込まれません。最後のステップでダウンロードできます。",
    none: "確認が必要な行はありません。",
    noneThere: "登録済みの手術枠はありません。",
    submit_other: "{{count}}件の手術枠をインポート",
    checking: "確認中…",
  },
  show: {
    question: "要確認",
    there: "登録済み",
    all: "すべて",
  },
  column: {
    list: "日時・場所",
    who: "執刀医・職種",
    fate: "処理",
  },
  fate: {
    wrong: "修正するまで取り込まれません",
    there: "登録済み",
    left: "取り込まれません",
    new: "追加されます",
  },
  count: {
    new_other: "新規{{count}}件",
    there_other: "登録済み{{count}}件",
    left_other: "除外{{count}}件",
    wrong_other: "要修正{{count}}件",
  },
  sameAs: "{{number}}行目と同じ手術枠",
  surgeonText: "執刀医の一覧にないため、名前はそのまま保存されます",
  problem: {
    time: "「{{value}}」は時刻ではありません。08:00の形式で入力してください",
    zoned: "「{{value}}」は別のタイムゾーンの時刻です。現地の時刻を08:00のように入力してください",
    zonedDate:
      "「{{value}}」は別のタイムゾーンの日時です。現地の日付を2027\u2060-\u206003\u2060-\u206031の形式で入力してください",
    number: "1から{{limit}}までの数字を入力してください",
    begun: "この手術枠はすでに始まっています",
    zone: "タイムゾーン「{{value}}」が不明です。時刻を入力してください",
    allDay: "終日の予定には時刻がありません。時刻を入力してください",
    dates: "この予定の日付を読み取れません。日付と時刻を入力してください",
    long: "1日を超える予定です。終了時刻を入力してください",
    site: "「{{value}}」という施設はありません",
    ambiguous: "「{{value}}」に当てはまるものが複数あります。上の欄で選んでください",
    role: "「{{value}}」は依頼できる職種ではありません",
    session: "「{{value}}」は登録されている時間帯ではありません",
  },
  unclear:
    "インポートが保存されたかどうか確認できません。もう一度インポートしてください。手術枠が二重に登録されることはありません。",
  result: {
    created: "追加",
    there: "登録済み",
    left: "除外",
    nobody: "誰にも依頼していません。その週の計画から依頼してください。",
    plan: "これらの週の計画を作成",
  },
} satisfies Texts<typeof en, "ja">;
