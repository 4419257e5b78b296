import { RENDER_MAIL } from "../../../server/mail/callout/renderMail.ts";
import { type MailKind } from "../../../src/contract/callout.ts";
import { LANGUAGES, type Language } from "../../../src/contract/languages.ts";
import { aMailList, fullFacts, mailFacts, readable } from "../../support/mail/mailFacts.ts";

const KINDS = Object.keys(RENDER_MAIL) as MailKind[];

test.each(KINDS)("%s speaks each of the six languages, with its date in words", (kind) => {
  const mails = LANGUAGES.map((language) => ({ language, ...RENDER_MAIL[kind](fullFacts(kind, language)) }));
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(LANGUAGES.length);
  const dates: Record<Language, string> = {
    de: "Mittwoch, 2. Dezember 2026",
    en: "Wednesday 2 December 2026",
    es: "Miércoles, 2 de diciembre de 2026",
    fr: "Mercredi 2 décembre 2026",
    ja: "2026年12月2日水曜日",
    zh: "2026年12月2日星期三",
  };
  for (const { language, html, text } of mails) {
    expect(html).toContain(`<html lang="${language}">`);
    for (const body of [html, text]) expect(body).toContain(dates[language]);
    expect(html + text).not.toMatch(/undefined|\[object|NaN/);
  }
});

test("a list in another zone than the practice's has its zone named, on its own clocks", () => {
  const lists = [aMailList({ timeZone: "Australia/Perth" })];
  const { practice } = mailFacts();
  expect(RENDER_MAIL.callout(mailFacts({ lists })).text).toContain(
    "08:00–17:30 (hospital time, Australian Western Standard Time)",
  );
  const there = mailFacts({ lists, practice: { ...practice, timeZone: "Australia/Perth" } });
  expect(RENDER_MAIL.callout(there).text).toContain("08:00–17:30 (hospital time)");
});

test("the order of standbys is told when there is one", () => {
  expect(RENDER_MAIL.standby({ ...mailFacts(), rank: 2 }).text).toContain("number 2");
  expect(RENDER_MAIL.standby(mailFacts()).text).not.toContain("number");
});

const bodies = (language: Language): string[] =>
  KINDS.flatMap((kind) => {
    const { subject, html, text } = RENDER_MAIL[kind](fullFacts(kind, language));
    return [subject, readable(html), text];
  });

test.each(["ja", "zh"] as const)("in %s no Latin punctuation stands between words of the language", (language) => {
  const wide = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]";
  for (const body of bodies(language)) {
    expect(body).not.toMatch(new RegExp(`${wide} ?[,:;?!]`, "u"));
    expect(body).not.toMatch(/[。、，：（] | （/u);
  }
});

test("in French no sign of punctuation loses its no-break space", () => {
  for (const body of bodies("fr")) expect(body.replace(/https?:\S+/g, "")).not.toMatch(/ [:;?!»]|« |[a-zé][;?!]/u);
});

test("an urgent callout goes on in small letters where the language wants it", () => {
  const { callout } = mailFacts();
  const subject = (language: Language): string =>
    RENDER_MAIL.callout(fullFacts("callout", language, { callout: { ...callout, urgency: "urgent" } })).subject;
  expect(subject("fr")).toMatch(/^Urgent\u00a0: êtes-vous/);
  expect(subject("es")).toMatch(/^Urgente: ¿puede/);
  expect(subject("de")).toMatch(/^Dringend: Können Sie/);
  expect(subject("ja")).toMatch(/^【至急】/);
});

test.each([
  ["Plastics", "a plastics list"],
  ["Orthopaedics", "an orthopaedics list"],
  ["Urology", "a urology list"],
  ["ENT", "an ENT list"],
  ["MRI", "an MRI list"],
  ["CT", "a CT list"],
  ["Ureteroscopy", "a ureteroscopy list"],
  ["Uterine surgery", "a uterine surgery list"],
  ["Upper GI", "an upper GI list"],
  ["X-ray guided", "an X-ray guided list"],
  ["T&O", "a T&O list"],
  ["O&G", "an O&G list"],
  ["One-stop", "a one-stop list"],
])("English has the right article: %s", (specialty, words) => {
  expect(RENDER_MAIL.callout(mailFacts({ lists: [aMailList({ specialty })] })).text).toContain(`for ${words}`);
});

const FAR = {
  date: "2027-12-02",
  startsAt: new Date("2027-12-02T08:00:00Z"),
  endsAt: new Date("2027-12-02T17:30:00Z"),
};

test.each(LANGUAGES)(
  "in %s a date most of a year away has its year in subject and deadline, one soon has none",
  (language) => {
    const facts = fullFacts("callout", language);
    const { callout } = facts;
    const near = RENDER_MAIL.callout({ ...facts, lists: [aMailList()] });
    expect(near.subject.replace("C-2026-0418", "")).not.toContain("2026");
    const lists = [aMailList(FAR)];
    const respondBy = new Date("2027-11-27T17:00:00Z");
    const far = RENDER_MAIL.callout({ ...facts, lists, callout: { ...callout, respondBy } });
    expect(far.subject).toContain("2027");
    expect(far.text.match(/2027/g)).toHaveLength(2);
  },
);

test("a part that begins after midnight is told as of the next day", () => {
  const night = { session: "on_call" as const, startTime: "20:00", endTime: "06:00" };
  const part = { from: "02:00", to: "06:00", startsAt: new Date(), endsAt: new Date() };
  const lists = [aMailList({ ...night, part })];
  expect(RENDER_MAIL.confirmation(mailFacts({ lists })).text).toContain(
    "02:00\u00a0+1–06:00\u00a0+1 of 20:00–06:00\u00a0+1",
  );
});

test.each([
  ["ja", "教授", "佐藤", "佐藤 先生"],
  ["ja", "Prof", "Sato", "Sato 先生"],
  ["zh", "教授", "王", "王教授，您好："],
  ["zh", "Dr", "Wang", "Dr Wang，您好："],
] as const)("in %s the title %s of %s is said once, in its place", (locale, title, lastName, words) => {
  const { doctor } = mailFacts();
  const { text } = RENDER_MAIL.callout(mailFacts({ doctor: { ...doctor, title, lastName, locale } }));
  expect(text.split("\n").map((line) => line.trim())).toContain(words);
});

test("a surgeon's own title is not said twice in Japanese, and a Latin specialty stands apart in Chinese", () => {
  const lists = [aMailList({ surgeon: "佐藤先生", specialty: "ENT" })];
  const { doctor } = mailFacts();
  const mail = (locale: Language): string =>
    RENDER_MAIL.callout(mailFacts({ lists, doctor: { ...doctor, locale } })).text;
  expect(mail("ja")).toContain("佐藤先生の手術枠（ENT）");
  expect(mail("zh")).toContain("一个 ENT 手术班次");
});
