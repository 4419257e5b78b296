/** What a list asks of its doctor, and the practice's note on it, in German. */
import { type RequirementWords } from "../en/requirements.ts";

export const de: RequirementWords = {
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
