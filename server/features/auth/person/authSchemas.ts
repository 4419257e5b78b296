/** What the authentication calls take and answer, as JSON schemas; they become the OpenAPI document. */
import { CHANNELS, WEEK_STARTS } from "../../../../src/contract/account.ts";
import { LANGUAGES } from "../../../../src/contract/languages.ts";
import { NOTIFICATION_TYPES } from "../../../../src/contract/notification.ts";
import { calloutDefaults, retentionMonths, sessionTimes } from "../../../domain/defaultsSchemas.ts";

/** Bounds against abuse only; the rules of specification §5 are in the contract, with their own words. */
const text = { type: "string", maxLength: 1000 } as const;
const password = { type: "string", maxLength: 1000 } as const;
const token = { type: "string", maxLength: 200 } as const;
const nullableText = { type: ["string", "null"] } as const;

/** Nothing extra; required is only what is named. */
export const closed = <Properties extends object>(
  properties: Properties,
  required: (keyof Properties & string)[] = [],
) => ({ type: "object", additionalProperties: false, required, properties }) as const;

export const weekStart = { type: "string", enum: WEEK_STARTS } as const;
const channels = { type: "array", uniqueItems: true, items: { type: "string", enum: CHANNELS } } as const;
export const notificationPrefs = closed(Object.fromEntries(NOTIFICATION_TYPES.map((type) => [type, channels])));

const userSchema = closed({
  id: { type: "integer" },
  first_name: { type: "string" },
  last_name: { type: "string" },
  email: { type: "string" },
  verified: { type: "boolean" },
  role: { type: "string", enum: ["owner", "admin"] },
  locale: { type: "string", enum: LANGUAGES },
  phone: nullableText,
  time_zone: nullableText,
  week_start: weekStart,
  notification_prefs: notificationPrefs,
  unconfirmed_email: nullableText,
  company: closed({
    id: { type: "integer" },
    name: { type: "string" },
    company_settings: closed({
      admin_emails_address: nullableText,
      callout_emails_name: nullableText,
      callout_emails_address: nullableText,
      callout_emails_phone: nullableText,
      callout_emails_bcc_all: { type: "boolean" },
      ...calloutDefaults,
      session_times: sessionTimes,
      retention_months: retentionMonths,
      defaults_version: { type: "integer" },
    }),
  }),
});

/** Whatever lacks a part is a failed sign-in, not a malformed one: so nothing is required, nothing forbidden. */
export const signInBody = { type: "object", properties: { email: text, password } } as const;
export const signInAnswer = closed({ data: { ...userSchema, required: ["verified"] } }, ["data"]);

export const userAnswer = closed({ data: userSchema }, ["data"]);
export const successAnswer = closed({ success: { const: true }, message: { type: "string" } }, ["success"]);
export const validateAnswer = closed({ success: { const: true }, data: userSchema }, ["success", "data"]);

export const signUpBody = closed({
  sign_up: closed({
    company_name: text,
    name: text,
    email: text,
    phone: text,
    password,
    password_confirmation: password,
    accept_terms: { type: "boolean" },
    terms_version: { type: "string", maxLength: 40 },
    locale: { type: "string", enum: LANGUAGES },
    time_zone: { type: "string", maxLength: 60 },
  }),
});
export const signUpAnswer = closed({
  success: { const: true },
  status: { const: "success" },
  data: closed({ email: { type: "string" } }),
});

export const completeSignupBody = closed({ invitation_token: token, email: text, name: text, password }, [
  "invitation_token",
  "email",
  "name",
  "password",
]);

export const resetBody = closed({ email: text, redirect_url: text });
export const editQuery = closed({ reset_password_token: token, redirect_url: text, config: token });
export const editAnswer = closed({
  success: { const: true },
  data: closed({
    "access-token": { type: "string" },
    "token-type": { type: "string" },
    client: { type: "string" },
    expiry: { type: "string" },
    uid: { type: "string" },
    authorization: { type: "string" },
  }),
});
/** The link's session says whose password it is; other servers ask for the link's token again, which nobody reads here. */
export const newPasswordBody = closed({ password, password_confirmation: password, reset_password_token: token });
/** Read before the route is, with every route: a new token at once. */
export const validateQuery = { type: "object", properties: { unbatch: { type: "string", enum: ["true"] } } } as const;
export const newPasswordAnswer = closed({
  success: { const: true },
  data: userSchema,
  message: { type: "string" },
});

export const confirmationQuery = closed({ confirmation_token: token, config: token, redirect_url: text });
/** The page's form sends the token; the app, asking for another mail, the address. */
export const confirmationBody = closed({ confirmation_token: token, email: text, redirect_url: text });
