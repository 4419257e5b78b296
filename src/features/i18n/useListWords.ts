/** `useTranslation` for lists: words asked for again with every filter are remembered. */
import { type Namespace } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { remember } from "./remember.ts";

export function useListWords<const Ns extends Namespace>(ns: Ns) {
  const { t, i18n } = useTranslation(ns);
  return { t: useMemo(() => remember(t), [t]), language: i18n.language };
}
