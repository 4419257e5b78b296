/** Japanese texts: in which order the answers stand, why, and what helps to choose fairly. */

import { type calloutFair as en } from "../../en/callouts/fair.ts";
import { type Texts } from "../../texts.ts";

export const calloutFair = {
  order: {
    label: "並び順",
    fit: "適した順",
    answered: "回答順",
  },
  ofFit:
    "支障のない医師、全時間に対応できる医師、「必要なら可」より「対応可」、執刀医が優先を希望する医師、過去90日間の確定が少ない医師、この執刀医との手術枠が多い医師、回答の早い医師の順です。",
  ofAnswers: "申し出は届いた順に並んでいます。",
  before: "{{first}}が{{second}}より先です（{{why}}）。",
  why: {
    against: "支障が少ない",
    stretch: "空いている時間により多く対応できる",
    wish: "「必要なら可」ではなく「対応可」",
    preference: "執刀医が優先を希望",
    booked: "過去90日間の確定が少ない",
    surgeon: "この執刀医との手術枠が多い",
    answered: "回答が早い",
    name: "ほかは同じため名前順",
  },
  offers: "対応可 {{accepted}}/{{offered}}件",
  offersMedian: "対応可 {{accepted}}/{{offered}}件（中央値 {{usual}}/{{asked}}件）",
  booked: "確定 {{booked}}件",
  bookedMedian: "確定 {{booked}}件（中央値 {{usual}}件）",
  weekends: "うち週末 {{weekends}}件",
  weekendsMedian: "うち週末 {{weekends}}件（中央値 {{usual}}件）",
  days: "90日間：{{facts}}",
  last: "前回は{{date}}",
  reason: {
    label: "{{doctor}}を先にしない理由",
    help: "履歴に残ります。医師には表示されません。",
  },
} satisfies Texts<typeof en, "ja">;
