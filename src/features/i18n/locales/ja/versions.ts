/** Japanese texts: two versions of the same thing, and the choice between them. */

import { type versions as en } from "../en/versions.ts";
import { type Texts } from "../texts.ts";

export const versions = {
  text: "入力内容は残っています。どちらの内容にするか選んでください。「自分の内容を残す」では、ご自身の変更を残し、それ以外は相手の内容になります。",
  field: "項目",
  theirs: "相手の内容",
  mine: "ご自身の内容",
  untouched: "変更なし",
  empty: "空欄",
  take: "相手の内容を使う",
  keep: "自分の内容を残す",
  on: "オン",
  off: "オフ",
} satisfies Texts<typeof en, "ja">;
