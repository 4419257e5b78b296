/** The six languages side by side: nothing missing, nothing empty, no English left over, each with its own plurals. */
import { ERROR_CODES } from "../../../src/contract/errors.ts";
import { LANGUAGES } from "../../../src/contract/languages.ts";
import { de } from "../../../src/features/i18n/locales/de/index.ts";
import { en } from "../../../src/features/i18n/locales/en/index.ts";
import { es } from "../../../src/features/i18n/locales/es/index.ts";
import { fr } from "../../../src/features/i18n/locales/fr/index.ts";
import { ja } from "../../../src/features/i18n/locales/ja/index.ts";
import { zh } from "../../../src/features/i18n/locales/zh/index.ts";
import { catalogueOf } from "../../support/catalogues.ts";

const OTHERS = { de, es, fr, ja, zh };
const rows = Object.entries(OTHERS).map(([language, texts]) => ({ language, words: wordsOf(texts) }));
const english = wordsOf(en);

/** Every key that leads to a text, and the text. */
function wordsOf(part: object, path = ""): Map<string, string> {
  return new Map(
    Object.entries(part).flatMap(([key, value]): [string, string][] =>
      typeof value === "string" ? [[path + key, value]] : [...wordsOf(value as object, `${path}${key}.`)],
    ),
  );
}

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*([^}]*?)\s*\}\}/g)].map(([, name = ""]) => name).sort();
const ownWords = (text: string): string => text.replaceAll(/\{\{[^}]*\}\}/g, "").replaceAll("Practice Callouts", "");

/** `lists` where English has `lists_one` and `lists_other`. */
const counted = [...english.keys()]
  .filter((key) => key.endsWith("_other") && english.has(key.replace(/_other$/, "_one")))
  .map((key) => key.replace(/_other$/, ""));
const baseOf = (key: string): string => {
  const base = key.replace(/_(one|two|few|many|other)$/, "");
  return counted.includes(base) ? base : key;
};

/** True cognates, unit signs and names of continents; everything else that reads like English was forgotten. */
const SAME: Record<keyof typeof OTHERS, string[]> = {
  de: [
    "administrators.column.status",
    "audit.who.provider",
    "callouts.column.status",
    "callouts.form.optional",
    "callouts.lists.preset.within",
    "callouts.savedViews.name",
    "callouts.time.in",
    "common.theme.system",
    "doctors.column.name",
    "doctors.status",
    "errors.form.optional",
    "manage.groups.name",
    "manage.sites.name",
    "manage.surgeons.name",
    "settings.profile.name",
    "transfer.import.match.optional",
  ],
  es: [
    "account.zone.Asia",
    "account.zone.Australia",
    "auth.registration.fieldError",
    "callouts.time.days",
    "callouts.time.hours",
    "callouts.time.minutes",
    "notifications.prompt.no",
  ],
  fr: [
    "account.zone.Europe",
    "administrators.column.actions",
    "audit.field.message",
    "callouts.detail.details.message",
    "callouts.detail.details.mode",
    "callouts.dialog.confirm.confirmation_one",
    "callouts.dialog.confirm.confirmation_other",
    "callouts.dialog.record.note",
    "callouts.fair.email.message",
    "callouts.form.date",
    "callouts.form.message",
    "callouts.palette.type.action",
    "callouts.palette.type.page",
    "callouts.time.hours",
    "callouts.time.minutes",
    "callouts.urgent",
    "common.footer.contact",
    "common.pager.pages",
    "doctors.actions.invitation",
    "doctors.actions.more",
    "doctors.page.field.grade",
    "inbox.kind",
    "manage.groups.colours.violet",
    "manage.groups.column.description",
    "manage.groups.description",
    "manage.places.actions",
    "manage.surgeons.notes",
    "notifications.desktop.unknown",
    "notifications.heading",
    "notifications.title.unknown",
    "ringRound.again.date",
    "settings.notifications",
    "transfer.field.grade",
    "transfer.lists.field.description",
  ],
  ja: [],
  zh: [],
};

/** Words that none of the other languages has. */
const ENGLISH =
  /\b(the|and|your|you|with|please|is|are|of|to|not|has|have|for|this|that|by|who|which|click|email|doctors?|lists?|callouts?|sign)\b/i;

