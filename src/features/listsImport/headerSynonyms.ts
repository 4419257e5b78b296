/** What people call the columns of their lists and the sessions in them, in the six languages. */
import { SESSIONS, type Session } from "../../contract/callout.ts";
import { type ListField } from "../../contract/files/listFields.ts";
import { canonicalName, synonyms } from "../../contract/files/synonyms.ts";

/** The likelier first: of two columns that fit a field, the earlier word wins. */
export const HEADER_SYNONYMS: Record<ListField, string[]> = {
  date: synonyms(
    "Date|List date|Session date|Operation date|Day|Datum|OP-Datum|Tag|Fecha|Día|Jour|日付|日期|手術日|手术日期",
  ),
  start_time: synonyms(
    "Start|Starts|Start time|From|Begin|Time|Beginn|Von|Uhrzeit|Startzeit|Inicio|Hora de inicio|Desde|Hora|Début|Heure de début|De|Heure|開始|開始時刻|开始|开始时间",
  ),
  end_time: synonyms(
    "End|Ends|End time|To|Until|Finish|Ende|Bis|Endzeit|Fin|Hora de fin|Hasta|Heure de fin|À|終了|終了時刻|结束|结束时间",
  ),
  session: synonyms(
    "Session|Session type|Half day|Zeitblock|Schicht|Halbtag|Sitzung|Turno|Jornada|Vacation|Créneau|Demi-journée|時間帯|时段|班次",
  ),
  site: synonyms(
    "Site|Hospital|Clinic|Location|Facility|Standort|Klinik|Krankenhaus|Ort|Centro|Hospital|Clínica|Lugar|Établissement|Clinique|Hôpital|Lieu|施設|病院|場所|地点|医院|院区",
  ),
  theatre: synonyms(
    "Theatre|Location, after the comma|Ort, nach dem Komma|Lieu, après la virgule|Lugar, tras la coma|場所（コンマの後）|地点（逗号之后）|Operating theatre|Room|OR|OT|Operating room|Theater|Saal|OP-Saal|Raum|Quirófano|Sala|Salle|Bloc|Salle d’opération|手術室|部屋|手术室|手术间|房间",
  ),
  surgeon: synonyms(
    "Surgeon|Consultant|Operator|Operateur/in|Chirurg|Chirurgin|Operateur|Cirujano|Cirujana|Chirurgien|Opérateur|執刀医|外科医|主刀医生|主刀|外科医生|Summary|Title|Titel|Titre|Título|Asunto|Betreff|タイトル|件名|标题",
  ),
  specialty: synonyms(
    "Specialty|Speciality|Service|Fachgebiet|Fach|Especialidad|Servicio|Spécialité|Service|診療科|専門|专科|科室",
  ),
  role_needed: synonyms(
    "Role needed|Role|Doctor needed|Cover|Gesuchte Funktion|Fonction recherchée|Función necesaria|Benötigte Funktion|Funktion|Rolle|Función|Rol|Fonction|Rôle|必要な職種|職種|所需岗位|岗位",
  ),
  positions: synonyms(
    "Doctors needed|Positions|Number|Benötigte Ärzte|Anzahl|Plätze|Puestos|Médicos necesarios|Plazas|Número|Médecins nécessaires|Postes|Nombre|必要人数|人数|所需人数",
  ),
  case_mix: synonyms(
    "Case mix|Procedure|Procedures|Cases|Operation|Operations|Eingriffe|Eingriff|Operationen|Types d’interventions|Tipo de intervenciones|症例の内容|手术内容|Casos|Procedimiento|Procedimientos|Interventions|Intervention|症例|術式|病例|手术名称",
  ),
  notes_public: synonyms(
    "Note for doctors|Hinweis für Ärztinnen und Ärzte|Nota para los médicos|Remarque pour les médecins|医師への備考|Notes for doctors|Information for doctors|Hinweise für Ärzte|Notas para médicos|Notes pour les médecins|医師へのメモ|给医生的备注",
  ),
  notes_internal: synonyms(
    "Internal note|Interne Notiz|Nota interna|Note interne|Internal notes|Notes|Comments|Remarks|Interne Notizen|Notizen|Bemerkungen|Notas internas|Notas|Observaciones|Notes internes|Remarques|内部メモ|メモ|備考|内部备注|备注",
  ),
};

const SESSION_SYNONYMS: Record<Session, string[]> = {
  am: synonyms("AM|Morning|Morning list|Vormittag|Vormittags|Früh|Mañana|Matin|Matinée|午前|上午"),
  pm: synonyms("PM|Afternoon|Afternoon list|Nachmittag|Nachmittags|Tarde|Après-midi|午後|下午"),
  all_day: synonyms(
    "All day|Full day|Day|AM/PM|Ganztags|Ganzer Tag|Todo el día|Jornada completa|Journée|Toute la journée|終日|全天",
  ),
  evening: synonyms("Evening|Evening list|Twilight|Abend|Abends|Noche|Soir|Soirée|夜間|晚上|傍晚"),
  on_call: synonyms("On call|On-call|Bereitschaft|Rufbereitschaft|Guardia|Astreinte|Garde|オンコール|当直|值班"),
  custom: synonyms("Own times|Custom|Other|Eigene Zeiten|Horario propio|Horaires propres|任意の時間|自定义"),
};

/** Undefined where no session is called so. */
export const sessionOf = (text: string): Session | undefined => {
  const name = canonicalName(SESSION_SYNONYMS, text);
  return SESSIONS.find((session) => session === name);
};
