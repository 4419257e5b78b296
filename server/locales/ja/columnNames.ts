/** The columns of the exported tables, in the order of the cells, between bars, in Japanese. */
import { type ColumnNames } from "../en/columnNames.ts";

export const ja: ColumnNames = {
  doctors:
    "肩書|名|姓|メールアドレス|携帯電話|職種|職位|専門分野|登録機関|登録番号|言語|グループ|施設|内部メモ|状態|メールの状態|最終回答（UTC）|90日間の依頼数|90日間の回答数",
  callouts:
    "依頼番号|タイトル|状態|日付|時間帯|開始|終了|タイムゾーン|施設|手術室|執刀医|診療科|職種|人数|確定した医師|未定|対応可|必要なら可|対応不可|未回答|担当状況|決定方法|緊急度|回答期限（UTC）|送信日時（UTC）|送信者|中止の理由|更新日時（UTC）",
  audit:
    "日時（UTC）|操作した人|人の種類|内容|対象|対象の種類|番号|詳細|変更内容|連番|直前のハッシュ値|ハッシュ対象の文字列|ハッシュ値",
};
