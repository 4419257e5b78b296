/** What a list asks of its doctor, and the practice's note on it, in Chinese. */
import { type RequirementTexts } from "../en/requirements.ts";

export const zh: RequirementTexts = {
  requirements: "要求",
  notes: "备注",
  comma: "、",
  paediatric: "儿科",
  obstetric: "产科",
  cardiac: "心脏外科",
  thoracic: "胸外科",
  neurosurgical: "神经外科",
  regional: "区域麻醉",
};
