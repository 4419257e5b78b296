/** What the doctor's page says where the practice answered an offer without booking it, or ended a booking; as the mails say it. */
import { type Language } from "../../../src/contract/languages.ts";

/** `lead`: every second part is printed bold. */
type Words = { title: string; lead: readonly string[]; chip: string };
type DecidedTexts = {
  not_required: Words;
  standby: Words;
  released: Words;
  rank: (rank: number) => string;
  takeBack: string;
};

const TEXTS: Record<Language, DecidedTexts> = {
  en: {
    not_required: {
      title: "We don’t need you this time",
      lead: ["You don’t need to do anything and you are ", "not", " expected."],
      chip: "Not needed",
    },
    standby: {
      title: "You are on standby",
      lead: ["We would ask you first. It is not a booking: until you hear from us you are ", "not", " expected."],
      chip: "On standby",
    },
    released: {
      title: "You are no longer booked",
      lead: ["Your booking has ended. You are ", "not", " expected."],
      chip: "No longer booked",
    },
    rank: (rank) => `You are number ${rank} in line.`,
    takeBack: "Take my offer back",
  },
  de: {
    not_required: {
      title: "Wir brauchen Sie diesmal nicht",
      lead: ["Sie brauchen nichts zu tun und werden ", "nicht", " erwartet."],
      chip: "Nicht benötigt",
    },
    standby: {
      title: "Sie sind als Reserve vorgemerkt",
      lead: [
        "Wir würden Sie zuerst fragen. Es ist keine Buchung: Bis Sie von uns hören, werden Sie ",
        "nicht",
        " erwartet.",
      ],
      chip: "Reserve",
    },
    released: {
      title: "Sie sind nicht mehr gebucht",
      lead: ["Ihre Buchung ist beendet. Sie werden ", "nicht", " erwartet."],
      chip: "Nicht mehr gebucht",
    },
    rank: (rank) => `Sie stehen an ${rank}. Stelle.`,
    takeBack: "Angebot zurücknehmen",
  },
  es: {
    not_required: {
      title: "Esta vez no hace falta",
      lead: ["No tiene que hacer nada y ", "no", " le esperamos."],
      chip: "No hace falta",
    },
    standby: {
      title: "Está usted como suplente",
      lead: [
        "Le avisaríamos a usted en primer lugar. No es una confirmación: mientras no le avisemos, ",
        "no",
        " le esperamos.",
      ],
      chip: "Suplente",
    },
    released: {
      title: "Su confirmación se ha anulado",
      lead: ["Ya no contamos con usted: ", "no", " le esperamos."],
      chip: "Confirmación anulada",
    },
    rank: (rank) => `Ocupa el puesto ${rank}.`,
    takeBack: "Retirar mi ofrecimiento",
  },
  fr: {
    not_required: {
      title: "Nous n’avons pas besoin de vous cette fois",
      lead: ["Vous n’avez rien à faire et votre présence n’est ", "pas", " attendue."],
      chip: "Non retenu(e)",
    },
    standby: {
      title: "Vous êtes en réserve",
      lead: [
        "Nous vous solliciterions en premier. Ce n’est pas une confirmation : sans nouvelles de notre part, votre présence n’est ",
        "pas",
        " attendue.",
      ],
      chip: "En réserve",
    },
    released: {
      title: "Votre réservation est annulée",
      lead: ["Votre réservation a pris fin. Votre présence n’est ", "pas", " attendue."],
      chip: "Réservation annulée",
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
      title: "待機として登録しています",
      lead: [
        "お願いする際は必ず先にご連絡します。担当の確定ではなく、ご連絡がない限り、お越しいただく必要は",
        "ありません",
        "。",
      ],
      chip: "待機",
    },
    released: {
      title: "ご担当の確定が解除されました",
      lead: ["お越しいただく必要は", "ありません", "。"],
      chip: "確定解除",
    },
    rank: (rank) => `待機の順位は${rank}番です。`,
    takeBack: "お申し出を取り消す",
  },
  zh: {
    not_required: {
      title: "这次无需您到岗",
      lead: ["您无需做任何事，也", "无需", "到岗。"],
      chip: "无需到岗",
    },
    standby: {
      title: "您已列为候补",
      lead: ["需要时我们会先询问您。这不是正式安排，未接到通知前，您", "无需", "到岗。"],
      chip: "候补",
    },
    released: {
      title: "您的安排已解除",
      lead: ["您的安排已结束，您", "无需", "到岗。"],
      chip: "安排已解除",
    },
    rank: (rank) => `您的候补顺位是第 ${rank} 位。`,
    takeBack: "撤回意向",
  },
};

export const decidedTexts = (language: Language): DecidedTexts => TEXTS[language];
