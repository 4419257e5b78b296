/** What stands before the facts of a list, in mails, calendar entries and on the doctor's page. */
import { type Language } from "../../../src/contract/languages.ts";

/** `comma`: between facts in a row. `more`: after a callout's first list, how many others there are. */
type ListLabels = {
  colon: string;
  comma: string;
  caseMix: string;
  arriving: string;
  telephone: string;
  map: string;
  more: (lists: number) => string;
};

const LABELS: Record<Language, ListLabels> = {
  en: {
    colon: ": ",
    comma: ", ",
    caseMix: "Case mix",
    arriving: "Arriving",
    telephone: "Phone",
    map: "Map",
    more: (lists) => `+${lists} ${lists === 1 ? "list" : "lists"}`,
  },
  de: {
    colon: ": ",
    comma: ", ",
    caseMix: "Eingriffe",
    arriving: "Zugang",
    telephone: "Telefon",
    map: "Karte",
    more: (lists) => `+${lists} ${lists === 1 ? "OP-Liste" : "OP-Listen"}`,
  },
  es: {
    colon: ": ",
    comma: ", ",
    caseMix: "Tipo de intervenciones",
    arriving: "Acceso",
    telephone: "Teléfono",
    map: "Mapa",
    more: (lists) => `+${lists} ${lists === 1 ? "sesión" : "sesiones"}`,
  },
  fr: {
    colon: " : ",
    comma: ", ",
    caseMix: "Types d’interventions",
    arriving: "Accès",
    telephone: "Téléphone",
    map: "Plan",
    more: (lists) => `+${lists} ${lists === 1 ? "vacation" : "vacations"}`,
  },
  ja: {
    colon: "：",
    comma: "、",
    caseMix: "症例の内容",
    arriving: "入館方法",
    telephone: "電話番号",
    map: "地図",
    more: (lists) => `他${lists}枠`,
  },
  zh: {
    colon: "：",
    comma: "，",
    caseMix: "手术内容",
    arriving: "出入方式",
    telephone: "电话",
    map: "地图",
    more: (lists) => `另有 ${lists} 个班次`,
  },
};

export const listLabels = (language: Language): ListLabels => LABELS[language];
