/** What the mails about callouts say, in German. */
import { type CalloutTexts, type Phrase } from "./words.ts";

const NUMBER = ["keine", "eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"];
const ROLE = { anaesthetist: "Anästhesie", surgical_assistant: "Chirurgische Assistenz", other: "Ärztin oder Arzt" };
const notExpected = (more: string): Phrase => ["Sie werden ", "nicht", ` erwartet. ${more}`];

export const de: CalloutTexts = {
  language: "de",
  urgent: "Dringend: ",
  dear: (name) => `Guten Tag ${name},`,
  callout: (reference) => `Anfrage ${reference}`,
  role: ROLE,
  session: {
    am: "Vormittag",
    pm: "Nachmittag",
    all_day: "Ganztägig",
    evening: "Abend",
    on_call: "Bereitschaft",
    custom: "",
  },
  about: (subject, facts) => `${subject}${subject.endsWith("?") ? "" : ":"} ${facts}`,
  lists: (count, specialty, surgeon) =>
    `${NUMBER[count] ?? count} ${count === 1 ? "OP-Liste" : "OP-Listen"}${specialty && ` (${specialty})`}${surgeon && ` bei ${surgeon}`}`,
  localTime: "(Ortszeit der Klinik)",
  zone: (name) => `(Ortszeit der Klinik, ${name})`,
  message: "Nachricht der Praxis",
  fee: (fee) => `Honorar: ${fee}`,
  answer: {
    subject: "Können Sie übernehmen?",
    heading: "Können Sie übernehmen?",
    looking: (roles, lists) => ["Wir suchen ", roles.map((role) => ROLE[role]).join(" und "), ` für ${lists}.`],
    partly: (days) =>
      days === 2
        ? " Sie können auch nur einen der beiden Tage übernehmen."
        : " Sie können auch nur einen Teil übernehmen.",
    button: "Jetzt antworten",
    ease: "Verfügbar, wenn nötig oder nicht verfügbar: zehn Sekunden, ohne Anmeldung.",
    notBooked: "Sie sind erst gebucht, wenn wir bestätigen.",
    respondBy: (deadline) => ["Bitte antworten Sie bis ", deadline, "."],
    eitherWay: "Wir schreiben Ihnen in jedem Fall.",
  },
  reminder: {
    subject: "Erinnerung: Können Sie übernehmen?",
    heading: "Können Sie noch helfen?",
    lead: "Uns fehlt noch Ihre Antwort. Auch ein Nein hilft uns weiter. ",
  },
  confirmation: {
    subject: "Gebucht",
    heading: "Für Sie bestätigt",
    lead: (lists) => `Sie sind für ${lists} gebucht. Vielen Dank.`,
    button: "Gelesen",
    ease: "Öffnet Ihre Seite. Tippen Sie dort auf „Gelesen“, damit die Praxis Bescheid weiß.",
    title: "Sie sind gebucht.",
    text: [
      "Wenn Sie doch nicht können, sagen Sie es bitte auf derselben Seite; bei kurzer Frist rufen Sie bitte zusätzlich an.",
    ],
  },
  filled: {
    subject: "Besetzt, vielen Dank",
    heading: "Besetzt, vielen Dank",
    lead: (lists) => `Für ${lists} ist bereits jemand anderes gebucht.`,
    title: "Sie brauchen nichts zu tun.",
    text: notExpected("Danke, dass Sie sich angeboten haben."),
  },
  released: {
    subject: "Nicht mehr gebucht",
    heading: "Sie sind nicht mehr gebucht",
    lead: (lists) => `Ihre Buchung für ${lists} ist beendet.`,
    title: "Bitte nehmen Sie den Termin aus Ihrem Kalender.",
    text: notExpected("Falls Sie das überrascht, rufen Sie uns bitte an."),
  },
  cancelled: {
    subject: "Abgesagt",
    heading: "Diese Anfrage ist abgesagt",
    lead: (lists) => `Die Praxis braucht für ${lists} niemanden mehr.`,
    title: "Sie brauchen nichts zu tun.",
    text: notExpected("Danke für Ihre Antwort."),
  },
  expired: {
    subject: "Geschlossen, vielen Dank",
    heading: "Diese Anfrage ist geschlossen",
    lead: (lists) => `Die Anfrage für ${lists} ist beendet, ohne dass Sie gebucht wurden.`,
    title: "Sie brauchen nichts zu tun.",
    text: notExpected("Danke, dass Sie sich angeboten haben."),
  },
  standby: {
    subject: "In Reserve",
    heading: "Sie sind unsere Reserve",
    lead: (lists) => `Für ${lists} ist jemand anderes gebucht. Dank Ihres Angebots sind Sie als Reserve vorgemerkt.`,
    rank: (rank) => (rank > 1 ? ` Sie stehen an ${rank}. Stelle.` : " Sie stehen an erster Stelle."),
    button: "Meine Seite öffnen",
    ease: "Dort können Sie Ihr Angebot auch zurücknehmen.",
    title: "Das ist keine Buchung.",
    text: ["Wir würden Sie zuerst fragen. Bis Sie von uns hören, werden Sie ", "nicht", " erwartet."],
  },
  notRequired: {
    subject: "Nicht benötigt, vielen Dank",
    heading: "Sie werden nicht benötigt",
    lead: (lists) => `Für ${lists} brauchen wir Sie nun doch nicht.`,
    title: "Sie brauchen nichts zu tun.",
    text: notExpected("Danke, dass Sie sich angeboten haben."),
  },
  invitation: {
    subject: (practice) => `Anfragen von ${practice}`,
    heading: "Sie erhalten künftig Anfragen von uns",
    lead: (practice) =>
      `${practice} führt Sie unter den Ärztinnen und Ärzten der Praxis. Wenn eine OP-Liste zu besetzen ist, fragen wir per E-Mail; ein Tipp auf den Link genügt als Antwort, ohne Konto und ohne Passwort.`,
    button: "Angaben prüfen",
    ease: "Dauert einen Moment; dort können Sie auch Ihre Sprache wählen oder die E-Mails pausieren.",
    title: "Sie müssen nichts einrichten.",
    text: [
      "Eine Antwort ist ein Angebot und keine Buchung: Gebucht sind Sie erst, wenn wir bestätigen. Möchten Sie diese E-Mails nicht, antworten Sie einfach.",
    ],
  },
  uncovered: "unbesetzt",
  event: (practice, phone) => `${practice}, Telefon ${phone}`,
  telephone: "Telefon",
  reply: "Sie können auch auf diese E-Mail antworten.",
  personal: "Nur Sie haben diese E-Mail erhalten. Bitte leiten Sie sie nicht weiter: Der Link gehört Ihnen.",
  onlyYou: "Nur Sie haben diese E-Mail erhalten.",
  pause: "E-Mails pausieren",
  privacy: "Datenschutz",
};
