/** One word for one thing: what each language says of the product's things, and what it says instead nowhere (docs/glossary.md). */
import { type Language } from "../../../src/contract/languages.ts";
import { catalogueOf, unread } from "../../support/catalogues.ts";

/** `never`, unless the text stands under one of the keys in `but`, where it means something else; `say` is the word to use. */
type Rule = { never: RegExp; say: string; but?: readonly string[]; only?: RegExp };

/** Of mails and of the doctor's page, which speak to one person. */
const TO_DOCTORS = /^(mail|page) /;

/** What is said of one doctor: booked; a callout, an email address or times are confirmed. */
const OF_A_DOCTOR =
  /^(doctors.pages decisions\.confirmed|doctors.actions booked|callouts.detail (booked|clash)|callouts.dialogs (confirm\.done|overlap|refusal\.overlap)|callouts.form dry\.since\.clash|callouts.fair booked(Median)?|callouts.callouts column\.confirmed|errors code\.overlap|notifications title\.confirmed|account news\.callout_confirmed)$/;

const GLOSSARY: Record<Language, readonly Rule[]> = {
  en: [
    { never: /\bnews\b/i, say: "notification" },
    { never: /\bshall\b/i, say: "should, will" },
    { never: /\bby itself\b/i, say: "automatically" },
    { never: /\bstate of\b/i, say: "last updated; the latest version" },
    { never: /\bmeanwhile\b/i, say: "in the meantime" },
    { never: /\bown times\b/i, say: "custom times" },
    { never: /\bfee in words\b/i, say: "note on the fee" },
    { never: /\bprogramme\b/i, say: "app" },
    { never: /\btelephone\b/i, say: "phone" },
    { never: /\b(call|called) back\b/i, say: "ring again (a doctor); undo send" },
    { never: /\bnot required\b/i, say: "not needed" },
    { never: /\bconfirmed for you\b/i, say: "you’re booked" },
    { never: /\b(is|are) not there\b/i, say: "not found; it may have been removed" },
    { never: /\bstands? in\b/i, say: "shown in" },
    { never: /\bgo(es)? out\b/i, say: "be sent" },
    { never: /\bone tap\b/i, say: "a few taps" },
    { never: /\bconfirmed\b/i, say: "booked (a doctor)", only: OF_A_DOCTOR },
    {
      never: /(\bdoctors?|…|\byou) (is|are|was|were) (already |now )?confirmed\b|\bconfirmed doctors?\b/i,
      say: "booked (a doctor)",
    },
    {
      never: /\brepl(y|ies)\b/i,
      say: "answer (of a doctor); an email is replied to",
      but: [
        "practice contact.addressHelp",
        "practice preview.replyTo",
        "mail callout invitation.text",
        "mail callout reply",
        "page details wrong",
        "readme Emails are sent",
      ],
    },
  ],
  de: [
    {
      never: /(?<!OP-)\bListen?\b/,
      say: "OP-Liste",
      but: [
        "account sessions.missing",
        "account sessions.failed",
        "inbox list.missing",
        "mail callout invitation.lead",
      ],
    },
    { never: /\bOP-Tag/, say: "OP-Liste" },
    { never: /(?<!OP-)\bS(aal|äle)/, say: "OP-Saal" },
    { never: /quittier/i, say: "gelesen" },
    { never: /\beingeteilt/, say: "gebucht" },
    { never: /bestätigt/i, say: "gebucht (a doctor)", only: OF_A_DOCTOR },
    { never: /bestätigte (Ärzt|Person)/i, say: "gebucht (a doctor)" },
    { never: /Freigabe|freigegeben/i, say: "Buchung lösen, nicht mehr gebucht" },
    { never: /\bauf Reserve\b|in die Reserve/, say: "als Reserve vorgemerkt" },
    { never: /zugelassen|Zulassung/i, say: "akkreditiert, Akkreditierung" },
    { never: /\bUrlaub/, say: "Abwesenheit", but: ["doctors.pages reasons.leave"] },
    { never: /Deckblatt/, say: "Besetzungsübersicht" },
    { never: /Neuigkeit|Mitteilung/, say: "Benachrichtigung" },
    { never: /\bSitzung/, say: "Anmeldung; angemeldete Geräte" },
    {
      never: /(?<!innen (und|&) |in oder |oder einen |neuer )\bOperateure?\b(?!\/in)/,
      say: "Operateur/in; Operateurinnen und Operateure",
    },
    { never: /(?<!Ärztinnen (und|&|oder) )\bÄrzten?\b/, say: "Ärztinnen und Ärzte" },
    { never: /in Worten/, say: "Zusatz zum Honorar" },
    { never: /Krankenhaus/, say: "Klinik", but: ["callouts.tools first.site.text"] },
    { never: /von selbst/, say: "automatisch" },
    { never: /(?<!erste )Zusage|zusag(en|t)|zugesagt|\bsagt zu\b/i, say: "verfügbar; Ja; erste Zusage (the mode)" },
    { never: /kann, wenn nötig|kann übernehmen, wenn/, say: "verfügbar, wenn nötig" },
  ],
  fr: [
    {
      never: /\blistes?\b/i,
      say: "vacation",
      but: [
        "account sessions.missing",
        "account sessions.failed",
        "doctors.actions archiveText",
        "importSteps unreadable.tooLarge",
        "manage.places places.back",
        "inbox list.missing",
        "mail callout invitation.lead",
      ],
    },
    { never: /\bsites?\b/i, say: "établissement", but: ["common footer.label", "settings desktop.blocked"] },
    { never: /\bréservé/i, say: "retenu(e)" },
    { never: /confirmé/i, say: "retenu(e) (a doctor)", only: OF_A_DOCTOR },
    { never: /médecins confirmés|médecin (est )?confirmé(?!e)/i, say: "retenu(e) (a doctor)" },
    { never: /libér(er|é|ation)/i, say: "annuler la réservation" },
    { never: /habilit/i, say: "accrédité(e)" },
    { never: /\brelanc/i, say: "envoyer un rappel" },
    { never: /\boffres?\b/i, say: "proposition" },
    { never: /calendrier/i, say: "agenda" },
    { never: /accusé de réception/i, say: "confirmation lue" },
    { never: /remercié/i, say: "non retenu(e)" },
    { never: /\bEn congé\b/, say: "absent(e)" },
    { never: /toutes lettres/i, say: "précision sur les honoraires" },
    { never: /sans délai/i, say: "sans date limite" },
    { never: /\bjeton\b/i, say: "lien" },
    { never: /titulaire/i, say: "propriétaire" },
    { never: /menacée/i, say: "à risque" },
    { never: /non couverte|\bcouvertes?\b/i, say: "à pourvoir, pourvue" },
    { never: /non requis/i, say: "non retenu(e)" },
    {
      never:
        /[Vv]ous (n’)?(êtes|étiez|serez|avez été)[^.]{0,24}\b(retenu|attendu|invité|prévenu|sollicité|ajouté)\b(?!\(e\))/,
      say: "retenu(e), attendu(e), invité(e): doctors are men and women",
      only: TO_DOCTORS,
    },
  ],
  es: [
    { never: /\b(el|al|del) centro\b/i, say: "la consulta", only: TO_DOCTORS },
    { never: /\bconsultorio|\bpráctica\b/i, say: "consulta" },
    {
      never: /\blistas?\b/i,
      say: "sesión (quirúrgica)",
      but: [
        "account sessions.missing",
        "account sessions.failed",
        "doctors.actions archiveText",
        "importSteps unreadable.tooLarge",
        "manage.places places.back",
        "inbox list.missing",
        "mail callout invitation.lead",
      ],
    },
    { never: /\breserva(s|d[oa]s?)?\b/i, say: "confirmación (of a booking), suplente (on standby)" },
    { never: /\bliber(ar|ad[oa]|ación|e)\b/i, say: "anular la confirmación" },
    { never: /\bofertas?\b/i, say: "ofrecimiento" },
    { never: /acuse de recibo|enterado/i, say: "confirmación leída; Entendido" },
    { never: /\bde permiso\b/i, say: "ausente" },
    { never: /portada/i, say: "hoja de cobertura" },
    { never: /novedad/i, say: "notificación" },
    { never: /\bclave de\b/i, say: "enlace" },
    { never: /\btitular\b/i, say: "propietario" },
    { never: /en palabras/i, say: "aclaración sobre los honorarios" },
    { never: /situación de las/i, say: "datos de las; última actualización" },
    { never: /\bsueltos\b/i, say: "concretos" },
  ],
  ja: [
    { never: /診療所/, say: "医療機関" },
    { never: /(?<!パンくず)リスト/, say: "手術枠; 一覧" },
    {
      never: /(?<!手術)枠/,
      say: "手術枠",
      but: [
        "callouts.callouts more_other",
        "callouts.detail lists_other",
        "callouts.detail fit.withSurgeon_other",
        "callouts.form mostLists",
        "mail listLabels more",
      ],
    },
    { never: /了承/, say: "確認" },
    { never: /資格/, say: "勤務登録" },
    { never: /カバーシート/, say: "担当表" },
    { never: /休暇/, say: "不在", but: ["doctors.pages reasons.leave"] },
    { never: /未確保|充足/, say: "担当医未定, 担当決定" },
    { never: /セッション/, say: "ログイン; 時間帯" },
    { never: /トークン/, say: "リンク" },
    { never: /監査ログ/, say: "操作履歴" },
  ],
  zh: [
    { never: /诊所/, say: "机构", but: ["callouts.tools first.site.text", "manage.places sites.text"] },
    { never: /团体/, say: "团队" },
    { never: /院区/, say: "地点" },
    { never: /手术单|手术排期|手术安排/, say: "班次" },
    { never: /班次时间/, say: "时段" },
    {
      never: /回复/,
      say: "答复 (of a doctor); an email is 回复",
      but: ["practice preview.replyTo", "mail callout reply", "mail callout invitation.text", "page details wrong"],
    },
    {
      never: /角色/,
      say: "岗位 (what a doctor does); 角色 only of administrators",
      but: [
        "administrators ownersOnly",
        "administrators column.role",
        "administrators form.role",
        "administrators form.ownerText",
        "administrators ask.owner.text",
        "administrators ask.admin.text",
        "audit action.user_role_changed",
      ],
    },
    { never: /资质|执业/, say: "已备案, 未在该院备案" },
    { never: /已取消确认/, say: "解除安排" },
    { never: /未安排(?!您)|排满|满员/, say: "尚无人承担, 已有医生承担" },
    { never: /出席|出诊/, say: "可到岗" },
    { never: /听班/, say: "值班（待命）" },
    { never: /手术间/, say: "手术室" },
    { never: /封面页/, say: "排班单" },
    { never: /小组/, say: "分组" },
    { never: /消息/, say: "通知" },
    { never: /会话/, say: "登录; 已登录的设备" },
    { never: /令牌/, say: "链接" },
    { never: /联系信息/, say: "联系方式" },
    { never: /职级|专业(?!医)/, say: "级别, 专科" },
    { never: /\p{Script=Han} ?[:;?!]/u, say: "full-width signs", but: ["errors meter.check.special"] },
  ],
};

