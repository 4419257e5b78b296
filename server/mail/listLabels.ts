/** What stands before the facts of a list, in mails, calendar entries and on the doctor's page (product.md §2.4, §2.5). */
import { type Language } from "../../src/contract/languages.ts";

/** `comma`: between facts in a row. */
type ListLabels = { colon: string; comma: string; caseMix: string; arriving: string; telephone: string; map: string };

const LABELS: Record<Language, ListLabels> = {
  en: { colon: ": ", comma: ", ", caseMix: "Case mix", arriving: "Arriving", telephone: "Phone", map: "Map" },
  de: { colon: ": ", comma: ", ", caseMix: "Eingriffe", arriving: "Zugang", telephone: "Telefon", map: "Karte" },
  es: { colon: ": ", comma: ", ", caseMix: "Intervenciones", arriving: "Acceso", telephone: "Teléfono", map: "Mapa" },
  fr: { colon: " : ", comma: ", ", caseMix: "Interventions", arriving: "Accès", telephone: "Téléphone", map: "Plan" },
  ja: { colon: "：", comma: "、", caseMix: "症例の内容", arriving: "入館方法", telephone: "電話番号", map: "地図" },
  zh: { colon: "：", comma: "，", caseMix: "手术内容", arriving: "出入方式", telephone: "电话", map: "地图" },
};

export const listLabels = (language: Language): ListLabels => LABELS[language];
