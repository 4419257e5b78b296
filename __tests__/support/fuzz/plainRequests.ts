/** For every route the requests that it is made for, as the world of the fuzz tests takes them; what is tested is twisted out of these. */
import { type InjectOptions } from "fastify";
import { aCalloutInput, aListInput } from "../aCallout.ts";
import { aDoctorInput, PASSWORD } from "../builders.ts";
import { type World } from "../routeRow.ts";
import { TABLE } from "../routeTable.ts";
import { type SceneName } from "./fuzzScenes.ts";
import { type FuzzWorld } from "./fuzzWorld.ts";

export type Method = NonNullable<InjectOptions["method"]>;
export type Plain = { key: string; method: Method; url: string; body?: unknown };

/** Of what a route's row in the table says, what has to be different. */
type Variant = {
  scene?: SceneName;
  ids?: Partial<World["ids"]>;
  /** Behind the path. */
  query?: Record<string, string | number>;
  path?: string;
  body?: unknown;
};
type Variants = (world: FuzzWorld) => Variant[];

export const BOUNCE_SECRET = "a secret between us and the mail server";
const NEW_PASSWORD = "Another-practice-2";
const REDIRECT = "http://127.0.0.1:3000/set-new-password";
const CALLOUT = "/admin_api/callouts/:id";
const WEEK = { from: "2026-11-23", to: "2026-11-29" };

const inScene =
  (scene: SceneName): Variants =>
  () => [{ scene }];
const withBody =
  (...bodies: unknown[]): Variants =>
  () =>
    bodies.map((body) => ({ body }));
export const WITH_SECOND_FACTOR = ["recovery_codes", "turn_off"].map(
  (act) => `POST /admin_api/auth/second_factor/${act}`,
);
const both = (key: string, variants: Variants): Record<string, Variants> => ({
  [key]: variants,
  [`${key}_preview`]: variants,
});
const idsOfSpare: Variants = ({ spare }) => [{ ids: { list: spare.list } }];
const SESSIONS = { am: ["08:00", "12:00"], pm: ["13:00", "17:00"], all_day: ["08:00", "17:00"] };

const SETTINGS = [
  {
    update_type: "callout_defaults",
    callout_defaults: {
      mode: "first_come",
      respond_within_hours: 24,
      automatic_reminder: true,
      ask_standbys: true,
      withdraw_phone_hours: 24,
      doctor_locale: "en",
      time_zone: "Europe/London",
      fees_enabled: true,
      currency: "GBP",
    },
    lock_version: 0,
  },
  {
    update_type: "session_times",
    session_times: {
      usual: { ...SESSIONS, evening: ["18:00", "22:00"] },
      weekdays: { mon: { am: ["08:15", "12:15"] } },
    },
    lock_version: 0,
  },
  { update_type: "security", security: { second_factor_required: false }, lock_version: 0 },
  { update_type: "privacy", privacy: { retention_months: 24 }, lock_version: 0 },
];

