/** Japanese texts: doctors out of files, and everything into files. */

import { type transfer as en } from "../en/transfer.ts";
import { type Texts } from "../texts.ts";
import { importCheck } from "./importCheck.ts";
import { importLists } from "./importLists.ts";
import { importSteps } from "./importSteps.ts";

export const transfer = {
  field: {
    title: "肩書",
    first_name: "名",
    last_name: "姓",
    email: "メールアドレス",
    mobile_phone: "携帯電話",
    role: "職種",
    grade: "職位",
    specialties: "専門分野",
    registration_body: "登録機関",
    registration_number: "登録番号",
    locale: "言語",
    groups: "グループ",
    sites: "施設",
    notes: "内部メモ",
  },
  export: {
    csv: "CSVをエクスポート",
    busy: "準備しています…",
    failed: "ファイルを準備できませんでした。もう一度お試しください。",
    title: "データ",
    allText:
      "この医療機関・グループが保存しているすべてのデータを1つのJSONファイルで書き出します。医師、グループ、施設、執刀医、手術枠、依頼とすべての回答、メール、管理者、操作履歴を含みます。",
    all: "すべてのデータをエクスポート",
    tables: "表",
    tablesText: "表計算ソフト用です。各ファイルには絞り込みなしですべての行が含まれます。",
    doctors: "医師（CSV）",
    archived: "アーカイブした医師（CSV）",
    callouts: "応援依頼（CSV）",
    audit: "操作履歴（CSV）",
    secrets: "ファイルには医師の個人情報が含まれます。パスワードやログイン用の鍵は含まれません。",
  },
  import: { ...importSteps, ...importCheck },
  lists: importLists,
} satisfies Texts<typeof en, "ja">;
