/** Japanese texts: keeping a callout as a draft, and sending it later. */

import { type calloutSaving as en } from "../../en/callouts/saving.ts";
import { type Texts } from "../../texts.ts";

export const calloutSaving = {
  saved: "保存済み {{time}}",
  saving: "保存中…",
  failed: "保存されていません",
  kept: "まだ入力が完了していません。この端末に保存されています。",
  retrying: "保存できませんでした。この端末に残っています。自動的に再試行します。",
  draftFailed: "下書きを保存できませんでした。入力内容はそのまま残っています。",
  listHeld: "{{list}}：この手術枠はすでに別の依頼に含まれています。ここから削除するか、その依頼を開いてください。",
  restored: "この端末で入力し（{{when}}）、まだ完了していない内容です。",
  restoredDraft:
    "この端末で入力し（{{when}}）、まだ完了していない内容です。最初からやり直しても、下書きとして残ります。",
  startAgain: "最初からやり直す",
  draft: "下書きを保存",
  later: "後で送信…",
  now: "今すぐ送信…",
  laterTitle: "いつ送信しますか？",
  laterText: "この時刻に自動で送信されます。それまでは取り消せます。",
  at: "日時",
  past: "最初の手術枠の開始より前の、これからの日時を選んでください。",
  afterRespondBy: "送信日時は回答期限より前にしてください。",
  atTime: "時刻",
  submit: "予約する",
  back: "戻る",
  scheduled: "予約しました。それまで何も送信されません。",
  leftUnsent: {
    kept: "依頼を送信できませんでした。「応援依頼」で確認できます。",
    lost: "依頼を送信できませんでした。保存もされていません。",
    unsure: "サーバーに接続できなかったため、依頼が送信されていない可能性があります。「応援依頼」で確認できます。",
  },
  edit: "下書きを編集",
} satisfies Texts<typeof en, "ja">;
