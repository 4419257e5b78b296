/** Japanese texts: the palette, which finds things and does things. */
import { type calloutPalette as en } from "../../en/callouts/palette.ts";
import { type Texts } from "../../texts.ts";

export const calloutPalette = {
  title: "検索と操作",
  label: "応援依頼、医師、施設、執刀医、ページの検索、または操作",
  hint: "検索または操作",
  type: {
    callout: "応援依頼",
    doctor: "医師",
    site: "施設",
    surgeon: "執刀医",
    page: "ページ",
    action: "操作",
  },
  language: "言語",
  found_other: "{{count}}件",
  none: "見つかりませんでした",
  failed: "検索できませんでした。もう一度お試しください。",
  page: {
    week: "週表示",
    month: "月表示",
    newDoctor: "医師を追加",
  },
} satisfies Texts<typeof en, "ja">;
