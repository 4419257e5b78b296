/** Who says what stands on a button is understood by its name: the name contains the visible words (WCAG 2.5.3). */
import { de } from "../../../src/features/i18n/locales/de/index.ts";
import { en } from "../../../src/features/i18n/locales/en/index.ts";
import { es } from "../../../src/features/i18n/locales/es/index.ts";
import { fr } from "../../../src/features/i18n/locales/fr/index.ts";
import { ja } from "../../../src/features/i18n/locales/ja/index.ts";
import { zh } from "../../../src/features/i18n/locales/zh/index.ts";

const LANGUAGES = { de, en, es, fr, ja, zh };
/** What is seen, and what it is called. */
const PAIRS = [
  ["callouts.detail.confirm", "callouts.detail.confirmDoctor"],
  ["callouts.detail.toStandby", "callouts.detail.standbyFor"],
  ["callouts.detail.changeAnswer", "callouts.detail.changeFor"],
  ["callouts.detail.recordAnswer", "callouts.detail.recordFor"],
  ["callouts.detail.showResponses", "callouts.detail.chooseList"],
  ["callouts.cover.again.short", "callouts.cover.again.one"],
  ["callouts.cover.spoken.short", "callouts.cover.spoken.one"],
  ["callouts.form.editList", "callouts.form.editListOn"],
  ["callouts.lists.newList", "callouts.lists.addOn"],
  ["inbox.done", "inbox.doneOf"],
  ["inbox.notDone", "inbox.notDoneOf"],
  ["coverSheets.printDay", "coverSheets.printDayOf"],
  ["coverSheets.printDay", "coverSheets.printDayAt"],
  ["manage.places.archive", "manage.places.archiveOne"],
  ["manage.places.restore", "manage.places.restoreOne"],
] as const;

function textAt(texts: object, path: string): string | undefined {
  const found = path
    .split(".")
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], texts);
  return typeof found === "string" ? found : undefined;
}

/** As it is heard: without case and signs. */
const heard = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\{\{[^}]*\}\}/g, " ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

test.each(Object.entries(LANGUAGES))("%s: the name of a button contains the words on it", (_language, texts) => {
  const wrong = PAIRS.flatMap(([seen, called]) => {
    const [words, name] = [textAt(texts, seen), textAt(texts, called)];
    if (words === undefined || name === undefined) return [`${seen} or ${called} is no text`];
    return heard(name).includes(heard(words)) ? [] : [`“${name}” (${called}) lacks “${words}”`];
  });
  expect(wrong).toEqual([]);
});
