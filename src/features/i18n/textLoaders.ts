/** Fetches the texts of a language, each a chunk of its own. English is not among them: the app has it from the start. */
import { type DEFAULT_LANGUAGE, type Language } from "../../contract/languages.ts";
import { type en } from "./locales/en/index.ts";
import { type Texts } from "./locales/texts.ts";

/** Each has the plurals of its language. */
type Loaders = {
  readonly [Spoken in Exclude<Language, typeof DEFAULT_LANGUAGE>]: () => Promise<Texts<typeof en, Spoken>>;
};

export const loaders: Loaders = {
  de: () => import("./locales/de/index.ts").then(({ de }) => de),
  es: () => import("./locales/es/index.ts").then(({ es }) => es),
  fr: () => import("./locales/fr/index.ts").then(({ fr }) => fr),
  ja: () => import("./locales/ja/index.ts").then(({ ja }) => ja),
  zh: () => import("./locales/zh/index.ts").then(({ zh }) => zh),
};
