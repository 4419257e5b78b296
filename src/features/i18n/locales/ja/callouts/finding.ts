/** Japanese texts: finding things: further filters, the palette. */

import { type calloutFinding as en } from "../../en/callouts/finding.ts";
import { type Texts } from "../../texts.ts";

export const calloutFinding = {
  filters: {
    doctor: "依頼した医師",
    answers: "回答",
    noAvailability: "対応可の医師なし",
  },
  pageSize: {
    label: "1ページの件数",
    rows: "1ページ{{count}}件",
  },
  palette: {
    title: "移動先",
    label: "応援依頼、医師、施設、執刀医、ページを検索",
    hint: "応援依頼、医師、施設、執刀医、ページ",
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
  },
} satisfies Texts<typeof en, "ja">;
