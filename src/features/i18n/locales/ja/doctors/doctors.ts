/** Japanese texts: doctors. */

import { type doctors as en } from "../../en/doctors/doctors.ts";
import { type Texts } from "../../texts.ts";
import { doctorActions } from "./actions.ts";
import { doctorMerge } from "./merge.ts";
import { doctorPages } from "./pages.ts";

export const doctors = {
  page: doctorPages,
  actions: doctorActions,
  merge: doctorMerge,
  title: "医師",
  description: "応援依頼の送信先となる医師の一覧です。",
  counts: "有効{{active}}名、一時停止中{{paused}}名。",
  statusCount: "{{status}}（{{number}}）",
  tableLabel: "医師",
  search: "医師を検索",
  searchHint: "氏名またはメールアドレス",
  group: "グループ",
  status: "状態",
  statuses: { active: "有効", paused: "一時停止中", archived: "アーカイブ済み" },
  activeAndPaused: "有効と一時停止中",
  clear: "クリア",
  column: {
    name: "氏名",
    role: "職種・職位",
    groups: "グループ",
    email: "メール",
    lastResponse: "最終回答",
  },
  emailState: {
    ok: "メールサーバーが受理",
    bounced: "メール不達",
    complained: "迷惑メール報告",
    unverified: "メール未送信",
  },
  never: "なし",
  noPhone: "電話番号なし",
  empty: { title: "医師はまだ登録されていません", text: "応援依頼は、この医療機関の医師に送信されます。" },
  picker: {
    searching: "検索しています…",
    none: "ほかに該当する医師はいません。",
    more: "ほかにも該当する医師がいます。氏名をさらに入力してください。",
  },
  noMatch: {
    title: "該当する医師はいません",
    text: "検索と絞り込みの条件に合う医師はいません。",
    clear: "絞り込みを解除",
  },
  failed: { title: "医師の一覧を読み込めませんでした" },
} satisfies Texts<typeof en, "ja">;
