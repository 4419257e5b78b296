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
    "並び順：支障なし、全時間に対応、「対応可」が「必要なら可」より先、執刀医の希望、過去90日間の確定が少ない、この執刀医との手術枠が多い、回答が早い。",
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
  email: {
    button: "申し出のある全員にメール",
    title: "申し出のある医師にメール",
    text: "医師ごとに別のメールが届き、ほかの医師の名前は表示されません。回答と確定は変わりません。",
    who: "宛先",
    none: "医師を1名以上選んでください。",
    message: "メッセージ",
    need: "メッセージを入力してください。",
    send: "送信",
    submit_other: "メールを{{count}}通送信",
    unreached_other: "選んだ医師のうち{{count}}名には、現在メールを送れません。",
    done: "メールを送信しています",
  },
} satisfies Texts<typeof en, "ja">;
