/** What notifications say, in all six languages. */
import i18next from "i18next";
import "../../../src/app/i18n.ts";
import "../../../src/features/i18n/addPageTexts.ts";
import "../../../src/features/i18n/addSignedInTexts.ts";
import { LANGUAGES } from "../../../src/contract/languages.ts";
import { type LiveNotification } from "../../../src/contract/shapes/notification.ts";
import { showLanguage } from "../../../src/features/i18n/languageTexts.ts";
import { notificationPath, toNotification } from "../../../src/features/notifications/model/appNotification.ts";
import { desktopBody, formatNotification } from "../../../src/features/notifications/model/formatNotification.ts";
import { aMessage, aWithdrawal } from "../../support/app/aLiveMessage.ts";

const words = (zone = "Europe/London") => ({
  t: i18next.getFixedT(null, "notifications"),
  language: i18next.language,
  zone,
});
const notification = (changes: Partial<LiveNotification>) => toNotification(aMessage(changes), 0);
const withdrawn = (params: LiveNotification["params"] = {}) => notification(aWithdrawal(params));
const said = (changes: Partial<LiveNotification>) => formatNotification(notification(changes), words());

afterEach(() => showLanguage("en"));

describe("a booked doctor's withdrawal", () => {
  test.each([
    [
      "en",
      "Dr Toulane can no longer come: Wed 25 Nov, 13:30–17:30, Mr Castellane. The list is open again; 2 others have offered.",
    ],
    [
      "de",
      "Dr Toulane kann nicht mehr kommen: Mi., 25. Nov., 13:30–17:30, Mr Castellane. Die OP-Liste ist wieder offen; 2 weitere Personen haben sich angeboten.",
    ],
    [
      "es",
      "Dr Toulane ya no puede acudir: mié. 25 nov, 13:30–17:30, Mr Castellane. La sesión vuelve a estar abierta; otros 2 médicos se han ofrecido.",
    ],
    [
      "fr",
      "Dr Toulane ne peut plus venir : mer. 25 nov., 13:30–17:30, Mr Castellane. La vacation est de nouveau à pourvoir ; 2 autres médecins se sont proposés.",
    ],
    [
      "ja",
      "確定していたDr Toulaneが対応できなくなりました：11月25日(水)、13:30–17:30、Mr Castellane。手術枠は再び募集中です。ほかに2名が対応可と回答しています。",
    ],
    [
      "zh",
      "已确认的 Dr Toulane 现无法到岗：11月25日周三，13:30–17:30，Mr Castellane。该班次已重新开放；另有 2 位医生表示可到岗。",
    ],
  ] as const)("reads in %s as people write", async (language, sentence) => {
    await showLanguage(language);
    expect(desktopBody(withdrawn(), words()).replaceAll(/[\u00a0\u202f]/g, " ")).toBe(sentence);
  });

  test.each([
    [
      "en",
      "Dr Toulane has not confirmed the moved list: Wed 25 Nov, 13:30–17:30, Mr Castellane. The list is open again; 2 others have offered.",
    ],
    [
      "de",
      "Dr Toulane hat die verlegte OP-Liste nicht bestätigt: Mi., 25. Nov., 13:30–17:30, Mr Castellane. Die OP-Liste ist wieder offen; 2 weitere Personen haben sich angeboten.",
    ],
    [
      "es",
      "Dr Toulane no ha confirmado la sesión trasladada: mié. 25 nov, 13:30–17:30, Mr Castellane. La sesión vuelve a estar abierta; otros 2 médicos se han ofrecido.",
    ],
    [
      "fr",
      "Dr Toulane n’a pas confirmé la vacation déplacée : mer. 25 nov., 13:30–17:30, Mr Castellane. La vacation est de nouveau à pourvoir ; 2 autres médecins se sont proposés.",
    ],
    [
      "ja",
      "確定していたDr Toulaneから、変更後の手術枠への回答がありませんでした：11月25日(水)、13:30–17:30、Mr Castellane。手術枠は再び募集中です。ほかに2名が対応可と回答しています。",
    ],
    [
      "zh",
      "已确认的 Dr Toulane 未确认调整后的班次：11月25日周三，13:30–17:30，Mr Castellane。该班次已重新开放；另有 2 位医生表示可到岗。",
    ],
  ] as const)(
    "that nobody declared, since a moved list was not confirmed in time, says only that in %s",
    async (language, sentence) => {
      await showLanguage(language);
      const lapsed = withdrawn({ over: "unanswered" });
      expect(desktopBody(lapsed, words()).replaceAll(/[\u00a0\u202f]/g, " ")).toBe(sentence);
      expect(formatNotification(lapsed, words()).details).toHaveLength(1);
    },
  );

  test("counts nobody, one and many by the rules of each language", async () => {
    const lines: Record<string, (string | null)[]> = {};
    for (const language of LANGUAGES) {
      await showLanguage(language);
      lines[language] = ["0", "1", "5"].map((others) => formatNotification(withdrawn({ others }), words()).line);
    }
    expect(lines.en).toEqual([
      "The list is open again; nobody else has offered.",
      "The list is open again; 1 other has offered.",
      "The list is open again; 5 others have offered.",
    ]);
    expect(lines.de?.slice(0, 2)).toEqual([
      "Die OP-Liste ist wieder offen; sonst hat sich niemand angeboten.",
      "Die OP-Liste ist wieder offen; 1 weitere Person hat sich angeboten.",
    ]);
    expect(lines.fr?.map((line) => line?.replaceAll(/\s/g, " "))).toEqual([
      "La vacation est de nouveau à pourvoir ; personne d’autre ne s’est proposé.",
      "La vacation est de nouveau à pourvoir ; 1 autre médecin s’est proposé.",
      "La vacation est de nouveau à pourvoir ; 5 autres médecins se sont proposés.",
    ]);
    expect(new Set(Object.values(lines).flat()).size).toBe(3 * LANGUAGES.length);
  });

  test("is not what an ordinary no says, in any language", async () => {
    for (const language of LANGUAGES) {
      await showLanguage(language);
      const { was_booked: _, ...params } = aWithdrawal().params ?? {};
      const no = formatNotification(
        notification({ notification_type: "notification_change_to_unavailable", params }),
        words(),
      );
      expect(no.title).not.toBe(formatNotification(withdrawn(), words()).title);
      expect(no.details).toEqual([]);
    }
  });

  test("names three who can be asked and counts the others; says why, and over which change", () => {
    const ask = "Dr A; Dr B; Dr C";
    expect(formatNotification(withdrawn({ others: "3", ask }), words()).details).toEqual([
      "Can be asked: Dr\u00a0A, Dr\u00a0B, Dr\u00a0C",
    ]);
    expect(formatNotification(withdrawn({ others: "5", ask, reason: "On call elsewhere" }), words()).details).toEqual([
      "Can be asked: Dr\u00a0A, Dr\u00a0B, Dr\u00a0C and 2 more",
      "Reason: On call elsewhere",
    ]);
    const { ask: _, ...alone } = aWithdrawal({ others: "0", over: "times" }).params ?? {};
    expect(formatNotification(notification({ ...aWithdrawal(), params: alone }), words()).details).toEqual([
      "Did not agree to the changed times",
    ]);
    expect(formatNotification(withdrawn({ over: "moved" }), words()).details[1]).toBe(
      "Did not agree to the moved list",
    );
  });

  test("is told with whatever another server says of it", () => {
    expect(said({ ...aWithdrawal(), params: { was_booked: "yes" } })).toEqual({
      title: "The booked doctor can no longer come",
      line: "The list is open again.",
      details: [],
    });
    expect(said({ ...aWithdrawal(), params: { was_booked: "yes", over: "unanswered" } }).title).toBe(
      "The booked doctor has not confirmed the moved list",
    );
    expect(formatNotification(withdrawn({ others: "many" }), words()).line).toBe("The list is open again.");
  });
});

