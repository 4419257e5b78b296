/** What the mails about changed and reopened lists say, in German. */
import { type UpdateTexts } from "../en/updateTexts.ts";

export const de: UpdateTexts = {
  askAgain: {
    subject: "Wieder offen: Haben Sie noch Zeit?",
    firstSubject: "Wieder offen, erste Zusage wird gebucht: Haben Sie noch Zeit?",
    heading: "Wieder offen: Haben Sie noch Zeit?",
    lead: "Sie hatten sich angeboten. Ihr Angebot zählt erst wieder, wenn Sie noch einmal Ja sagen. ",
  },
  changedAsking: {
    subject: "Geändert: Können Sie übernehmen?",
    firstSubject: "Geändert, erste Zusage wird gebucht: Können Sie übernehmen?",
    heading: "Es gibt eine Änderung: Können Sie übernehmen?",
    lead: "Seit unserer Anfrage hat sich etwas geändert. ",
  },
  askedAnew: {
    subject: "Verlegt: Können Sie übernehmen?",
    firstSubject: "Verlegt, erste Zusage wird gebucht: Können Sie übernehmen?",
    heading: "Verlegt: Können Sie übernehmen?",
    lead: "Sie haben vor dieser Änderung geantwortet; Ihre Antwort zählt deshalb nicht mehr. Bitte antworten Sie noch einmal. ",
  },
  listAdded: {
    subject: "Eine weitere OP-Liste: Können Sie übernehmen?",
    firstSubject: "Eine weitere OP-Liste, erste Zusage wird gebucht: Können Sie übernehmen?",
    heading: "Eine weitere OP-Liste: Können Sie übernehmen?",
    lead: "Zu dieser Anfrage ist eine OP-Liste hinzugekommen. ",
  },
  alsoOpen: {
    subject: "Jetzt auch offen: Können Sie übernehmen?",
    firstSubject: "Jetzt auch offen, erste Zusage wird gebucht: Können Sie übernehmen?",
    heading: "Jetzt auch offen: Können Sie übernehmen?",
    lead: "Danach hatten wir Sie bisher nicht gefragt. Ihre anderen Antworten bleiben, wie sie sind. ",
  },
  changed: {
    subject: "Geändert",
    heading: "Es gibt eine Änderung zu Ihrer Buchung",
    lead: (lists) => `An Ihrer Buchung für ${lists} hat sich etwas geändert.`,
    button: "Meine Seite öffnen",
    ease: "Ihre Buchung, wie sie jetzt ist.",
    title: "Sie sind weiterhin gebucht.",
    text: ["Sie brauchen nichts zu tun. Wenn Sie doch nicht können, sagen Sie es uns bitte auf Ihrer Seite."],
  },
  timesChanged: {
    subject: "Neue Zeiten: Passt das?",
    heading: "Die Zeiten haben sich geändert: Passt das?",
    lead: (lists) => `Die Zeiten Ihrer Buchung für ${lists} haben sich geändert.`,
    button: "Jetzt antworten",
    ease: "Sagen Sie uns, ob es Ihnen passt: ein paar Fingertipps genügen, ohne Anmeldung.",
    title: "Sie sind weiterhin gebucht.",
    text: [
      "Wir rechnen zu den neuen Zeiten mit Ihnen, solange Sie nicht absagen. Kurzfristig rufen Sie bitte zusätzlich an.",
    ],
  },
  moved: {
    subject: "Verlegt: Können Sie weiterhin?",
    heading: "Verlegt: Können Sie weiterhin?",
    lead: (lists) => `Ihre Buchung für ${lists} wurde verlegt.`,
    button: "Jetzt antworten",
    ease: "Ja oder Nein: ein paar Fingertipps genügen, ohne Anmeldung.",
    title: "Bitte bestätigen Sie Ihre Buchung noch einmal.",
    text: (until) =>
      until
        ? ["Bitte antworten Sie bis ", until, ". Ohne Antwort endet Ihre Buchung dann."]
        : ["Bis Sie antworten, wissen wir nicht, ob Sie kommen können."],
  },
  standbyOffer: {
    subject: "Sie werden zuerst gefragt: Können Sie übernehmen?",
    heading: "Sie werden zuerst gefragt: Können Sie übernehmen?",
    lead: (lists) => `Sie sind als Reserve vorgemerkt, und wir brauchen jetzt jemanden für ${lists}.`,
    button: "Jetzt antworten",
    ease: "Ja oder Nein: ein paar Fingertipps genügen, ohne Anmeldung.",
    title: "Ein Ja bucht Sie sofort.",
    text: (until) => [
      "Bis ",
      until,
      " fragen wir niemand anderen. Wenn Sie nicht können, sagen Sie es uns bitte, damit wir andere fragen können.",
    ],
  },
  offerClosed: {
    subject: "Keine Antwort mehr nötig",
    heading: "Sie brauchen nicht mehr zu antworten",
    lead: (lists) => `Wir hatten Sie zuerst gefragt, ob Sie ${lists} übernehmen können. Dieses Angebot ist beendet.`,
    button: "Meine Seite öffnen",
    ease: "Dort können Sie sich auch als Reserve abmelden.",
    title: "Sie bleiben als Reserve vorgemerkt.",
    text: ["Sie werden ", "nicht", " erwartet, solange Sie nichts von uns hören."],
  },
  message: {
    subject: "Nachricht zu Ihrem Angebot",
    heading: "Eine Nachricht zu Ihrem Angebot",
    lead: (lists) => `Sie haben angeboten, ${lists} zu übernehmen. Wir haben eine Nachricht für Sie.`,
    button: "Meine Seite öffnen",
    ease: "Dort sehen Sie Ihre Antwort und können sie ändern.",
    title: "Es hat sich nichts geändert.",
    text: ["Ihr Angebot bleibt bestehen. Wenn Sie gebucht sind, bleiben Sie gebucht."],
    again: ["Ihr früheres Angebot zählt erst wieder, wenn Sie auf Ihrer Seite noch einmal Ja sagen."],
  },
  changes: {
    title: "Was sich geändert hat",
    none: "keine Angabe",
    field: {
      date: "Datum",
      times: "Zeiten",
      site: "Klinik",
      theatre: "OP-Saal",
      surgeon: "Operateur/in",
      specialty: "Fachgebiet",
      role: "Funktion",
      case_mix: "Eingriffe",
      requirements: "Anforderungen",
      notes: "Hinweis",
      message: "Nachricht der Praxis",
      fee: "Honorar",
    },
  },
};
