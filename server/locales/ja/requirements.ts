/** What a list asks of its doctor, and the practice's note on it, in Japanese. */
import { type RequirementTexts } from "../en/requirements.ts";

export const ja: RequirementTexts = {
  requirements: "必要な経験",
  notes: "備考",
  comma: "、",
  paediatric: "小児",
  obstetric: "産科",
  cardiac: "心臓血管外科",
  thoracic: "胸部外科",
  neurosurgical: "脳神経外科",
  regional: "区域麻酔",
};
