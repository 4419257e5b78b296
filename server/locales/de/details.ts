/** What the page behind an invitation says, in German. */
import { type DetailsTexts } from "../en/details.ts";

export const de: DetailsTexts = {
  title: "Stimmen diese Angaben?",
  lead: (practice) => `${practice} schreibt Ihnen an diese Adresse, wenn eine OP-Liste zu besetzen ist.`,
  name: "Name",
  email: "E-Mail",
  confirm: "Ja, das stimmt",
  thanks: "Vielen Dank, das war alles",
  known:
    "Die Praxis weiß, dass ihre E-Mails bei Ihnen ankommen. Sie werden gefragt, sobald eine OP-Liste zu besetzen ist; mehr ist nicht zu tun.",
  wrong: "Stimmt etwas nicht? Antworten Sie auf die E-Mail oder rufen Sie an; die Praxis berichtigt es.",
  expired: {
    title: "Dieser Link ist abgelaufen",
    lead: "Die Praxis kann Ihnen eine neue Einladung senden. Bei Fragen rufen Sie bitte an.",
  },
  archived: {
    title: "Die Praxis fragt Sie derzeit nicht an",
    lead: "Wenn Sie das überrascht, rufen Sie bitte an.",
  },
};
