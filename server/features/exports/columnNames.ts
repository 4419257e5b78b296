/** What the columns of the exported tables are called, in the language of whoever exports; the import of doctors knows them all. */
import { type Language } from "../../../src/contract/languages.ts";

type Names = { doctors: string; callouts: string; audit: string };

/** In the order of the cells, between bars. */
const NAMES: Record<Language, Names> = {
  en: {
    doctors:
      "Title|First name|Last name|Email|Mobile phone|Role|Grade|Specialties|Registration body|Registration number|Language|Groups|Sites|Internal notes|Status|Email status|Last response|Asked in 90 days|Answered in 90 days",
    callouts:
      "Reference|Title|Status|Date|Session|Start|End|Time zone|Site|Theatre|Surgeon|Specialty|Role|Positions|Booked doctors|Open|Available|If needed|Not available|No answer|Cover|Mode|Urgency|Respond by|Sent|Sent by|Reason for cancelling|Updated",
    audit: "When (UTC)|Who|Type of person|What|About|Type|Number|Details|Changes",
  },
  de: {
    doctors:
      "Titel|Vorname|Nachname|E-Mail|Mobiltelefon|Funktion|Stufe|Fachgebiete|Registrierungsstelle|Registrierungsnummer|Sprache|Gruppen|Kliniken|Interne Notizen|Status|E-Mail-Status|Letzte Antwort|In 90 Tagen angefragt|In 90 Tagen geantwortet",
    callouts:
      "Kennung|Titel|Status|Datum|Zeitblock|Beginn|Ende|Zeitzone|Klinik|OP-Saal|Operateur/in|Fachgebiet|Funktion|Plätze|Gebuchte Ärztinnen und Ärzte|Offen|Verfügbar|Wenn nötig|Nicht verfügbar|Keine Antwort|Besetzung|Verfahren|Dringlichkeit|Antwort bis|Gesendet|Gesendet von|Grund der Absage|Geändert",
    audit: "Wann (UTC)|Wer|Art der Person|Was|Betrifft|Art|Nummer|Einzelheiten|Änderungen",
  },
  es: {
    doctors:
      "Tratamiento|Nombre|Apellidos|Correo electrónico|Teléfono móvil|Función|Categoría|Especialidades|Colegio profesional|Número de colegiado|Idioma|Grupos|Centros|Notas internas|Estado|Estado del correo|Última respuesta|Preguntado en 90 días|Respondido en 90 días",
    callouts:
      "Referencia|Título|Estado|Fecha|Turno|Inicio|Fin|Zona horaria|Centro|Quirófano|Cirujano|Especialidad|Función|Puestos|Médicos confirmados|Sin cubrir|Disponible|Si hace falta|No disponible|Sin respuesta|Cobertura|Modalidad|Urgencia|Responder antes de|Enviada|Enviada por|Motivo de la cancelación|Modificada",
    audit: "Cuándo (UTC)|Quién|Tipo de persona|Qué|Sobre|Tipo|Número|Detalles|Cambios",
  },
  fr: {
    doctors:
      "Titre|Prénom|Nom|E-mail|Téléphone portable|Fonction|Grade|Spécialités|Ordre professionnel|Numéro d’inscription|Langue|Groupes|Établissements|Notes internes|État|État de l’e-mail|Dernière réponse|Sollicitations en 90 jours|Réponses en 90 jours",
    callouts:
      "Référence|Titre|État|Date|Créneau|Début|Fin|Fuseau horaire|Établissement|Salle|Chirurgien|Spécialité|Fonction|Postes|Médecins retenus|À pourvoir|Disponible|Si nécessaire|Indisponible|Sans réponse|Couverture|Mode|Urgence|Répondre avant|Envoyée|Envoyée par|Motif de l’annulation|Modifiée",
    audit: "Quand (UTC)|Qui|Type de personne|Quoi|Concerne|Type|Numéro|Détails|Modifications",
  },
  ja: {
    doctors:
      "敬称|名|姓|メールアドレス|携帯電話|職種|職位|専門分野|登録機関|登録番号|言語|グループ|施設|内部メモ|状態|メールの状態|最終回答|90日間の依頼数|90日間の回答数",
    callouts:
      "依頼番号|件名|状態|日付|時間帯|開始|終了|タイムゾーン|施設|手術室|執刀医|診療科|職種|人数|確定した医師|未定|対応可|必要なら可|対応不可|未回答|担当状況|決定方法|緊急度|回答期限|送信日時|送信者|中止の理由|更新日時",
    audit: "日時（UTC）|操作した人|人の種類|内容|対象|対象の種類|番号|詳細|変更内容",
  },
  zh: {
    doctors:
      "称谓|名|姓|邮箱|手机|岗位|级别|专科|注册机构|注册号|语言|分组|地点|内部备注|状态|邮箱状态|最近答复|90 天内询问|90 天内答复",
    callouts:
      "编号|标题|状态|日期|时段|开始|结束|时区|地点|手术室|主刀医生|专科|岗位|人数|已确认的医生|尚无人承担|可到岗|必要时可|无法到岗|未答复|承担情况|确定方式|紧急程度|答复截止|发送时间|发送人|取消原因|更新时间",
    audit: "时间（UTC）|操作人|人员类型|操作|对象|对象类型|编号|详情|更改内容",
  },
};

export const columnNames = (table: "doctors" | "callouts" | "audit", language: Language): string[] =>
  NAMES[language][table].split("|");