test("a list that no standby has taken: which list, where, and what to do", () => {
  const params = { list_date: "2026-11-25", session: "pm", surgeon: "Mr Castellane", site: "St Brannoc’s" };
  expect(said({ notification_type: "standbys_exhausted", params })).toMatchObject({
    title: "No standby has taken Wed 25 Nov, PM, Mr\u00a0Castellane: ring them, or choose another doctor",
    line: "St Brannoc’s",
  });
  expect(said({ notification_type: "standbys_exhausted", params: {} }).title).toBe(
    "No standby has taken the list: ring them, or choose another doctor",
  );
});

test("a doctor who paused: until which day by the person's clock, with the year where it is another one", () => {
  const paused = (until: string | undefined, zone?: string) =>
    formatNotification(
      notification({
        notification_type: "doctor_paused",
        callout_id: null,
        params: { doctor: "Dr Ferro", doctor_id: "7", ...(until ? { until } : {}) },
      }),
      words(zone),
    );
  expect(paused("2026-12-23T23:30:00Z").title).toBe("Dr Ferro paused callout emails until 23 Dec");
  expect(paused("2026-12-23T23:30:00Z", "Pacific/Auckland").title).toBe("Dr Ferro paused callout emails until 24 Dec");
  expect(paused("2027-01-05T12:00:00Z").title).toBe("Dr Ferro paused callout emails until 5 Jan 2027");
  for (const until of [undefined, "soon"]) expect(paused(until).title).toBe("Dr Ferro paused callout emails");
});

test("a doctor who is away while booked: for which list, and what was booked of it", () => {
  const list = {
    list_date: "2026-11-27",
    list_start: "08:00",
    start_time: "08:00",
    end_time: "10:00",
    site: "Northbank",
  };
  const params = { doctor: "Dr Ferro", doctor_id: "7", ...list };
  expect(said({ notification_type: "booked_while_away", title: "x", params })).toMatchObject({
    title: "Dr Ferro is booked, but marked as away",
    line: "Fri 27 Nov, 08:00–10:00, Northbank",
  });
});

