/**
 * Passwords that fulfil the rules and that everybody tries first: a common word, written as people write it to satisfy
 * such rules, and one of the endings they add. Refused as whole passwords only. Kept as words and endings, which together
 * stand for many thousands of passwords.
 */

const list = (text: string): string[] => text.trim().split(/\s+/);

/** In lower case, with letters for the signs that stand for them, and without those that stand between them. */
const WORDS = new Set(
  list(`
    password passwort passwd pass passe motdepasse contrasena clave senha kennwort wachtwoord secret geheim secreto
    welcome willkommen bienvenue bienvenido hello hallo bonjour hola login letmein access changeme change default
    admin administrator root user guest test tester testing temp temporary demo master manager office buero support
    service system server computer internet google facebook microsoft windows apple samsung android iphone office365
    qwerty qwertz azerty qwertyuiop qwertzuiop azertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc
    abcd abcde abcdef abcdefg abcdefgh abc
    iloveyou loveyou love lovely princess prince sunshine sunflower flower butterfly summer winter spring autumn fall
    sommer herbst fruehling januar february march april june july august september october november december january
    monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag
    monkey dragon shadow superman batman spiderman pokemon starwars naruto matrix ninja killer hunter ranger warrior
    football baseball basketball hockey soccer liverpool chelsea arsenal barcelona juventus madrid manchester united
    michael jessica ashley jennifer jordan daniel thomas andrew charlie robert matthew joshua anthony william david
    george hannah nicole michelle amanda samantha maria anna sophie julia laura sarah martin peter stefan andreas
    tigger pepper ginger buster bailey cookie cheese banana chocolate orange coffee whisky diamond silver golden
    mustang ferrari porsche mercedes corvette harley yamaha yankees cowboys eagles steelers rangers
    london berlin paris newyork america england germany france spain japan china canada australia scotland ireland
    trustno freedom forever family friends angel angels baby babygirl lovers heaven jesus christ blessed
    blink nirvana metallica slayer rockstar guitar music purple yellow green blue black white
    hospital clinic doctor doctors nurse surgery surgeon theatre theater anaesthesia anesthesia anaesthetist
    anaesthetic anesthetic medical medicine health patient praxis klinik krankenhaus arzt
    callout callouts practice practices cover rota locum standby
  `),
);

/** What follows the word, in lower case: digits, a sign, both, in the usual orders. */
const DIGITS = list(
  `1 2 3 7 01 11 12 13 21 22 23 99 69 007 111 123 1234 12345 123456 1234567 12345678 123456789 1234567890 321 4321 54321
  654321 666 777 789 888 999 000 0000 1111 11111 111111 1212 1122 112233 2580`,
);
const YEARS = Array.from({ length: 81 }, (_, n) => String(1960 + n));
const SIGNS = list("! !! !!! !!!! !!!!! . * # $ % & ? @ _ - + ,");

/** Digits or signs alone will do, since the word itself may have the other in it. */
const ENDINGS = new Set<string>(["", "!@#", "1!2@3#", "!@#$", "123!@#", "1q!", ...DIGITS, ...YEARS, ...SIGNS]);
for (const digits of [...DIGITS, ...YEARS])
  for (const sign of SIGNS) {
    ENDINGS.add(`${digits}${sign}`);
    ENDINGS.add(`${sign}${digits}`);
    ENDINGS.add(`${sign}${digits}!`);
  }
const LONGEST_ENDING = Math.max(...[...ENDINGS].map(({ length }) => length));

/** Walks over the keyboard, which are no words. */
const WALKS = new Set(
  list(`
    1qaz2wsx!qaz 1qaz@wsx3edc !qaz2wsx#edc zaq12wsx!! 1qaz!qaz2wsx 1q2w3e4r5t! 1q2w3e4r! q1w2e3r4t5! qwer1234! qwer!234
    asdf1234! zxcv1234! !qaz1qaz2wsx @wsx2wsx3edc abc123!@# abcd1234!@ a1b2c3d4e5! aa123456! qwe123!@# 1234qwer!@
    p@ssw0rd p@$$w0rd pa$$w0rd
  `),
);

const LETTERS: Record<string, string> = {
  "@": "a",
  "4": "a",
  "8": "b",
  "(": "c",
  "3": "e",
  "€": "e",
  "6": "g",
  "9": "g",
  "1": "l",
  "!": "l",
  "|": "l",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
  "+": "t",
};
/** `one`: what the signs stand for that are an l or an i. */
const unveil = (text: string, one: "l" | "i"): string =>
  text.replace(/[^\p{L}]/gu, (sign) => (LETTERS[sign] === "l" ? one : (LETTERS[sign] ?? sign)));

/** What it may mean: as it is, or without the signs between its letters, either with letters for the signs. */
const formsOf = (text: string): string[] =>
  [text, text.replace(/[^\p{L}\p{N}]/gu, "")].flatMap((form) => [form, unveil(form, "l"), unveil(form, "i")]);

/** The practice's and the person's own words: each name as a whole, and its parts. */
const ownSet = (words: readonly string[]): Set<string> =>
  new Set(
    words.flatMap((word) => {
      const whole = word.trim().toLowerCase();
      const parts = whole.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 2);
      return [whole, whole.replace(/\s+/g, ""), ...parts];
    }),
  );

/** Whether the password as a whole is a common one, or made of the person's own words: address, name, practice. */
export function isRefusedPassword(password: string, ownWords: readonly string[]): boolean {
  const whole = password.toLowerCase();
  const own = ownSet(ownWords);
  if (WALKS.has(whole) || own.has(whole)) return true;
  const isWord = (text: string): boolean => formsOf(text).some((form) => own.has(form) || WORDS.has(form));
  for (let length = 0; length <= Math.min(LONGEST_ENDING, whole.length - 1); length += 1) {
    const cut = whole.length - length;
    if (ENDINGS.has(whole.slice(cut)) && isWord(whole.slice(0, cut))) return true;
  }
  return false;
}

/** How many passwords the words and endings stand for. */
export const REFUSED_COUNT = WORDS.size * ENDINGS.size + WALKS.size;
