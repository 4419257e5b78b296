/** German texts: the palette, which finds things and does things. */
import { type calloutPalette as en } from "../../en/callouts/palette.ts";
import { type Texts } from "../../texts.ts";

export const calloutPalette = {
  title: "Suchen oder etwas tun",
  label: "Anfragen, Ärztinnen und Ärzte, Kliniken, Operateurinnen und Operateure und Seiten suchen oder etwas tun",
  hint: "Suchen oder etwas tun",
  type: {
    callout: "Anfrage",
    doctor: "Ärztin/Arzt",
    site: "Klinik",
    surgeon: "Operateur/in",
    page: "Seite",
    action: "Aktion",
  },
  language: "Sprache",
  found_one: "{{count}} Treffer",
  found_other: "{{count}} Treffer",
  none: "Nichts gefunden",
  failed: "Die Suche hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
  page: {
    week: "Wochenansicht",
    month: "Monatsansicht",
    newDoctor: "Ärztin/Arzt anlegen",
  },
} satisfies Texts<typeof en, "de">;