const LANGUAGES_AND_RULES = Object.entries(GLOSSARY) as [Language, readonly Rule[]][];

test.each(LANGUAGES_AND_RULES)("%s says one word for one thing", (language, rules) => {
  const catalogue = catalogueOf(language);
  const wrong = rules.flatMap(({ never, say, but = [], only = /^/ }) =>
    catalogue
      .filter(([key, text]) => never.test(text) && only.test(key) && !but.includes(key))
      .map(([key, text]) => `${key}: ${text} (say: ${say})`),
  );
  expect(wrong).toEqual([]);
});

test.each(LANGUAGES_AND_RULES)("no exception of %s is left over", (language, rules) => {
  const catalogue = new Map(catalogueOf(language));
  const idle = rules.flatMap(({ never, but = [] }) => but.filter((key) => !never.test(catalogue.get(key) ?? "")));
  expect(idle).toEqual([]);
});

/** Whatever is said to people comes from these; what is refused, the document to begin with and the words of a region only in English. */
const PLACES = [
  "callouts.callouts",
  "mail callout",
  "mail update",
  "mail accountTexts",
  "page texts",
  "page oneClick",
  "file columnNames",
  "offline page",
];
const ENGLISH_PLACES = ["problem", "readme", "region regionTexts"];

test("every text that people read is looked at", () => {
  for (const language of Object.keys(GLOSSARY) as Language[]) {
    const keys = catalogueOf(language).map(([key]) => key);
    const places = language === "en" ? [...PLACES, ...ENGLISH_PLACES] : PLACES;
    expect(places.filter((place) => !keys.some((key) => `${key} `.startsWith(`${place} `)))).toEqual([]);
  }
  expect(unread()).toEqual([]);
});

/** Mails whose subject the app quotes: what the office confirms is what the doctor reads. */
const QUOTED = { filled: "filled", not_required: "notRequired", expired: "expired" };

test.each(["de", "en", "es", "fr", "zh"] as const)(
  "in %s the dialog calls a mail what its subject says",
  (language) => {
    const catalogue = new Map(catalogueOf(language));
    for (const [kind, mail] of Object.entries(QUOTED)) {
      const subject = catalogue.get(`mail callout ${mail}.subject`) ?? "";
      expect(subject).not.toBe("");
      expect(catalogue.get(`callouts.dialogs confirm.${kind}_other`)?.toLowerCase()).toContain(subject.toLowerCase());
      expect(catalogue.get(`emailTexts kind.${kind}`)).toBe(subject);
    }
  },
);
