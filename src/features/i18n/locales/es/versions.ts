/** Spanish texts: two versions of the same thing, and the choice between them. */

import { type versions as en } from "../en/versions.ts";
import { type Texts } from "../texts.ts";

export const versions = {
  text: "Lo que usted ha escrito sigue aquí. Elija qué versión vale: «Mantener la mía» conserva sus cambios y toma lo demás de la otra.",
  field: "Campo",
  theirs: "La otra versión",
  mine: "La suya",
  untouched: "sin cambios",
  empty: "vacío",
  take: "Usar la otra",
  keep: "Mantener la mía",
  on: "sí",
  off: "no",
} satisfies Texts<typeof en, "es">;
