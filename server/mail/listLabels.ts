/** What stands before the facts of a list, in mails, calendar entries and on the doctor's page (product.md §2.4, §2.5). */
import { type Language } from "../../src/contract/languages.ts";

type ListLabels = { colon: string; caseMix: string; arriving: string; telephone: string; map: string };

const LABELS: Record<Language, ListLabels> = {
  en: { colon: ": ", caseMix: "Case mix", arriving: "Arriving", telephone: "Telephone", map: "Map" },
  de: { colon: ": ", caseMix: "Eingriffe", arriving: "Zugang", telephone: "Telefon", map: "Karte" },
  es: { colon: ": ", caseMix: "Intervenciones", arriving: "Acceso", telephone: "Teléfono", map: "Mapa" },
  fr: { colon: " : ", caseMix: "Interventions", arriving: "Accès", telephone: "Téléphone", map: "Plan" },
  ja: { colon: "：", caseMix: "症例の内容", arriving: "入館方法", telephone: "電話番号", map: "地図" },
  zh: { colon: "：", caseMix: "手术内容", arriving: "出入方式", telephone: "电话", map: "地图" },
};

export const listLabels = (language: Language): ListLabels => LABELS[language];