const VARIANTS: Record<string, Variants> = {
  "POST /admin_api/auth/sign_in": ({ a }) => [{ body: { email: a.user.email, password: PASSWORD } }],
  "POST /admin_api/auth/password": ({ a }) => [{ body: { email: a.user.email, redirect_url: REDIRECT } }],
  "POST /admin_api/auth/confirmation": ({ a }) => [{ body: { email: a.user.email } }],
  "GET /admin_api/auth/confirmation": ({ secrets }) =>
    [secrets.confirmation, secrets.email_change].map((confirmation_token) => ({ query: { confirmation_token } })),
  "GET /admin_api/auth/password/edit": ({ secrets }) => [
    { query: { reset_password_token: secrets.password_reset, redirect_url: REDIRECT } },
  ],
  "PUT /admin_api/complete_signup": ({ secrets, colleagues }) => [
    {
      body: {
        invitation_token: secrets.invitation,
        email: colleagues.invited.email,
        name: "Beatrix Lund",
        password: NEW_PASSWORD,
      },
    },
  ],
  "POST /admin_api/auth": withBody({
    sign_up: {
      company_name: "Practice",
      name: "Anna Whitlocke",
      email: "registering@example.test",
      phone: "020 7946 0000",
      password: NEW_PASSWORD,
      password_confirmation: NEW_PASSWORD,
      accept_terms: true,
      terms_version: "2026-01",
      locale: "en",
      time_zone: "Europe/London",
    },
  }),
  "PUT /admin_api/auth/password": withBody({ password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD }),
  "PUT /admin_api/auth": withBody(
    { first_name: "Beatrix", time_zone: "Europe/London", notification_prefs: { new_callout: ["toast"] } },
    { email: "beatrix@example.test", current_password: PASSWORD },
    { current_password: PASSWORD, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD },
  ),
  "GET /admin_api/mail_previews/:token": ({ secrets }) => [{ path: `/admin_api/mail_previews/${secrets.preview}` }],
  "GET /admin_api/calendar/:token.ics": ({ secrets }) => [{ path: `/admin_api/calendar/${secrets.feed}.ics` }],
  "POST /webhooks/bounces": withBody({ recipient: "bounces+x@mail.example.test", kind: "bounce", reason: "550" }),
  "POST /csp-report": withBody({ "csp-report": { "document-uri": "http://127.0.0.1:3000/callouts" } }),
  "PUT /admin_api/company_settings": (world) => [{}, ...withBody(...SETTINGS)(world)],
  "GET /admin_api/search": () => [{ query: { q: "an" } }],
  "GET /admin_api/lists": () => [{ query: WEEK }],
  "GET /admin_api/plan": () => [{ query: { from: "2026-11-30", weeks: 2 } }],
  "POST /admin_api/plan/call_back": ({ planned, versions }) => [
    { body: { lists: [{ id: planned, lock_version: versions.get(planned) ?? 0 }], callouts: [] } },
  ],
  "GET /admin_api/insights/callouts": () => [{ query: { figure: "answers" } }],
  "GET /admin_api/cover_sheets": ({ a, ids }) =>
    [{ list_id: ids.list }, { callout_id: ids.callout }, { site_id: a.site.id, date: "2026-11-27" }].map((query) => ({
      path: "/admin_api/cover_sheets",
      query,
    })),
  [`GET ${CALLOUT}/calendar.ics`]: inScene("booked"),
  [`DELETE ${CALLOUT}`]: inScene("draft"),
  ...both(`POST ${CALLOUT}/send`, inScene("draft")),
  [`POST ${CALLOUT}/schedule`]: inScene("draft"),
  [`POST ${CALLOUT}/unschedule`]: inScene("scheduled"),
  [`POST ${CALLOUT}/call_back`]: inScene("held"),
  [`POST ${CALLOUT}/duplicate`]: withBody({}, { date: "2027-01-04" }),
  [`PUT ${CALLOUT}`]: (world) => [{}, { scene: "draft", body: { callout: aCalloutInput(world.a), lock_version: 0 } }],
  "POST /admin_api/callouts/bulk": ({ ids }) =>
    [{ action: "cancel", reason: "x" }, { action: "remind" }].map((body) => ({
      body: { ...body, ids: [ids.callout] },
    })),
  ...both(`POST ${CALLOUT}/recipients`, ({ a }) => [
    { body: { recipients: { doctor_ids: [a.doctors[4]?.id], group_ids: [] } } },
  ]),
  ...both(`POST ${CALLOUT}/responses/:rid/release`, inScene("booked")),
  ...both(`POST ${CALLOUT}/decisions`, ({ scenes }) => [
    {},
    {
      scene: "booked",
      body: { decision: "release", responses: [{ id: scenes.booked.response, lock_version: 1 }], spoken: true },
    },
  ]),
  ...both(`POST ${CALLOUT}/ask_again`, inScene("stoodDown")),
  ...both(`POST ${CALLOUT}/lists`, ({ a }) => [
    { body: { list: aListInput(a, { date: "2026-12-15" }), lock_version: 1 } },
  ]),
  ...both(`POST ${CALLOUT}/lists/:list_id/standby_chain`, () => [
    { scene: "stopped", body: { action: "start" } },
    { scene: "asking", body: { action: "next" } },
    { scene: "asking", body: { action: "stop" } },
  ]),
  ...both(`POST ${CALLOUT}/waves`, () =>
    ["next", "skip", "pause"].map((action) => ({ scene: "waves", body: { action, wave: 2 } })),
  ),
  ...Object.fromEntries(["GET", "PUT", "DELETE"].map((method) => [`${method} /admin_api/lists/:id`, idsOfSpare])),
  "POST /admin_api/doctors/bulk": ({ a, ids }) => {
    const all = { ids: a.doctors.map(({ id }) => id) };
    return [
      { action: "pause", until: "2027-01-01T00:00:00Z" },
      { action: "add_to_group", group_id: ids.group },
      { action: "add_to_site", site_id: a.site.id },
      ...["unpause", "invite", "archive", "restore"].map((action) => ({ action })),
    ].map((body) => ({ body: { ...body, ...all } }));
  },
  "POST /admin_api/doctors": ({ a, ids }) => [
    {
      body: {
        doctor: {
          ...aDoctorInput({ email: "new.doctor@example.test", mobile_phone: "07700 900000" }),
          group_ids: [ids.group],
          sites: [{ site_id: a.site.id, credentialed_until: "2027-01-01" }],
        },
      },
    },
  ],
  "POST /admin_api/doctors/import": ({ a }) => [
    {
      body: {
        rows: [
          {
            row: 1,
            known: "update",
            first_name: "Hana",
            last_name: "Itokawa",
            email: a.doctors[0]?.email,
            role: "anaesthetist",
            groups: ["Group"],
            sites: [{ name: "St Brannoc’s", until: "2027-01-01" }],
          },
        ],
      },
    },
  ],
  "PUT /admin_api/doctor_groups/:id/members": ({ a }) => [{ body: { add: [a.doctors[0]?.id], remove: [] } }],
  ...both("POST /admin_api/doctors/:id/merge", ({ a }) => [
    {
      ids: { doctor: a.doctors[5]?.id ?? 0 },
      body: { into_id: a.doctors[4]?.id, lock_version: 0, into_lock_version: 0 },
    },
  ]),
  "POST /admin_api/doctors/:id/merge_preview": ({ a }) => [
    { ids: { doctor: a.doctors[5]?.id ?? 0 }, body: { into_id: a.doctors[4]?.id } },
  ],
  "POST /admin_api/doctors/:id/pause": withBody({ until: null }, { until: "2027-01-01T00:00:00Z" }),
  // Not booked anywhere.
  "POST /admin_api/doctors/:id/archive": ({ a }) => [{ ids: { doctor: a.doctors[5]?.id ?? 0 } }],
  ...Object.fromEntries(
    ["POST /admin_api/users/:id/resend", "DELETE /admin_api/users/:id"].map((key) => [
      key,
      ({ colleagues }: FuzzWorld) => [{ ids: { user: colleagues.invited.id } }],
    ]),
  ),
  "PUT /admin_api/auth/second_factor": ({ secondFactor }) => [{ body: { otp_code: secondFactor.codeNow() } }],
  ...Object.fromEntries(
    WITH_SECOND_FACTOR.map((key) => [
      key,
      ({ secondFactor }: FuzzWorld) => [
        { body: { current_password: PASSWORD, recovery_code: secondFactor.recoveryCode } },
      ],
    ]),
  ),
  // Another session of whoever calls.
  "DELETE /admin_api/users/:id/sessions/:session_id": ({ a }) => [{ ids: { user: a.user.id } }],
  "POST /admin_api/users/:id/enable": ({ colleagues }) => [{ ids: { user: colleagues.disabled.id } }],
};

