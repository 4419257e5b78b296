/** What a list asks of its doctor, and the practice's note on it, in Spanish. */
import { type RequirementTexts } from "../en/requirements.ts";

export const es: RequirementTexts = {
  requirements: "Requisitos",
  notes: "Nota",
  comma: ", ",
  paediatric: "pediatría",
  obstetric: "obstetricia",
  cardiac: "cirugía cardíaca",
  thoracic: "cirugía torácica",
  neurosurgical: "neurocirugía",
  regional: "anestesia regional",
};
