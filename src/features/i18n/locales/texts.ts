/** The shape of another language's texts: English's keys, with the language's own plural categories, any words. */
import { type Language } from "../../../contract/languages.ts";

/**
 * What `Intl.PluralRules` tells apart in whole numbers, where it is not "one" and "other" as in English; Spanish and French
 * have a form of their own for millions.
 */
type Plurals = {
  es: "one" | "many" | "other";
  fr: "one" | "many" | "other";
  ja: "other";
  zh: "other";
};
type PluralOf<Spoken extends Language> = Spoken extends keyof Plurals ? Plurals[Spoken] : "one" | "other";

/** `lists` where English has `lists_one` and `lists_other`. */
type Counted<English> = {
  [Key in keyof English]: Key extends `${infer Base}_other`
    ? `${Base}_one` extends keyof English
      ? Base
      : never
    : never;
}[keyof English];

type Keys<English, Spoken extends Language> =
  | Exclude<keyof English, `${Counted<English>}_${PluralOf<"en">}`>
  | `${Counted<English>}_${PluralOf<Spoken>}`;

export type Texts<English, Spoken extends Language = "en"> = {
  readonly [Key in Keys<English, Spoken>]: Key extends keyof English
    ? English[Key] extends string
      ? string
      : Texts<English[Key], Spoken>
    : string;
};
