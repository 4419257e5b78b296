/** Words that a list asks for again and again. */
import { createInstance } from "i18next";
import { remember } from "../../../src/features/i18n/remember.ts";

test("each is looked up once, with other figures anew", () => {
  const asked: string[] = [];
  const t = remember((key: string, options?: { count: number }) => {
    asked.push(key);
    return `${key} ${options?.count ?? ""}`.trim();
  });
  const said = [t("none"), t("none"), t("days", { count: 1 }), t("days", { count: 2 }), t("days", { count: 1 })];
  expect(said).toEqual(["none", "none", "days 1", "days 2", "days 1"]);
  expect(asked).toEqual(["none", "days", "days"]);
});

test("a page that stands open all day does not keep every moment of it", () => {
  let asked = 0;
  const t = remember((key: string, options?: { count: number }) => {
    asked += 1;
    return `${key} ${options?.count}`;
  });
  for (let count = 0; count <= 2000; count++) t("minutes", { count });
  expect(t("minutes", { count: 0 })).toBe("minutes 0");
  expect(asked).toBe(2002);
});

test("a name is put into words that are looked up once; what chooses among words asks for each", async () => {
  const instance = createInstance();
  await instance.init({
    lng: "en",
    interpolation: { escapeValue: false },
    resources: {
      en: {
        translation: {
          choose: "Choose {{list}} of {{day}}, {{list}}",
          sent: "{{count}} email to {{who}}",
          sent_other: "{{count}} emails to {{who}}",
          said: "Said",
          said_late: "Said late by {{who}}",
        },
      },
    },
  });
  const ask = instance.t as unknown as (key: string, options?: object) => string;
  let lookedUp = 0;
  const t = remember((key: string, options?: object): string => {
    lookedUp += 1;
    return ask(key, options);
  });
  const names = ["Ms A. Tester", "$t(said) & <b>{{list}}</b>", ""];
  const said = names.map((list) => t("choose", { list, day: "Mon" }));
  expect(said).toEqual(names.map((list) => `Choose ${list} of Mon, ${list}`));
  expect(lookedUp).toBe(1);
  expect(t("sent", { count: 2, who: "all" })).toBe("2 emails to all");
  expect(t("said", { context: "late", who: "one" })).toBe("Said late by one");
});
