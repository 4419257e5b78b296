/** The mails a server without SMTP keeps, and where their links lead; asked for without a browser. */
import { type APIRequestContext } from "@playwright/test";

export const RESET_LINK = /http[^"]+password\?token=[^"]+/;

type Place = { url: string; request: APIRequestContext };

async function newestWith({ url, request }: Place, words: string[]): Promise<string | undefined> {
  const list = await (await request.get(`${url}/dev/mailbox`)).text();
  const line = list.split("<li>").find((one) => words.every((word) => one.includes(word)));
  return /\/dev\/mailbox\/\d+/.exec(line ?? "")?.[0];
}

/** The newest mail whose line in the mailbox has all these words, but not `before`; waits until it has come. */
async function mailAfter(before: string | undefined, place: Place, words: string[]): Promise<string> {
  for (let left = 200; left > 0; left--) {
    const path = await newestWith(place, words);
    if (path && path !== before) return path;
  }
  throw new Error(`No mail says "${words.join('", "')}"`);
}

/** The newest mail whose line in the mailbox has all these words; waits until it has come. */
export const mailWith = (place: Place, ...words: string[]): Promise<string> => mailAfter(undefined, place, words);

/** Path and query of the mail's link. */
export const linkIn = async (place: Place, link: RegExp, ...words: string[]): Promise<string> =>
  linkOf(place, link, await mailWith(place, ...words));

/** Of the mail that is sent for `ask`: an earlier one to the same person may be there, whose link that mail ends. */
export async function linkAfter(ask: () => Promise<unknown>, place: Place, link: RegExp, word: string) {
  const before = await newestWith(place, [word]);
  await ask();
  return linkOf(place, link, await mailAfter(before, place, [word]));
}

async function linkOf(place: Place, link: RegExp, mail: string): Promise<string> {
  const html = await (await place.request.get(`${place.url}${mail}/html`)).text();
  const found = new URL((link.exec(html)?.[0] ?? "no link").replaceAll("&amp;", "&"));
  return found.pathname + found.search;
}
