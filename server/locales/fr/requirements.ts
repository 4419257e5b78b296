/** What a list asks of its doctor, and the practice's note on it, in French. */
import { type RequirementTexts } from "../en/requirements.ts";

export const fr: RequirementTexts = {
  requirements: "Exigences",
  notes: "Remarque",
  comma: ", ",
  paediatric: "pédiatrie",
  obstetric: "obstétrique",
  cardiac: "chirurgie cardiaque",
  thoracic: "chirurgie thoracique",
  neurosurgical: "neurochirurgie",
  regional: "anesthésie locorégionale",
};
