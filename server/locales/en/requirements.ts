/** What a list asks of its doctor, and the practice's note on it, in English. */
import { type Requirement } from "../../../src/contract/callout.ts";

export type RequirementTexts = { requirements: string; notes: string; comma: string } & Record<Requirement, string>;

export const en: RequirementTexts = {
  requirements: "Requirements",
  notes: "Note",
  comma: ", ",
  paediatric: "paediatric",
  obstetric: "obstetric",
  cardiac: "cardiac",
  thoracic: "thoracic",
  neurosurgical: "neurosurgical",
  regional: "regional anaesthesia",
};
