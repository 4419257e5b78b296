/** What the doctor's page says where the practice answered an offer without booking it (product.md R6), as the mails of these decisions say it. */
import { type Language } from "../../../src/contract/languages.ts";

/** `lead`: every second part is printed bold. */
type Words = { title: string; lead: readonly string[]; chip: string };
type DecidedTexts = {
  not_required: Words;
  standby: Words;
  rank: (rank: number) => string;
  takeBack: string;
};

const TEXTS: Record<Language, DecidedTexts> = {
  en: {
    not_required: {
      title: "You are not required",
      lead: ["The practice does not need you after all. You need not do anything and you are ", "not", " expected."],
      chip: "Not required",
    },
    standby: {
      title: "You are on standby",
      lead: ["We would ask you first. It is not a booking: until you hear from us you are ", "not", " expected."],
      chip: "On standby",
    },
    rank: (rank) => `You are number ${rank} in line.`,
    takeBack: "Take my offer back",
  },
  de: {
    not_required: {
      title: "Sie werden nicht benötigt",
      lead: ["Die Praxis braucht Sie nun doch nicht. Sie brauchen nichts zu tun und werden ", "nicht", " erwartet."],
      chip: "Nicht benötigt",
    },
    standby: {
      title: "Sie sind als Reserve vorgemerkt",
      lead: [
        "Wir würden Sie vorher fragen. Es ist keine Buchung: Bis Sie von uns hören, werden Sie ",
        "nicht",
        " erwartet.",
      ],
      chip: "Reserve",
    },
    rank: (rank) => `Sie stehen an ${rank}. Stelle.`,
    takeBack: "Angebot zurücknehmen",
  },
  es: {
    not_required: {
      title: "Finalmente no hace falta",
      lead: ["Al final el centro no le necesita. No tiene que hacer nada y ", "no", " le esperamos."],
      chip: "No hace falta",
    },
    standby: {
      title: "Está usted en reserva",
      lead: ["Le preguntaríamos antes. No es una confirmación: mientras no le avisemos, ", "no", " le esperamos."],
      chip: "En reserva",
    },
    rank: (rank) => `Ocupa el puesto ${rank}.`,
    takeBack: "Retirar mi ofrecimiento",
  },
  fr: {
    not_required: {
      title: "Votre présence n’est pas nécessaire",
      lead: [
        "Finalement, le cabinet n’a pas besoin de vous. Vous n’avez rien à faire et vous n’êtes ",
        "pas",
        " attendu.",
      ],
      chip: "Pas nécessaire",
    },
    standby: {
      title: "Vous êtes en réserve",
      lead: [
        "Nous vous demanderions d’abord. Ce n’est pas une confirmation : sans nouvelles de notre part, vous n’êtes ",
        "pas",
        " attendu.",
      ],
      chip: "En réserve",
    },
    rank: (rank) => `Vous êtes au rang ${rank}.`,
    takeBack: "Retirer ma proposition",
  },
  ja: {
    not_required: {
      title: "今回の応援は不要になりました",
      lead: ["お手続きは不要で、お越しいただく必要は", "ありません", "。"],
      chip: "応援不要",
    },
    standby: {
      title: "待機をお願いします",
      lead: [
        "お願いする際は必ず先にご連絡します。担当の確定ではなく、ご連絡がない限り、お越しいただく必要は",
        "ありません",
        "。",
      ],
      chip: "待機",
    },
    rank: (rank) => `待機の順位は${rank}番です。`,
    takeBack: "お申し出を取り消す",
  },
  zh: {
    not_required: {
      title: "这次无需您到岗",
      lead: ["诊所现已不需要您支援。您无需做任何事，也", "无需", "到岗。"],
      chip: "无需到岗",
    },
    standby: {
      title: "您已列为候补",
      lead: ["需要时我们会先询问您。这不是正式安排，未接到通知前，您", "无需", "到岗。"],
      chip: "候补",
    },
    rank: (rank) => `您的候补顺位是第 ${rank} 位。`,
    takeBack: "撤回意向",
  },
};

export const decidedTexts = (language: Language): DecidedTexts => TEXTS[language];
