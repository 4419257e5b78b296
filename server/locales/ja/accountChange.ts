/** What the mails about a changed password or address say, in Japanese. */
import { type ChangeTexts } from "../en/accountChange.ts";

export const ja: ChangeTexts = {
  confirm: {
    subject: "新しいメールアドレスをご確認ください",
    lead: () => "このメールアドレスを今後アカウントで使用するお申し込みをいただきました。",
    button: "新しいメールアドレスを確認する",
    note: "リンクの有効期限は3日間です。ボタンを押すまでは、これまでのアドレスがそのまま使われます。",
    title: "お心当たりがない場合",
    text: "何もする必要はありません。変更は行われません。",
  },
  asked: {
    subject: "メールアドレスの変更が申し込まれました",
    lead: (address) =>
      `アカウントのメールアドレスを ${address} に変更するお申し込みがありました。新しいアドレスが確認された時点で変更されます。`,
    button: "新しいパスワードを設定する",
    note: "お心当たりがない場合のみ。新しいパスワードを設定すると、変更は取り消されます。",
    title: "ご本人のお申し込みの場合",
    text: "ここでの操作は不要です。新しいアドレスにお送りしたメールをお開きください。",
  },
  changed: {
    subject: "メールアドレスが変更されました",
    lead: (address) => `今後は ${address} でログインしてください。これまでのアドレスは使用されません。`,
    title: "お心当たりがない場合",
    text: "すぐに当社までご連絡ください。",
  },
  passwordChanged: {
    subject: "パスワードが変更されました",
    lead: () => "アカウントのパスワードが設定画面で変更されました。ほかのすべての端末からログアウトしました。",
    button: "新しいパスワードを設定する",
    note: "お心当たりがない場合のみ。",
    title: "お心当たりがない場合",
    text: "すぐに新しいパスワードを設定し、当社までご連絡ください。",
  },
};
