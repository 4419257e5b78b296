/** The answer to the one press in a mail program that pauses callouts, in Chinese. */
import { type OneClickTexts } from "../en/oneClick.ts";

export const zh: OneClickTexts = (practice, until) =>
  `${practice} 的支援请求邮件已暂停${until ? `至 ${until}` : ""}。您可以在邮件链接的页面上恢复。`;
