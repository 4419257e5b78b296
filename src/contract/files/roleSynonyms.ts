/** What people call the roles, in the six languages. */
import { type DoctorRole } from "../doctor.ts";
import { canonicalName, synonyms } from "./synonyms.ts";

const ROLE_SYNONYMS: Record<DoctorRole, string[]> = {
  anaesthetist: synonyms(
    "Anaesthetist|Anesthetist|Anaesthesiologist|Anesthesiologist|Anaesthesia|Anästhesie|Anästhesist|Anästhesistin|Anestesista|Anestesiólogo|Anestesióloga|Anestesia|Anesthésiste|Anesthésie|麻酔科医|麻酔科|麻酔|麻醉医生|麻醉师|麻醉科|麻醉",
  ),
  surgical_assistant: synonyms(
    "Surgical assistant|Surgical assist|Assistant|Chirurgische Assistenz|OP-Assistenz|Assistenz|Ayudante quirúrgico|Ayudante|Ayudante de cirugía|Aide opératoire|Aide-opératoire|手術助手|助手|手术助手",
  ),
  surgeon: synonyms(
    "Surgeon|Chirurgie|Chirurg|Chirurgin|Cirujano|Cirujana|Cirugía|Chirurgien|Chirurgienne|執刀医|外科医|主刀医生|外科医生",
  ),
  other: synonyms("Other|Andere|Sonstige|Otra|Otro|Autre|その他|其他"),
};

export const roleOf = (text: string): string => canonicalName(ROLE_SYNONYMS, text);
