/** The mails a server without SMTP keeps, and where their links lead; asked for without a browser. */
import { type APIRequestContext } from "@playwright/test";

export const RESET_LINK = /http[^"]+password\?token=[^"]+/;

type Place = { url: string; request: APIRequestContext };

/** The newest mail whose line in the mailbox has all these words; waits until it has come. */
export async function mailWith({ url, request }: Place, ...words: string[]): Promise<string> {
  for (let left = 200; left > 0; left--) {
    const list = await (await request.get(`${url}/dev/mailbox`)).text();
    const line = list.split("<li>").find((one) => words.every((word) => one.includes(word)));
    const path = /\/dev\/mailbox\/\d+/.exec(line ?? "")?.[0];
    if (path) return path;
  }
  throw new Error(`No mail says "${words.join('", "')}"`);
}

/** Path and query of the mail's link. */
export async function linkIn(place: Place, link: RegExp, ...words: string[]): Promise<string> {
  const html = await (await place.request.get(`${place.url}${await mailWith(place, ...words)}/html`)).text();
  const found = new URL((link.exec(html)?.[0] ?? "no link").replaceAll("&amp;", "&"));
  return found.pathname + found.search;
}
