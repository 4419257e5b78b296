/** What the mails about callouts say, in German. */
import { type CalloutTexts, type Phrase } from "../en/calloutTexts.ts";

const NUMBER = ["keine", "eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"];
const A_ROLE = {
  anaesthetist: "eine Anästhesistin oder einen Anästhesisten",
  surgical_assistant: "eine chirurgische Assistenz",
  other: "eine Ärztin oder einen Arzt",
};
const NOTHING_TO_DO = "Sie brauchen nichts zu tun.";
const notExpected = (more: string): Phrase => ["Sie werden ", "nicht", ` erwartet. ${more}`];

export const de: CalloutTexts = {
  language: "de",
  urgent: (subject) => `Dringend: ${subject}`,
  dear: (name) => `Guten Tag ${name},`,
  callout: (reference) => `Anfrage ${reference}`,
  role: { anaesthetist: "Anästhesie", surgical_assistant: "Chirurgische Assistenz", other: "Ärztlicher Dienst" },
  session: {
    am: "Vormittag",
    pm: "Nachmittag",
    all_day: "Ganztägig",
    evening: "Abend",
    on_call: "Bereitschaft",
    custom: "",
  },
  about: (subject, facts) => `${subject}${subject.endsWith("?") ? "" : ":"} ${facts}`,
  lists: (count, specialty, surgeon, part) => {
    const number = part ? "einen Teil einer" : (NUMBER[count] ?? count);
    const noun = count === 1 ? "OP-Liste" : "OP-Listen";
    return `${number} ${noun}${specialty && ` (${specialty})`}${surgeon && ` bei ${surgeon}`}`;
  },
  partOf: (part, whole) => `${part} von ${whole}`,
  localTime: "(Ortszeit der Klinik)",
  zone: (name) => `(Ortszeit der Klinik, ${name})`,
  message: "Nachricht der Praxis",
  reason: "Begründung der Praxis",
  fee: (fee) => `Honorar: ${fee}`,
  answer: {
    subject: "Können Sie übernehmen?",
    firstSubject: "Erste Zusage wird gebucht: Können Sie übernehmen?",
    heading: "Können Sie übernehmen?",
    looking: (roles, lists) => ["Wir suchen ", roles.map((role) => A_ROLE[role]).join(" und "), ` für ${lists}.`],
    partly: (days) =>
      days === 2
        ? " Sie können einen der beiden Tage oder beide übernehmen."
        : " Sie können auch nur einen Teil davon übernehmen.",
    button: "Jetzt antworten",
    ease: "Verfügbar, wenn nötig oder nicht verfügbar: ein paar Fingertipps genügen, ohne Anmeldung.",
    notBooked: "Sie sind erst gebucht, wenn wir bestätigen.",
    instant: {
      title: "Wer als Erste oder Erster die ganze OP-Liste übernehmen kann, ist sofort gebucht.",
      mixed: "Bei einigen dieser OP-Listen wird die erste Zusage sofort gebucht.",
      text: "„Wenn nötig“ oder nur ein Teil der OP-Liste führt nie sofort zur Buchung: Dann sind Sie erst gebucht, wenn wir bestätigen.",
    },
    respondBy: (deadline) => ["Bitte antworten Sie bis ", deadline, "."],
    eitherWay: "Wir schreiben Ihnen in jedem Fall.",
    usual: {
      heading: (lists) => (lists === 1 ? "Ihre übliche OP-Liste: passt das?" : "Ihre üblichen OP-Listen: passt das?"),
      lead: (lists) =>
        lists === 1
          ? "Diese OP-Liste übernehmen gewöhnlich Sie. Bitte sagen Sie uns, ob sie Ihnen passt."
          : "Diese OP-Listen übernehmen gewöhnlich Sie. Bitte sagen Sie uns für jede, ob sie Ihnen passt.",
      title: "Ein Ja für eine ganze OP-Liste bucht Sie sofort.",
      text: (lists) =>
        `Bis Sie antworten oder die Antwortfrist abläuft, fragen wir niemand anderen nach ${lists === 1 ? "dieser OP-Liste" : "diesen OP-Listen"}.`,
    },
  },
  reminder: {
    subject: "Erinnerung: Können Sie übernehmen?",
    firstSubject: "Erinnerung, erste Zusage wird gebucht: Können Sie übernehmen?",
    heading: "Können Sie noch helfen?",
    lead: "Uns fehlt noch Ihre Antwort. Auch ein Nein hilft uns weiter. ",
    anew: "Seit Ihrer Antwort hat sich etwas geändert; wir brauchen eine neue. Auch ein Nein hilft uns weiter. ",
  },
  confirmation: {
    subject: "Gebucht",
    heading: () => "Sie sind gebucht",
    lead: (lists) => `Sie sind für ${lists} gebucht. Vielen Dank.`,
    button: "Gelesen",
    ease: "Öffnet Ihre Seite. Tippen Sie dort auf „Gelesen“, damit die Praxis Bescheid weiß.",
    title: "Wenn Sie doch nicht können",
    text: ["Sagen Sie es uns bitte auf derselben Seite. Kurzfristig rufen Sie bitte zusätzlich an."],
  },
  filled: {
    subject: "Besetzt, vielen Dank",
    heading: "Besetzt, vielen Dank",
    lead: (lists) => `Für ${lists} haben wir jetzt eine Besetzung.`,
    title: NOTHING_TO_DO,
    text: notExpected("Danke, dass Sie sich angeboten haben."),
    others: (lists) => `Ihr Angebot für ${lists} gilt weiterhin.`,
  },
  released: {
    subject: "Nicht mehr gebucht",
    heading: "Sie sind nicht mehr gebucht",
    lead: (lists) => `Ihre Buchung für ${lists} ist beendet.`,
    title: "Bitte nehmen Sie den Termin aus Ihrem Kalender.",
    text: notExpected("Falls Sie das nicht erwartet haben, rufen Sie uns bitte an."),
    ended: {
      unanswered: "Die OP-Liste wurde verlegt, und wir hatten nicht rechtzeitig ein Ja von Ihnen.",
      times:
        "Die Zeiten der OP-Liste haben sich geändert und schließen die Zeit, für die Sie gebucht waren, nicht mehr ein.",
      moved: "Die OP-Liste wurde verlegt und schließt die Zeit, für die Sie gebucht waren, nicht mehr ein.",
    },
  },
  cancelled: {
    subject: "Abgesagt",
    heading: "Es wird niemand mehr gebraucht",
    lead: (lists) => `Die Praxis braucht für ${lists} niemanden mehr.`,
    title: NOTHING_TO_DO,
    text: notExpected("Danke für Ihre Antwort."),
  },
  expired: {
    subject: "Geschlossen, vielen Dank",
    heading: "Die Suche ist beendet",
    lead: (lists) => `Die Suche nach einer Besetzung für ${lists} ist beendet, ohne dass Sie gebucht wurden.`,
    title: NOTHING_TO_DO,
    text: notExpected("Danke, dass Sie sich angeboten haben."),
  },
  standby: {
    subject: "Als Reserve vorgemerkt",
    heading: "Sie sind als Reserve vorgemerkt",
    lead: (lists) => `Danke, dass Sie sich für ${lists} angeboten haben. Wir haben Sie als Reserve vorgemerkt.`,
    rank: (rank) => (rank > 1 ? ` Sie stehen an ${rank}. Stelle.` : " Sie stehen an erster Stelle."),
    button: "Meine Seite öffnen",
    ease: "Dort können Sie Ihr Angebot auch zurücknehmen.",
    title: "Das ist keine Buchung.",
    text: ["Wenn wir Sie brauchen, fragen wir Sie zuerst. Bis Sie von uns hören, werden Sie ", "nicht", " erwartet."],
  },
  notRequired: {
    subject: "Diesmal nicht benötigt, vielen Dank",
    heading: "Wir brauchen Sie diesmal nicht",
    lead: (lists) => `Für ${lists} brauchen wir Sie nun doch nicht.`,
    title: NOTHING_TO_DO,
    text: notExpected("Danke, dass Sie sich angeboten haben."),
  },
  invitation: {
    subject: (practice) => `Anfragen von ${practice}`,
    heading: "Sie erhalten künftig Anfragen von uns",
    lead: (practice) =>
      `${practice} hat Sie in die Liste der Ärztinnen und Ärzte aufgenommen. Wenn eine OP-Liste zu besetzen ist, fragen wir per E-Mail. Sie antworten über den Link in der E-Mail, ohne Konto und ohne Passwort.`,
    button: "Angaben prüfen",
    ease: "Dauert einen Moment; dort können Sie auch Ihre Sprache wählen oder die E-Mails pausieren.",
    title: "Sie müssen nichts einrichten.",
    text: [
      "In jeder E-Mail steht, wann eine Antwort Sie bucht. Möchten Sie diese E-Mails nicht, antworten Sie einfach.",
    ],
  },
  attached: {
    invitation: (lists) =>
      lists === 1 ? "Eine Kalendereinladung ist beigefügt." : "Für jede OP-Liste ist eine Kalendereinladung beigefügt.",
    update: (lists) =>
      lists === 1
        ? "Eine aktualisierte Kalendereinladung ist beigefügt."
        : "Für jede OP-Liste ist eine aktualisierte Kalendereinladung beigefügt.",
    cancellation: (lists) =>
      lists === 1 ? "Eine Kalenderabsage ist beigefügt." : "Für jede Buchung ist eine Kalenderabsage beigefügt.",
  },
  uncovered: "unbesetzt",
  event: (practice, phone) => `${practice}, Telefon ${phone}`,
  declining: "Wenn Sie den Termin im Kalender ablehnen, bleiben Sie gebucht: Bitte sagen Sie auf Ihrer Seite ab.",
  telephone: "Telefon",
  reply: "Sie können auch auf diese E-Mail antworten.",
  personal: "Der Link ist persönlich. Bitte leiten Sie ihn nicht weiter.",
  onlyYou: "Nur Sie haben diese E-Mail erhalten.",
  home: "Alle Ihre OP-Listen und Abwesenheiten",
  pause: "E-Mails pausieren",
  privacy: "Datenschutz",
};
