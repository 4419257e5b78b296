/** Words of the exported audit log that the screen does not have, in Japanese. */
import { type FileTexts } from "../en/fileTexts.ts";

export const ja: FileTexts = {
  person: { admin: "管理者", doctor: "医師", system: "システム", provider: "サポート" },
  thing: {
    ...{ callout: "応援依頼", user: "管理者", company: "医療機関", doctor: "医師" },
    ...{ group: "グループ", site: "施設", surgeon: "執刀医", list: "手術枠", standing_list: "定例の手術枠" },
  },
  fact: {
    ...{ doctor: "医師", doctors: "医師数", surgeon: "執刀医", site: "施設", group: "グループ", name: "名前" },
    ...{ email: "メールアドレス", reference: "依頼番号", by: "実行者", actor: "実行者", list_date: "日付" },
    ...{ session: "時間帯", start_time: "開始", end_time: "終了", list_start: "手術枠の開始", response: "回答" },
    ...{ before: "変更前", reason: "理由", change: "変更の種類", fields: "項目", from: "開始", to: "終了" },
    ...{ until: "期限", send_at: "送信予定", kind: "メール", language: "言語", what: "ファイル", rows: "行数" },
    ...{ added: "追加", removed: "削除", created: "新規", updated: "更新", unchanged: "変更なし" },
    ...{ skipped: "スキップ", mails: "メール数", notes: "メモ", news: "通知", wave: "段階" },
  },
  changed: { from: "変更前", to: "変更後" },
};