test("every interface language is written", () => {
  expect([...Object.keys(OTHERS), "en"].sort()).toEqual([...LANGUAGES]);
});

test.each(rows)("$language has exactly English's keys, with its own plural categories", ({ language, words }) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const wanted = [...english.keys()].flatMap((key) => {
    const base = baseOf(key);
    return base === key ? [key] : pluralCategories.map((category) => `${base}_${category}`);
  });
  expect([...words.keys()].sort()).toEqual([...new Set(wanted)].sort());
});

test.each(rows)("$language fills in what English fills in", ({ words }) => {
  const differing = [...words].filter(([key, text]) => {
    const model = english.get(key) ?? english.get(`${baseOf(key)}_other`) ?? "";
    const named = placeholders(text);
    // "One thing to correct" need not say the number.
    const expected = baseOf(key) === key || !key.endsWith("_one") ? placeholders(model) : null;
    return expected
      ? named.join() !== expected.join()
      : named.some((name) => !placeholders(english.get(`${baseOf(key)}_other`) ?? "").includes(name));
  });
  expect(differing).toEqual([]);
});

test.each([{ language: "en", words: english }, ...rows])(
  "no text of $language is empty or ends in a blank",
  ({ words }) => {
    expect(
      [...words].filter(([key, text]) => text.trim() === "" || (text !== text.trim() && !key.endsWith("separator"))),
    ).toEqual([]);
  },
);

test.each(rows)("no text of $language is still English", ({ language, words }) => {
  const same = [...words].filter(([key, text]) => english.get(key) === text && /\p{L}/u.test(ownWords(text)));
  expect(same.map(([key]) => key).sort()).toEqual(SAME[language as keyof typeof OTHERS]);
  expect([...words].filter(([, text]) => ENGLISH.test(ownWords(text)))).toEqual([]);
});

test.each(rows.filter(({ language }) => ["ja", "zh"].includes(language)))(
  "every text of $language is in its own script",
  ({ words }) => {
    const script = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;
    const foreign = [...words].filter(([, text]) => /\p{L}/u.test(ownWords(text)) && !script.test(ownWords(text)));
    expect(foreign).toEqual([]);
  },
);

test("French sets a no-break space before its double punctuation, so that none begins a line", () => {
  // Marks named as marks ("a symbol, such as ! or ?") are none.
  const texts = catalogueOf("fr").filter(([key]) => !key.endsWith("check.special"));
  // A colon and guillemets have a whole one, the other marks a narrow one.
  const wrong = / [?!:;»]|« |\u00a0[?!;]|\u202f[:»]|«\u202f/;
  expect(texts.filter(([, text]) => wrong.test(text))).toEqual([]);
});

test("every code the server can answer has words in every language", () => {
  for (const { words } of [{ words: english }, ...rows])
    expect([...words.keys()].filter((key) => key.startsWith("errors.code.")).map((key) => key.slice(12))).toEqual(
      expect.arrayContaining([...ERROR_CODES]),
    );
});

/** Buttons whose accessible name says more than their label, which it must hold as it stands (WCAG 2.5.3). */
const NAMED = {
  "account.sessions.revokeOne": "account.sessions.revoke",
  "callouts.detail.changeFor": "callouts.detail.changeAnswer",
  "callouts.detail.chooseList": "callouts.detail.showResponses",
  "callouts.detail.confirmDoctor": "callouts.detail.confirm",
  "callouts.detail.recordFor": "callouts.detail.recordAnswer",
  "callouts.detail.standbyFor": "callouts.detail.toStandby",
  "callouts.form.dry.includeDoctor": "callouts.form.dry.include",
  "callouts.form.editListOn": "callouts.form.editList",
};

test.each([{ language: "en", words: english }, ...rows])(
  "in $language a button is called what it says",
  ({ words }) => {
    const wrong = Object.entries(NAMED).filter(([name, label]) => {
      const [said, seen] = [words.get(name), words.get(label)].map((text) => text?.toLowerCase());
      return !said || !seen || !said.includes(seen);
    });
    expect(wrong.map(([name, label]) => `${words.get(name)} / ${words.get(label)}`)).toEqual([]);
  },
);
