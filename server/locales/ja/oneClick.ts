/** The answer to the one press in a mail program that pauses callouts, in Japanese. */
import { type OneClickTexts } from "../en/oneClick.ts";

export const ja: OneClickTexts = (practice, until) =>
  `${practice}からの応援依頼メールを${until ? `${until}まで` : ""}一時停止しました。各メールのリンク先の専用ページで再開できます。`;
