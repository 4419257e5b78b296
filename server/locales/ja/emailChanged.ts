/** What the page says once a new address is confirmed, in Japanese. */
import { type EmailChangedTexts } from "../en/emailChanged.ts";

export const ja: EmailChangedTexts = {
  title: "新しいメールアドレスが確認されました",
  lead: "今後のログインには新しいアドレスをお使いください。ログイン中の端末はそのままご利用いただけます。",
  button: "アプリを開く",
};
