/** French texts: two versions of the same thing, and the choice between them. */

import { type versions as en } from "../en/versions.ts";
import { type Texts } from "../texts.ts";

export const versions = {
  text: "Votre saisie est toujours là. Choisissez la version à retenir : « Garder la mienne » conserve vos modifications et reprend l’autre version pour le reste ; « Prendre l’autre » efface les vôtres.",
  field: "Champ",
  theirs: "L’autre version",
  mine: "La vôtre",
  untouched: "inchangé",
  empty: "vide",
  take: "Prendre l’autre",
  keep: "Garder la mienne",
  on: "oui",
  off: "non",
} satisfies Texts<typeof en, "fr">;
