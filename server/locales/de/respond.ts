/** What the doctor's page says, in German. */
import { type RespondTexts } from "../en/respond.ts";

const booked = (lists: number, part: boolean): string =>
  part ? "Sie sind für die unten genannten Zeiten gebucht." : `Sie sind für ${these(lists)} gebucht.`;
const these = (lists: number): string => (lists === 1 ? "diese OP-Liste" : "diese OP-Listen");

export const de: RespondTexts = {
  language: "de",
  calloutFor: (doctor) => `Anfrage an ${doctor}`,
  call: (phone) => `Praxis anrufen, ${phone}`,
  questions: "Fragen? Rufen Sie an:",
  privacy: "Datenschutz",
  needed: (role, surgeon, specialty) =>
    `Gesucht: ${role}${surgeon && ` bei ${surgeon}`}${specialty && `, ${specialty}`}.`,
  answerBy: ["Bitte antworten Sie bis ", "."],
  answers: { available: "Verfügbar", if_needed: "Wenn nötig", unavailable: "Nicht verfügbar" },
  noAnswer: "Noch keine Antwort",
  filledChip: "Besetzt",
  closedChip: "Geschlossen",
  cancelledChip: "Abgesagt",
  stillOpen: (times) => `Noch offen: ${times}`,
  away: "Für diese Zeit sind Sie als abwesend eingetragen.",
  elsewhere: (where) => `Sie sind zu dieser Zeit schon anderswo gebucht: ${where}`,
  note: "Notiz an die Praxis",
  ownNote: "Ihre Notiz an die Praxis",
  optional: "(freiwillig)",
  noteExample: "Zum Beispiel: erst ab 08:30",
  notBooked: "Sie sind erst gebucht, wenn die Praxis bestätigt.",
  form: {
    title: "Können Sie übernehmen?",
    others: "Können Sie auch die übrigen übernehmen?",
    send: "Antwort senden",
  },
  first: {
    yes: "Ja, bitte buchen",
    send: "Senden: Ein Ja bucht mich sofort",
    part: "Für einen Teil der OP-Liste sind Sie erst gebucht, wenn die Praxis bestätigt.",
    changed:
      "Es hat sich etwas geändert: Ihr Ja würde Sie jetzt sofort buchen. Bitte prüfen Sie Ihre Antwort und senden Sie sie noch einmal.",
    late: {
      title: "Jemand anderes war einen Moment schneller",
      lead: ["Die OP-Liste wurde kurz vor Ihrer Antwort besetzt. Sie sind ", "nicht", " gebucht."],
    },
  },
  again: {
    title: "Wieder offen: Haben Sie noch Zeit?",
    lead: "Sie hatten sich angeboten, und die OP-Liste war besetzt. Ihr Angebot zählt erst wieder, wenn Sie noch einmal Ja sagen.",
    part: (times) => `Sie hatten ${times} angeboten.`,
  },
  renewal: {
    title: "Die Zeiten haben sich geändert",
    lead: "Bitte sagen Sie der Praxis, ob Ihre Antwort weiterhin gilt.",
    question: (times) => `Die Zeiten sind jetzt ${times}. Gilt Ihre Antwort weiterhin?`,
    before: (times) => `Sie hatten für ${times} geantwortet.`,
    part: (times) => `Von Ihrem Angebot bleibt ${times}.`,
    yes: "Ja, meine Antwort gilt",
  },
  earlier: {
    date: (when) => `Sie hatten für ${when} geantwortet; bitte antworten Sie für das neue Datum.`,
    times: (when) => `Sie hatten für ${when} geantwortet; bitte antworten Sie für die neuen Zeiten.`,
    other: "Die OP-Liste hat sich seit Ihrer Antwort geändert; bitte antworten Sie noch einmal.",
  },
  sent: {
    thanks: (name) => `Vielen Dank, ${name}`,
    told: ["Sie haben sich als ", " gemeldet: ", "."],
    words: { available: "verfügbar", if_needed: "verfügbar, wenn nötig,", unavailable: "nicht verfügbar" },
    eitherWay: "Die Praxis schreibt Ihnen in jedem Fall.",
    released: "Sie sind nicht mehr gebucht.",
    notExpected: "Für diese OP-Liste werden Sie nicht erwartet.",
    change: "Antwort ändern",
  },
  confirmed: {
    title: "Sie sind gebucht",
    booked,
    ask: "Bitte tippen Sie auf „Gelesen“, damit die Praxis Bescheid weiß.",
    known: "Die Praxis weiß, dass Sie es gelesen haben.",
    times: (part, whole) => `Gebucht für ${part} (von ${whole})`,
    where: "Ort",
    surgeon: "Operateur/in",
    address: "Adresse",
    gotIt: "Gelesen",
    calendar: "In den Kalender",
    cannot: "Ich kann doch nicht",
    late: (hours) => `Sind es weniger als ${hours} Stunden bis zum Beginn, rufen Sie uns bitte zusätzlich an.`,
  },
  changed: {
    times: {
      title: "Neue Zeiten: Passt das?",
      lead: "Sie sind weiterhin gebucht, jetzt für die neuen Zeiten.",
      yes: "Ja, das passt",
    },
    moved: {
      title: "Verlegt: Können Sie weiterhin?",
      lead: "Bitte bestätigen Sie Ihre Buchung noch einmal.",
      yes: "Ja, ich kann weiterhin",
    },
    before: "Bisher",
    due: ["Bitte antworten Sie bis ", ". Ohne Antwort endet Ihre Buchung dann."],
  },
  withdraw: {
    title: "Sie können diese OP-Liste doch nicht übernehmen?",
    lead: "Ihre Buchung endet damit, und die Praxis sucht sofort jemand anderen.",
    telephone: "Bitte rufen Sie jetzt auch an",
    soon: "Die OP-Liste beginnt bald.",
    reason: "Grund",
    reasonHint: "Die Praxis liest ihn.",
    button: "Ja, ich sage ab",
    keep: "Nein, ich bleibe dabei",
  },
  offer: {
    title: "Sie werden zuerst gefragt",
    lead: "Sie sind als Reserve vorgemerkt, und für diese OP-Liste wird jetzt jemand gebraucht.",
    until: ["Bis ", " wird niemand anderes gefragt."],
    left: (time) => `Sie haben noch ${time} Zeit für Ihre Antwort.`,
    books: "Ein Ja bucht Sie sofort.",
    no: "Nein, ich kann nicht",
    lapsed: "Die Zeit zum Antworten ist vorbei. Sie bleiben als Reserve vorgemerkt.",
    ended: "Wir hatten Sie zuerst gefragt; das ist beendet. Sie bleiben als Reserve vorgemerkt.",
  },
  filled: {
    title: "Besetzt, vielen Dank",
    lead: (lists) => [
      `${lists === 1 ? "Diese OP-Liste ist" : "Diese OP-Listen sind"} besetzt. Sie brauchen nichts zu tun und werden `,
      "nicht",
      " erwartet.",
    ],
    stepIn: "Könnten Sie einspringen, falls sich etwas ändert?",
    askFirst: "Wir würden Sie zuerst fragen. Es ist keine Buchung.",
    standby: "Als Reserve vormerken",
    offered: "Sie haben angeboten einzuspringen, falls sich etwas ändert.",
  },
  cancelled: {
    title: "Abgesagt",
    lead: ["Die Praxis braucht niemanden mehr. Sie brauchen nichts zu tun und werden ", "nicht", " erwartet."],
  },
  closed: {
    title: "Geschlossen",
    lead: "Diese Anfrage ist vorbei und nimmt keine Antworten mehr an. Wenn etwas dazwischengekommen ist, rufen Sie uns bitte an.",
  },
  part: {
    title: "Nur einen Teil davon?",
    from: "Von",
    to: "Bis",
    said: (from, to) => `Nur ${from}–${to}`,
    wrong: "Bitte geben Sie beide Zeiten an. Sie müssen in der OP-Liste liegen, der Beginn vor dem Ende.",
    unanswered: (when) => `Bitte wählen Sie eine Antwort für ${when}.`,
  },
  wrong: {
    nothing: "Bitte wählen Sie eine Antwort.",
    note: (most) => `Bitte kürzen Sie die Notiz auf ${most} Zeichen.`,
    reason: (most) => `Bitte kürzen Sie den Grund auf ${most} Zeichen.`,
    young: "Das ging sehr schnell. Bitte drücken Sie noch einmal.",
    forged: "Diese Seite wurde nicht erkannt. Bitte prüfen Sie Ihre Antwort und drücken Sie noch einmal.",
    bookedForMore:
      "Sie sind inzwischen für mehr gebucht, daher wurde Ihre Antwort für einen Teil der OP-Liste nicht übernommen. Wenn Sie nicht alles übernehmen können, rufen Sie uns bitte an.",
    refused:
      "Die OP-Liste hat begonnen oder ist geschlossen, daher ist keine Änderung mehr möglich. Bitte rufen Sie uns an.",
    changed:
      "Die OP-Liste hat sich geändert, seit Sie diese Seite geöffnet haben. Bitte prüfen Sie Ihre Antwort und senden Sie sie noch einmal.",
    bookedSince: (button) =>
      `Sie wurden gebucht, seit Sie diese Seite geöffnet haben. Wenn Sie nicht können, drücken Sie bitte „${button}“.`,
    otherList: "Diese OP-Liste hat sich geändert.",
  },
  settings: {
    title: "E-Mails und Sprache",
    pause: "E-Mails mit Anfragen pausieren",
    days: (days) => (days === 1 ? "1 Tag lang" : `${days} Tage lang`),
    resume: "Wieder E-Mails erhalten",
    paused: (until) => (until ? `Keine E-Mails bis ${until}.` : "Sie erhalten keine E-Mails mit Anfragen."),
    note: "E-Mails zu Ihren Buchungen kommen weiterhin.",
    language: "Sprache",
    save: "Speichern",
  },
  expired: {
    title: "Dieser Link ist abgelaufen",
    lead: "Die OP-Listen sind vorbei. Bei Fragen rufen Sie bitte die Praxis an.",
  },
  unknown: {
    title: "Dieser Link ist ungültig",
    lead: "Bitte öffnen Sie den Link in Ihrer E-Mail erneut oder rufen Sie die Praxis an: Die Nummer steht in der E-Mail.",
  },
  busy: {
    title: "Einen Moment bitte",
    lead: "Das waren zu viele Aufrufe. Bitte versuchen Sie es in ein paar Minuten erneut.",
  },
  foreign: {
    title: "Das konnte nicht angenommen werden",
    lead: "Bitte öffnen Sie den Link in Ihrer E-Mail erneut und antworten Sie dort.",
  },
  broken: {
    title: "Etwas ist schiefgegangen",
    lead: "Es wurde nichts geändert. Bitte versuchen Sie es gleich noch einmal oder rufen Sie die Praxis an.",
  },
  notSaved: {
    title: "Das konnte nicht gespeichert werden",
    lead: "Bei der Praxis ist nichts angekommen. Bitte versuchen Sie es in ein paar Minuten erneut oder rufen Sie die Praxis an.",
  },
  unclear: {
    title: "Ob das gespeichert wurde, ist nicht sicher",
    lead: "Bitte öffnen Sie den Link in Ihrer E-Mail in ein paar Minuten erneut und sehen Sie nach, oder rufen Sie die Praxis an.",
  },
};
