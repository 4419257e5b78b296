/** What the calls about one's own account take and answer, as JSON schemas. */
import { LANGUAGES } from "../../../../src/contract/languages.ts";
import { closed, notificationPrefs, userAnswer, weekStart } from "../person/authSchemas.ts";

/** Bounds against abuse only; the rules are in the contract, with their own words. */
const text = { type: "string", maxLength: 1000 } as const;
const nullableText = { type: ["string", "null"], maxLength: 1000 } as const;

/** One call of three uses: profile, password, address (devise_token_auth's account update). */
export const accountBody = closed({
  first_name: text,
  last_name: text,
  phone: nullableText,
  locale: { type: "string", enum: LANGUAGES },
  time_zone: nullableText,
  week_start: weekStart,
  notification_prefs: notificationPrefs,
  email: text,
  current_password: text,
  password: text,
  password_confirmation: text,
});
export const accountAnswer = closed({ status: { const: "success" }, data: userAnswer.properties.data });

export const sessionParams = closed({ id: text }, ["id"]);
export const sessionsAnswer = closed({
  data: {
    type: "array",
    items: closed({
      id: { type: "string" },
      current: { type: "boolean" },
      browser: nullableText,
      system: nullableText,
      ip: nullableText,
      created_at: { type: "string" },
      last_used_at: { type: "string" },
    }),
  },
});