/** The versions that the named rows have. */
export function inTime(value: unknown, version: number, { versions }: FuzzWorld): unknown {
  if (Array.isArray(value)) return value.map((one) => inTime(one, version, { versions } as FuzzWorld));
  if (typeof value !== "object" || value === null) return value;
  const { id, into_id } = value as { id?: number; into_id?: number };
  const own = id === undefined ? version : (versions.get(id) ?? version);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (name === "lock_version") return [name, own];
      if (name === "into_lock_version") return [name, versions.get(into_id ?? 0) ?? 0];
      return [name, inTime(inner, own, { versions } as FuzzWorld)];
    }),
  );
}

/** The sites and surgeons that can be removed stand in for those in use. */
function seen(key: string, world: FuzzWorld, { scene, ids }: Variant): World {
  const { a, spare, scenes } = world;
  const places = key.startsWith("DELETE ") ? { site: { id: spare.site }, surgeon: { id: spare.surgeon } } : {};
  return { ...world, a: { ...a, ...places }, ids: { ...world.ids, ...(scene ? scenes[scene] : {}), ...ids } };
}

/** The first is the usual one. */
export function plainRequests(key: string, world: FuzzWorld): Plain[] {
  const [method, route] = key.split(" ") as [Method, string];
  const row = TABLE[key] ?? "public";
  return (VARIANTS[key]?.(world) ?? [{}]).map((variant) => {
    const at = seen(key, world, variant);
    const path = variant.path ?? (row !== "public" && "path" in row ? row.path(at) : route);
    const usual = row === "public" ? undefined : "own" in row ? row.own(at) : row.body?.(at);
    const query = new URLSearchParams(
      Object.entries(variant.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    const named = Number(/\/(\d+)(?!.*\/\d)/.exec(path)?.[1] ?? 0);
    const body = inTime("body" in variant ? variant.body : usual, world.versions.get(named) ?? 0, world);
    return {
      key,
      method,
      url: query ? `${path}?${query}` : path,
      ...(body === undefined || method === "GET" ? {} : { body }),
    };
  });
}
