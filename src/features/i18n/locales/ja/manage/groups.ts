/** Japanese texts: groups of doctors. */

import { type manageGroups as en } from "../../en/manage/groups.ts";
import { type Texts } from "../../texts.ts";

export const manageGroups = {
  title: "グループ",
  text: "まとめて依頼することが多い医師の集まりです。応援依頼はグループ全員に送れます。",
  add: "グループを追加",
  addTitle: "新しいグループ",
  changeTitle: "グループの変更",
  gone: "グループが見つかりません。削除された可能性があります。",
  loadFailed: "グループを読み込めませんでした",
  emptyTitle: "グループがまだありません",
  emptyText: "まとめて依頼することが多い医師をグループにすると、一度の選択で全員に依頼できます。",
  column: {
    name: "グループ",
    description: "説明",
    doctors: "依頼できる医師",
  },
  name: "名称",
  nameTaken: "同じ名前のグループがすでにあります。",
  colour: "色",
  colours: {
    grey: "グレー",
    blue: "ブルー",
    teal: "ティール",
    green: "グリーン",
    amber: "アンバー",
    red: "レッド",
    violet: "バイオレット",
  },
  description: "説明",
  members: "メンバー（優先順）",
  membersText: "優先して依頼したい方を上に並べます。",
  noMembers: "このグループにはまだメンバーがいません。",
  find: "追加する医師を検索",
  up: "{{name}}を上へ",
  down: "{{name}}を下へ",
  removeMember: "{{name}}をグループから外す",
  moved: "{{name}}は{{count}}名中{{place}}番目になりました。",
  memberAdded: "{{name}}を追加しました。",
  memberRemoved: "{{name}}をグループから外しました。",
  removeText: "医師の登録は残ります。待機中の段階と段階依頼プランからは、このグループが外れます。",
} satisfies Texts<typeof en, "ja">;
