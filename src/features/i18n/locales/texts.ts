/** The shape of another language's texts: English's keys, with the language's own plural categories, any words. */
import { type Language } from "../../../contract/languages.ts";

/** What `Intl.PluralRules` tells apart in whole numbers; Spanish and French have a form of their own for millions. */
type Plurals = {
  de: "one" | "other";
  en: "one" | "other";
  es: "one" | "many" | "other";
  fr: "one" | "many" | "other";
  ja: "other";
  zh: "other";
};

/** `lists` where English has `lists_one` and `lists_other`. */
type Counted<English> = {
  [Key in keyof English]: Key extends `${infer Base}_other`
    ? `${Base}_one` extends keyof English
      ? Base
      : never
    : never;
}[keyof English];

type Keys<English, Spoken extends Language> =
  | Exclude<keyof English, `${Counted<English>}_${Plurals["en"]}`>
  | `${Counted<English>}_${Plurals[Spoken]}`;

export type Texts<English, Spoken extends Language = "en"> = {
  readonly [Key in Keys<English, Spoken>]: Key extends keyof English
    ? English[Key] extends string
      ? string
      : Texts<English[Key], Spoken>
    : string;
};
