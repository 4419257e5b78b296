/** What the doctor's page says where the practice answered an offer without booking it, or ended a booking; as the mails say it, in German. */
import { type DecidedTexts } from "../en/decided.ts";

export const de: DecidedTexts = {
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
};
