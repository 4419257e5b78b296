/** What people call the columns and what stands in them, in the six languages; compared without case, accents and signs. */

import { type ImportField } from "../../contract/files/importFields.ts";
import { canonicalName, normalise, synonyms } from "../../contract/files/synonyms.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../contract/languages.ts";

/** The likelier first: of two columns that fit a field, the earlier word wins. */
export const HEADER_SYNONYMS: Record<ImportField, string[]> = {
  title: synonyms("Title|Salutation|Titel|Anrede|Tratamiento|Título|Titre|Civilité|肩書|敬称|称号|称谓|头衔"),
  first_name: synonyms("First name|Forename|Given name|Given names|Vorname|Rufname|Nombre|Nombres|Prénom|名|名前|名字"),
  last_name: synonyms(
    "Last name|Surname|Family name|Nachname|Familienname|Name|Apellidos|Apellido|Nom|Nom de famille|姓|苗字|姓氏",
  ),
  email: synonyms(
    "Email|E-mail|Email address|Mail|E-Mail-Adresse|Mailadresse|Correo electrónico|Correo|Courriel|Adresse e-mail|メールアドレス|メール|邮箱|电子邮件|电子邮箱|邮件",
  ),
  mobile_phone: synonyms(
    "Mobile phone|Mobile telephone|Mobile|Mobile number|Cell|Cell phone|Phone|Telephone|Mobiltelefon|Handy|Mobil|Handynummer|Telefon|Teléfono móvil|Móvil|Teléfono|Téléphone portable|Portable|Téléphone|携帯電話|携帯|電話|電話番号|手机|手机号|电话",
  ),
  role: synonyms("Role|Function|Rolle|Funktion|Función|Rol|Fonction|Rôle|役割|職種|岗位|角色|职务"),
  grade: synonyms("Grade|Position|Level|Stufe|Dienstgrad|Categoría|Cargo|Échelon|職位|職階|级别|职级|职称"),
  specialties: synonyms(
    "Specialties|Specialty|Specialities|Speciality|Fachgebiete|Fachgebiet|Schwerpunkte|Especialidades|Especialidad|Spécialités|Spécialité|専門分野|専門|专业|专科",
  ),
  registration_body: synonyms(
    "Registration body|Regulator|Council|Registrierungsstelle|Kammer/Register|Ärztekammer|Kammer|Colegio profesional|Colegio|Ordre professionnel|Ordre|登録機関|注册机构",
  ),
  registration_number: synonyms(
    "Registration number|Registration no|Registration|GMC|GMC number|AHPRA|AHPRA number|MCNZ|Registrierungsnummer|Registernummer|Arztnummer|LANR|Número de colegiado|Nº colegiado|Numéro d’inscription|RPPS|登録番号|医籍番号|注册号|执业证号",
  ),
  locale: synonyms(
    "Language of emails|Language|Locale|Sprache der E-Mails|Sprache|Idioma de los correos|Idioma|Langue des e-mails|Langue|メールの言語|言語|邮件语言|语言",
  ),
  groups: synonyms("Groups|Group|Teams|Team|Gruppen|Gruppe|Grupos|Grupo|Groupes|Groupe|グループ|组|分组|小组"),
  sites: synonyms(
    "Sites|Site|Hospitals|Hospital|Standorte|Standort|Krankenhaus|Kliniken|Klinik|Centros|Centro|Sedes|Établissements|Établissement|Hôpital|施設|病院|地点|医院|院区",
  ),
  notes: synonyms(
    "Internal notes|Notes|Note|Comments|Remarks|Interne Notizen|Notizen|Bemerkungen|Notas internas|Notas|Observaciones|Notes internes|Remarques|内部メモ|メモ|備考|内部备注|备注",
  ),
};

/** As people of any of our languages call one that the browser does not name so. */
const MORE_LANGUAGE_SYNONYMS: Partial<Record<Language, string>> = { es: "Castellano", zh: "汉语" };
const languageSynonyms = (language: Language): string[] => [
  ...[language, LANGUAGE_NAMES[language], MORE_LANGUAGE_SYNONYMS[language] ?? []].flat().flatMap(synonyms),
  ...LANGUAGES.map((spoken) => normalise(new Intl.DisplayNames([spoken], { type: "language" }).of(language) ?? "")),
];
const LANGUAGE_SYNONYMS = Object.fromEntries(LANGUAGES.map((language) => [language, languageSynonyms(language)]));

export const languageOf = (text: string): string => canonicalName(LANGUAGE_SYNONYMS, text);
