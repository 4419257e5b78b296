/** Japanese texts: what is asked before a callout is changed. */

import { type calloutDialogs as en } from "../../en/callouts/dialogs.ts";
import { type Texts } from "../../texts.ts";

export const calloutDialogs = {
  confirm: {
    title: "{{doctor}}を確定しますか？",
    notCredentialed: "施設の勤務登録がないことを承知のうえで確定します。履歴に残ります。",
    preview: "プレビュー",
    goOut: "次のメールがすぐに送信されます",
    confirmation_other: "確定のお知らせ {{count}}通",
    filled_other: "担当決定のお知らせ {{count}}通",
    released_other: "確定解除のお知らせ {{count}}通",
    cancelled_other: "中止のお知らせ {{count}}通",
    callout_other: "応援依頼 {{count}}通",
    reminder_other: "リマインダー {{count}}通",
    standby_other: "待機登録のお知らせ {{count}}通",
    not_required_other: "応援不要のお知らせ {{count}}通",
    expired_other: "応援依頼終了のお知らせ {{count}}通",
    changed_other: "変更のお知らせ {{count}}通",
    times_changed_other: "時間変更のご確認 {{count}}通",
    moved_other: "日程等の変更のご確認 {{count}}通",
    asked_anew_other: "日程等の変更と応援のお願い {{count}}通",
    list_added_other: "手術枠の追加と応援のお願い {{count}}通",
    ask_again_other: "再募集のお知らせ {{count}}通",
    standby_offer_other: "待機の医師への最初のお願い {{count}}通",
    offer_closed_other: "回答不要のお知らせ {{count}}通",
    message_other: "お申し出についてのご連絡 {{count}}通",
    withCalendar: "{{doctors}}（カレンダーの招待付き）",
    withUpdate: "{{doctors}}（更新されたカレンダーの招待付き）",
    silent_other: "ほかの医師{{count}}名にはメールは送信されません。変更内容はリンク先に表示されます。",
    back: "戻る",
    submit_other: "確定してメール{{count}}通を送信",
    done: "{{doctor}}を確定しました",
  },
  record: {
    title: "{{doctor}}の回答は？",
    text: "電話での回答を記録します。記録に伴って送信されるメールがある場合は、事前に下に表示されます。",
    answer: "回答",
    note: "メモ",
    submit: "回答を記録",
    submitMails_other: "記録してメール{{count}}通を送信",
    done: "{{doctor}}の回答を記録しました",
  },
  cancel: {
    title: "この依頼を中止しますか？",
    text: "この操作は取り消せません。",
    reason: "理由",
    reasonHint: "医師にも表示されます。",
    back: "中止しない",
    submitSilently: "依頼を中止",
    submit_other: "中止してメール{{count}}通を送信",
    noMails: "メールは送信されません。",
    needReason: "理由を入力してください。",
    done: "依頼を中止しました",
  },
  remove: {
    title: "この下書きを削除しますか？",
    text: "まだ送信されていません。メールは誰にも送信されません。",
    back: "削除しない",
    done: "下書きを削除しました",
  },
  refusal: {
    already_filled: "この手術枠の担当医はすべて決まっています。メールは送信されていません。",
    overlap: "この医師は、その時間帯の別の手術枠に確定しています。メールは送信されていません。",
    not_agreed:
      "この時間について、医師の承諾が得られていません。メールは送信されていません。閉じてもう一度ご確認ください。",
    not_credentialed:
      "この医師にはこの施設の勤務登録がありません。メールは送信されていません。閉じてもう一度ご確認ください。",
    list_started: "この手術枠はすでに開始しています。メールは送信されていません。",
    stale: "その間に内容が変更されました。最新の内容を表示していますので、ご確認ください。",
    invalid_transition: "この依頼ではこの操作はできなくなりました。",
    not_sent_yet: "メールはまだ送信されていません。数秒後にもう一度お試しください。",
    too_late_to_call_back: "メールはすでに送信されています。代わりに依頼を中止できます。",
    rate_limited: "試行回数が多すぎます。しばらく待ってからもう一度お試しください。",
    storage_full:
      "サーバーの空き容量がありません。何も保存されず、メールも送信されていません。後でもう一度お試しください。",
    notLoaded: "メールを読み込めませんでした。何も送信されていません。",
    unsure:
      "サーバーに接続できなかったため、処理が完了していない可能性があります。もう一度お試しください。メールが重複して送信されることはありません。",
    other: "操作を完了できませんでした。何も変更されていません。",
  },
} satisfies Texts<typeof en, "ja">;
