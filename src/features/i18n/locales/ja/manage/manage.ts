/** Japanese texts: the parts of practice management. */

import { type manage as en } from "../../en/manage/manage.ts";
import { type Texts } from "../../texts.ts";
import { manageDefaults } from "./defaults.ts";
import { manageGroups } from "./groups.ts";
import { managePlaces } from "./places.ts";

export const manage = {
  ...managePlaces,
  groups: manageGroups,
  defaults: manageDefaults,
  tabs: {
    contact: "連絡先",
    sites: "施設",
    surgeons: "執刀医",
    groups: "グループ",
    closedDays: "休診日",
    defaults: "応援依頼の初期設定",
    emailTexts: "メールの文面",
    administrators: "管理者",
    auditLog: "操作履歴",
    data: "データ",
  },
} satisfies Texts<typeof en, "ja">;
