/** Words of the exported audit log that the screen does not have, in the six languages. */
import { type AUDIT_ACTOR_TYPES, type AuditFact, type AuditSubjectType } from "../../../src/contract/audit.ts";
import { type Language } from "../../../src/contract/languages.ts";

export type FileWords = {
  person: Record<(typeof AUDIT_ACTOR_TYPES)[number], string>;
  thing: Record<AuditSubjectType, string>;
  /** What the facts of an entry are called; the columns' names are in columnNames.ts. */
  fact: Record<AuditFact, string>;
};

export const FILE_WORDS: Record<Language, FileWords> = {
  en: {
    person: { admin: "Administrator", doctor: "Doctor", system: "System", provider: "Support" },
    thing: {
      ...{ callout: "Callout", user: "Administrator", company: "Practice", doctor: "Doctor" },
      ...{ group: "Group", site: "Site", surgeon: "Surgeon", list: "List" },
    },
    fact: {
      ...{ doctor: "Doctor", doctors: "Doctors", surgeon: "Surgeon", site: "Site", group: "Group", name: "Name" },
      ...{ email: "Email", reference: "Reference", by: "By", actor: "By", list_date: "Date", session: "Session" },
      ...{ start_time: "Start", end_time: "End", list_start: "Start of the list", response: "Response" },
      ...{ before: "Before", reason: "Reason", change: "Change", fields: "Fields", from: "From", to: "To" },
      ...{ until: "Until", send_at: "To be sent", kind: "Email", language: "Language", what: "File", rows: "Rows" },
      ...{ added: "Added", removed: "Removed", created: "Created", updated: "Updated", unchanged: "Unchanged" },
      ...{ skipped: "Skipped", mails: "Emails", notes: "Notes", news: "Notifications" },
    },
  },
  de: {
    person: { admin: "Administration", doctor: "Ärztin oder Arzt", system: "System", provider: "Support" },
    thing: {
      ...{ callout: "Anfrage", user: "Administration", company: "Praxis", doctor: "Ärztin oder Arzt" },
      ...{ group: "Gruppe", site: "Klinik", surgeon: "Operateur/in", list: "OP-Liste" },
    },
    fact: {
      ...{ doctor: "Ärztin oder Arzt", doctors: "Ärztinnen und Ärzte", surgeon: "Operateur/in", site: "Klinik" },
      ...{ group: "Gruppe", name: "Name", email: "E-Mail", reference: "Kennung", by: "Von", actor: "Von" },
      ...{ list_date: "Datum", session: "Zeitblock", start_time: "Beginn", end_time: "Ende" },
      ...{ list_start: "Beginn der OP-Liste", response: "Rückmeldung", before: "Vorher", reason: "Grund" },
      ...{ change: "Änderung", fields: "Felder", from: "Von", to: "Bis", until: "Bis", send_at: "Versand" },
      ...{ kind: "E-Mail", language: "Sprache", what: "Datei", rows: "Zeilen", added: "Hinzugefügt" },
      ...{ removed: "Entfernt", created: "Neu", updated: "Geändert", unchanged: "Unverändert" },
      ...{ skipped: "Übersprungen", mails: "E-Mails", notes: "Notizen", news: "Benachrichtigungen" },
    },
  },
  es: {
    person: { admin: "Administrador", doctor: "Médico", system: "Sistema", provider: "Asistencia" },
    thing: {
      ...{ callout: "Solicitud", user: "Administrador", company: "Consulta", doctor: "Médico" },
      ...{ group: "Grupo", site: "Centro", surgeon: "Cirujano", list: "Sesión quirúrgica" },
    },
    fact: {
      ...{ doctor: "Médico", doctors: "Médicos", surgeon: "Cirujano", site: "Centro", group: "Grupo", name: "Nombre" },
      ...{ email: "Correo electrónico", reference: "Referencia", by: "Por", actor: "Por", list_date: "Fecha" },
      ...{ session: "Turno", start_time: "Inicio", end_time: "Fin", list_start: "Inicio de la sesión" },
      ...{ response: "Respuesta", before: "Antes", reason: "Motivo", change: "Cambio", fields: "Campos" },
      ...{ from: "De", to: "A", until: "Hasta", send_at: "Envío", kind: "Correo", language: "Idioma" },
      ...{ what: "Archivo", rows: "Filas", added: "Añadidos", removed: "Quitados", created: "Nuevos" },
      ...{ updated: "Actualizados", unchanged: "Sin cambios", skipped: "Omitidos", mails: "Correos" },
      ...{ notes: "Notas", news: "Notificaciones" },
    },
  },
  fr: {
    person: { admin: "Administrateur", doctor: "Médecin", system: "Système", provider: "Assistance" },
    thing: {
      ...{ callout: "Demande", user: "Administrateur", company: "Cabinet", doctor: "Médecin" },
      ...{ group: "Groupe", site: "Établissement", surgeon: "Chirurgien", list: "Vacation" },
    },
    fact: {
      ...{ doctor: "Médecin", doctors: "Médecins", surgeon: "Chirurgien", site: "Établissement", group: "Groupe" },
      ...{ name: "Nom", email: "E-mail", reference: "Référence", by: "Par", actor: "Par", list_date: "Date" },
      ...{ session: "Créneau", start_time: "Début", end_time: "Fin", list_start: "Début de la vacation" },
      ...{ response: "Réponse", before: "Avant", reason: "Motif", change: "Modification", fields: "Champs" },
      ...{ from: "De", to: "À", until: "Jusqu’au", send_at: "Envoi", kind: "E-mail", language: "Langue" },
      ...{ what: "Fichier", rows: "Lignes", added: "Ajoutés", removed: "Retirés", created: "Nouveaux" },
      ...{ updated: "Mis à jour", unchanged: "Inchangés", skipped: "Ignorés", mails: "E-mails", notes: "Notes" },
      ...{ news: "Notifications" },
    },
  },
  ja: {
    person: { admin: "管理者", doctor: "医師", system: "システム", provider: "サポート" },
    thing: {
      ...{ callout: "応援依頼", user: "管理者", company: "医療機関", doctor: "医師" },
      ...{ group: "グループ", site: "施設", surgeon: "執刀医", list: "手術枠" },
    },
    fact: {
      ...{ doctor: "医師", doctors: "医師数", surgeon: "執刀医", site: "施設", group: "グループ", name: "名前" },
      ...{ email: "メールアドレス", reference: "依頼番号", by: "実行者", actor: "実行者", list_date: "日付" },
      ...{ session: "時間帯", start_time: "開始", end_time: "終了", list_start: "手術枠の開始", response: "回答" },
      ...{ before: "変更前", reason: "理由", change: "変更の種類", fields: "項目", from: "変更元", to: "変更先" },
      ...{ until: "期限", send_at: "送信予定", kind: "メール", language: "言語", what: "ファイル", rows: "行数" },
      ...{ added: "追加", removed: "削除", created: "新規", updated: "更新", unchanged: "変更なし" },
      ...{ skipped: "スキップ", mails: "メール数", notes: "メモ", news: "通知" },
    },
  },
  zh: {
    person: { admin: "管理员", doctor: "医生", system: "系统", provider: "技术支持" },
    thing: {
      ...{ callout: "支援请求", user: "管理员", company: "机构", doctor: "医生" },
      ...{ group: "分组", site: "地点", surgeon: "主刀医生", list: "手术班次" },
    },
    fact: {
      ...{ doctor: "医生", doctors: "医生人数", surgeon: "主刀医生", site: "地点", group: "分组", name: "名称" },
      ...{ email: "邮箱", reference: "编号", by: "操作人", actor: "操作人", list_date: "日期", session: "时段" },
      ...{ start_time: "开始", end_time: "结束", list_start: "班次开始", response: "答复", before: "此前" },
      ...{ reason: "原因", change: "更改类型", fields: "项目", from: "原为", to: "改为", until: "截至" },
      ...{ send_at: "计划发送", kind: "邮件", language: "语言", what: "文件", rows: "行数", added: "添加" },
      ...{ removed: "移除", created: "新增", updated: "更新", unchanged: "未变", skipped: "跳过" },
      ...{ mails: "邮件数", notes: "备注", news: "通知" },
    },
  },
};
