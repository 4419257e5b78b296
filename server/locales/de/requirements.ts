/** What a list asks of its doctor, and the practice's note on it, in German. */
import { type RequirementTexts } from "../en/requirements.ts";

export const de: RequirementTexts = {
  requirements: "Anforderungen",
  notes: "Hinweis",
  comma: ", ",
  paediatric: "Kinder",
  obstetric: "Geburtshilfe",
  cardiac: "Herzchirurgie",
  thoracic: "Thoraxchirurgie",
  neurosurgical: "Neurochirurgie",
  regional: "Regionalanästhesie",
};