test("a doctor who is away over several bookings: how many, and the way to the doctor's callouts", () => {
  const several = notification({
    notification_type: "booked_while_away",
    title: "x",
    callout_id: null,
    params: { doctor: "Dr Ferro", doctor_id: "7", bookings: "12" },
  });
  expect(formatNotification(several, words()).title).toBe(
    "Dr Ferro is marked as away and has 12 bookings at that time",
  );
  expect(notificationPath(several)).toBe("/doctors/7?tab=callouts");
});

test('a list with times of its own is told by its times, never as "own times"', () => {
  const params = { doctor: "Dr Ferro", list_date: "2026-11-25", session: "custom", surgeon: "Mr L. Ashgrove" };
  expect(said({ params: { ...params, start_time: "22:00", end_time: "02:00" } }).line?.replaceAll("\u00a0", " ")).toBe(
    "Wed 25 Nov, 22:00–02:00 +1, Mr L. Ashgrove",
  );
  expect(said({ params }).line?.replaceAll("\u00a0", " ")).toBe("Wed 25 Nov, Mr L. Ashgrove");
});

test("every type has words and a name in every language", async () => {
  const english = new Set<string>();
  for (const language of LANGUAGES) {
    await showLanguage(language);
    for (const type of ["standbys_exhausted", "doctor_paused", "booked_while_away"] as const) {
      const { title } = said({ notification_type: type, title: "as given", params: { doctor: "Dr Ferro" } });
      expect(title).not.toBe("as given");
      const name = i18next.t(`inbox:types.${type}`);
      if (language === "en") english.add(name);
      else expect(english).not.toContain(name);
    }
  }
  expect(english.size).toBe(3);
});

test.each([
  ["en", "Wed 5 Jan 2028, 13:30–17:30, Mr Castellane"],
  ["de", "Mi., 5. Jan. 2028, 13:30–17:30, Mr Castellane"],
  ["es", "mié. 5 ene 2028, 13:30–17:30, Mr Castellane"],
  ["fr", "mer. 5 janv. 2028, 13:30–17:30, Mr Castellane"],
  ["ja", "2028年1月5日(水)、13:30–17:30、Mr Castellane"],
  ["zh", "2028年1月5日周三，13:30–17:30，Mr Castellane"],
] as const)("a list more than eleven months away has its year in %s", async (language, list) => {
  await showLanguage(language);
  const title = formatNotification(withdrawn({ list_date: "2028-01-05" }), words()).title;
  expect(title.replaceAll(/[\u00a0\u202f]/g, " ")).toContain(list);
});

test.each([
  ["en", "A callout was not sent", "A callout has expired", "Fri 27 Nov, all day, Ms Merrowby, St Brannoc’s"],
  [
    "de",
    "Eine Anfrage wurde nicht gesendet",
    "Eine Anfrage ist abgelaufen",
    "Fr., 27. Nov., ganztägig, Ms Merrowby, St Brannoc’s",
  ],
  [
    "es",
    "No se envió una solicitud",
    "Una solicitud ha caducado",
    "vie. 27 nov, todo el día, Ms Merrowby, St Brannoc’s",
  ],
  [
    "fr",
    "Une demande n’a pas été envoyée",
    "Une demande a expiré",
    "ven. 27 nov., journée entière, Ms Merrowby, St Brannoc’s",
  ],
  [
    "ja",
    "応援依頼を送信できませんでした",
    "応援依頼が期限切れになりました",
    "11月27日(金)、終日、Ms Merrowby、St Brannoc’s",
  ],
  ["zh", "一个支援请求未能发送", "一个支援请求已过期", "11月27日周五，全天，Ms Merrowby，St Brannoc’s"],
] as const)(
  "what was not sent, or has expired, is said with its list in %s, nothing in English",
  async (language, notSent, expired, list) => {
    await showLanguage(language);
    const plain = (words: string | null) => words?.replaceAll(/[\u00a0\u202f]/g, " ");
    const about = (notification_type: "callout_not_sent" | "callout_expired") =>
      said({ notification_type, title: "Expired unfilled: Anaesthetist" });
    const [back, over] = [about("callout_not_sent"), about("callout_expired")];
    expect([plain(back.title), plain(back.line)]).toEqual([notSent, list]);
    expect([plain(over.title), plain(over.line)]).toEqual([expired, list]);
  },
);

test.each([
  ["en", "A list has begun without a doctor"],
  ["de", "Eine OP-Liste hat ohne Besetzung begonnen"],
  ["es", "Una sesión ha empezado sin médico"],
  ["fr", "Une vacation a commencé sans médecin"],
  ["ja", "担当医が決まらないまま手術枠が始まりました"],
  ["zh", "有班次开始时仍无人承担"],
] as const)("a list that began unfilled, while its callout goes on, is told so in %s", async (language, title) => {
  await showLanguage(language);
  expect(said({ notification_type: "callout_expired", params: { still_open: "yes" } }).title).toBe(title);
});
