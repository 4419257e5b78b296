/** The currencies of the world as options of a list, by their names in the person's language. */
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { currencies } from "../contract/rules/fee.ts";

export function CurrencyOptions() {
  const { i18n } = useTranslation();
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(i18n.language, { type: "currency" });
    const { compare } = new Intl.Collator(i18n.language);
    return currencies()
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort((one, other) => compare(one.name, other.name));
  }, [i18n.language]);
  return options.map(({ code, name }) => (
    <option key={code} value={code} translate="no">
      {name} ({code})
    </option>
  ));
}
