/** Chinese texts: two versions of the same thing, and the choice between them. */

import { type versions as en } from "../en/versions.ts";
import { type Texts } from "../texts.ts";

export const versions = {
  text: "您输入的内容仍在。请选择采用哪个版本：“保留我的”会保留您的更改，其余采用对方的内容。",
  field: "项目",
  theirs: "对方的版本",
  mine: "您的版本",
  untouched: "未更改",
  empty: "空",
  take: "采用对方的",
  keep: "保留我的",
  on: "开",
  off: "关",
} satisfies Texts<typeof en, "zh">;
