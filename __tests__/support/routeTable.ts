/** Every route of the admin API and what it is about, for the tests that hold the table against the server's own list. */
import { aCalloutInput, aListInput, type Practice } from "./aCallout.ts";
import { aDoctorInput, PASSWORD } from "./builders.ts";
import { type Row, type World } from "./routeRow.ts";
import { planningRows } from "./standingLists.ts";

const callout = (rest = "") => ({ path: ({ ids }: World) => `/admin_api/callouts/${ids.callout}${rest}` });
const response = (rest: string, body?: () => object): Row => ({
  path: ({ ids }) => `/admin_api/callouts/${ids.callout}/responses/${ids.response}${rest}`,
  ...(body ? { body } : {}),
});
const list = { path: ({ ids }: World) => `/admin_api/lists/${ids.list}` };
/** Below a callout, and of its lists: several that take the same. */
const alike = (method: "POST" | "PUT", rests: string[], body: (world: World) => object): Record<string, Row> =>
  Object.fromEntries(
    rests.map((rest) => [
      `${method} /admin_api/callouts/:id/${rest}`,
      { path: (world) => callout(`/${rest.replace(":list_id", `${world.ids.list}`)}`).path(world), body },
    ]),
  );
const twice = (rest: string): string[] => [rest, `${rest}_preview`];
const recorded = ({ ids }: World) => ({
  recipient_id: ids.recipient,
  answers: [{ list_id: ids.list, response: "available" }],
});
const changed = ({ b }: World) => ({ list: aListInput(b), lock_version: 0 });
const user = (rest = "", body?: () => object): Row => ({
  path: ({ ids }) => `/admin_api/users/${ids.user}${rest}`,
  ...(body ? { body } : {}),
});
const doctor = (rest = "", body?: (world: World) => object): Row => ({
  path: ({ ids }) => `/admin_api/doctors/${ids.doctor}${rest}`,
  ...(body ? { body } : {}),
});
const group = (rest = "", body?: () => object): Row => ({
  path: ({ ids }) => `/admin_api/doctor_groups/${ids.group}${rest}`,
  ...(body ? { body } : {}),
});
const A_SITE = { name: "Site", short_name: "Site", time_zone: "Europe/London", theatres: [] };
const place = (kind: "site" | "surgeon", rest = "", body?: () => object): Row => ({
  path: ({ a }) => `/admin_api/${kind}s/${a[kind].id}${rest}`,
  ...(body ? { body } : {}),
});
export const aWavePlanInput = ({ doctors: [first, second] }: Practice) => ({
  name: "Regulars first",
  first: { doctor_ids: [first?.id ?? 0], group_ids: [] },
  waves: [{ doctor_ids: [second?.id ?? 0], group_ids: [], after_hours: 6, at: null, fewer_than: 2 }],
});
const plan = (body?: (world: World) => object): Row => ({
  path: ({ ids }) => `/admin_api/wave_plans/${ids.plan}`,
  ...(body ? { body } : {}),
});
const view = (body?: (world: World) => object): Row => ({
  path: ({ ids }) => `/admin_api/saved_views/${ids.view}`,
  ...(body ? { body } : {}),
});
const AWAY = { starts_at: "2026-12-01T00:00:00Z", ends_at: "2026-12-08T00:00:00Z", reason: "leave" };
const merging = ({ doctors: [one] }: Practice) => ({ into_id: one?.id ?? 0, lock_version: 0, into_lock_version: 0 });
const nobody = () => ({ recipients: { doctor_ids: [], group_ids: [] } });
const nothing = (): undefined => undefined;
const contact = {
  update_type: "company_callout_contact_details",
  company_callout_contact_details: {
    admin_emails_address: "system@example.test",
    callout_emails_name: "Practice",
    callout_emails_address: "office@example.test",
    callout_emails_phone: "020 7946 0000",
    callout_emails_bcc_all: true,
  },
};

const emailText = { kind: "callout", language: "en", opening: "Hello", closing: "" };

export const TABLE: Record<string, Row> = {
  "GET /healthz": "public",
  "GET /readyz": "public",
  "GET /config.json": "public",
  "POST /csp-report": "public",
  "GET /admin_api/openapi.json": "public",
  "GET /admin_api/auth/sign_in": "public",
  "POST /admin_api/auth/sign_in": "public",
  "POST /admin_api/auth": "public",
  "POST /admin_api/auth/password": "public",
  "GET /admin_api/auth/password/edit": "public",
  "GET /admin_api/auth/confirmation": "public",
  "POST /admin_api/auth/confirmation": "public",
  "PUT /admin_api/complete_signup": "public",
  "PUT /admin_api/auth/password": { own: () => ({ password: "x", password_confirmation: "x" }) },
  "GET /admin_api/auth/validate_token": { own: nothing },
  "DELETE /admin_api/auth/sign_out": { own: nothing },
  "PUT /admin_api/auth": { own: () => ({ first_name: "Beatrix" }) },
  "POST /admin_api/auth/unconfirmed_email": { own: nothing },
  "DELETE /admin_api/auth/unconfirmed_email": { own: nothing },
  "GET /admin_api/auth/sessions": { own: nothing },
  "DELETE /admin_api/auth/sessions": { own: nothing },
  "GET /admin_api/auth/second_factor": { own: nothing },
  "POST /admin_api/auth/second_factor": { own: () => ({ current_password: PASSWORD }) },
  "PUT /admin_api/auth/second_factor": { own: () => ({ otp_code: "000000" }) },
  "POST /admin_api/auth/second_factor/recovery_codes": {
    own: () => ({ current_password: PASSWORD, otp_code: "000000" }),
  },
  "POST /admin_api/auth/second_factor/turn_off": { own: () => ({ current_password: PASSWORD, otp_code: "000000" }) },
  "GET /admin_api/calendar_feed": { own: nothing },
  "POST /admin_api/calendar_feed": { own: nothing },
  "DELETE /admin_api/calendar_feed": { own: nothing },
  "GET /admin_api/calendar/:token.ics": "public",
  "POST /webhooks/bounces": "public",
  "DELETE /admin_api/auth/sessions/:id": { path: ({ session }) => `/admin_api/auth/sessions/${session}` },
  "PUT /admin_api/company_settings": { own: () => contact },
  "GET /admin_api/callouts": { own: nothing },
  "GET /admin_api/callouts/matching": { own: nothing },
  "GET /admin_api/search": { own: nothing },
  "POST /admin_api/callouts": { own: ({ b }) => ({ callout: aCalloutInput(b) }) },
  "POST /admin_api/callouts/preview": { own: ({ b }) => ({ callout: aCalloutInput(b) }) },
  "GET /admin_api/callouts/:id": callout(),
  "GET /admin_api/callouts/:id/events": callout("/events"),
  "DELETE /admin_api/callouts/:id": callout(),
  "PUT /admin_api/callouts/:id": { ...callout(), body: () => ({ callout: { message: "x" }, lock_version: 1 }) },
  "POST /admin_api/callouts/:id/schedule": {
    ...callout("/schedule"),
    body: () => ({ send_at: "2026-11-25T08:00:00Z", lock_version: 0 }),
  },
  "POST /admin_api/callouts/:id/unschedule": { ...callout("/unschedule"), body: () => ({ lock_version: 1 }) },
  "POST /admin_api/callouts/:id/call_back": { ...callout("/call_back"), body: () => ({ lock_version: 1 }) },
  "POST /admin_api/callouts/:id/duplicate": { ...callout("/duplicate"), body: () => ({}) },
  "POST /admin_api/callouts/:id/remind": { ...callout("/remind"), body: () => ({}) },
  "POST /admin_api/callouts/:id/remind_preview": { ...callout("/remind_preview"), body: () => ({}) },
  "POST /admin_api/callouts/:id/recipients": { ...callout("/recipients"), body: nobody },
  "POST /admin_api/callouts/:id/recipients_preview": { ...callout("/recipients_preview"), body: nobody },
  "POST /admin_api/callouts/bulk_preview": { own: ({ ids }) => ({ action: "remind", ids: [ids.callout] }) },
  "POST /admin_api/callouts/bulk": { own: ({ ids }) => ({ action: "cancel", ids: [ids.callout], reason: "x" }) },
  "GET /admin_api/callouts/:id/calendar.ics": callout("/calendar.ics"),
  "GET /admin_api/callouts/:id/recipients/:rid/link": {
    path: ({ ids }) => `/admin_api/callouts/${ids.callout}/recipients/${ids.recipient}/link`,
  },
  "POST /admin_api/callouts/:id/recipients/:rid/new_link": {
    path: ({ ids }) => `/admin_api/callouts/${ids.callout}/recipients/${ids.recipient}/new_link`,
  },
  ...Object.fromEntries(
    ["standby", "not_required", "release"].flatMap((decision) =>
      [decision, `${decision}_preview`].map((rest) => [
        `POST /admin_api/callouts/:id/responses/:rid/${rest}`,
        response(`/${rest}`, () => ({ lock_version: 1, ...(decision === "standby" ? { rank: 1 } : {}) })),
      ]),
    ),
  ),
  ...alike("POST", twice("decisions"), ({ ids }) => ({
    decision: "confirm",
    responses: [{ id: ids.response, lock_version: 1 }],
  })),
  ...alike("POST", twice("ask_again"), ({ ids }) => ({ response_ids: [ids.response] })),
  ...alike("POST", twice("lists"), ({ b }) => ({ list: aListInput(b), lock_version: 1 })),
  ...alike("POST", ["change_preview"], () => ({ callout: { message: "x" }, lock_version: 1 })),
  ...alike("PUT", ["answers"], recorded),
  ...alike("POST", ["answers_preview"], recorded),
  ...alike("PUT", ["lists/:list_id"], changed),
  ...alike("POST", ["lists/:list_id/change_preview"], changed),
  ...alike("POST", twice("lists/:list_id/cancel"), () => ({ reason: "x", lock_version: 0 })),
  ...alike("POST", twice("lists/:list_id/message"), ({ ids }) => ({ response_ids: [ids.response], message: "x" })),
  ...alike("POST", twice("lists/:list_id/standby_chain"), () => ({ action: "start" })),
  ...alike("POST", twice("waves"), () => ({ action: "next", wave: 2 })),
  "GET /admin_api/callouts/:id/comments": callout("/comments"),
  "POST /admin_api/callouts/:id/comments": { ...callout("/comments"), body: () => ({ text: "x" }) },
  "PATCH /admin_api/callouts/:id/comments/:comment_id": {
    path: ({ ids }) => `/admin_api/callouts/${ids.callout}/comments/${ids.comment}`,
    body: () => ({ text: "x" }),
  },
  "DELETE /admin_api/callouts/:id/comments/:comment_id": {
    path: ({ ids }) => `/admin_api/callouts/${ids.callout}/comments/${ids.comment}`,
  },
  "GET /admin_api/callouts/:id/ring_round": callout("/ring_round"),
  "POST /admin_api/callouts/:id/ring_round/calls": {
    ...callout("/ring_round/calls"),
    body: ({ ids }) => ({ recipient_id: ids.recipient }),
  },
  "PUT /admin_api/callouts/:id/ring_round/calls/:call_id": {
    path: ({ ids }) => `/admin_api/callouts/${ids.callout}/ring_round/calls/${ids.call}`,
    body: () => ({ result: "no_answer" }),
  },
  "POST /admin_api/callouts/:id/cancel_preview": { ...callout("/cancel_preview"), body: () => ({ lock_version: 1 }) },
  "POST /admin_api/callouts/:id/send": callout("/send"),
  "POST /admin_api/callouts/:id/send_preview": callout("/send_preview"),
  "POST /admin_api/callouts/:id/cancel": { ...callout("/cancel"), body: () => ({ reason: "x", lock_version: 1 }) },
  "PUT /admin_api/callouts/:id/responses/:rid": response("", () => ({ response: "available" })),
  "POST /admin_api/callouts/:id/responses/:rid/answer_preview": response("/answer_preview", () => ({
    response: "available",
  })),
  "POST /admin_api/callouts/:id/responses/:rid/confirm": response("/confirm", () => ({ lock_version: 1 })),
  "POST /admin_api/callouts/:id/responses/:rid/confirm_preview": response("/confirm_preview", () => ({
    lock_version: 1,
  })),
  "GET /admin_api/lists": { own: nothing },
  "POST /admin_api/lists": { own: ({ b }) => ({ list: aListInput(b) }) },
  "GET /admin_api/lists/:id": list,
  "PUT /admin_api/lists/:id": { ...list, body: ({ b }) => ({ list: aListInput(b), lock_version: 0 }) },
  "DELETE /admin_api/lists/:id": list,
  ...planningRows,
  "GET /admin_api/cover_sheets": { path: ({ ids }) => `/admin_api/cover_sheets?list_id=${ids.list}` },
  "GET /admin_api/doctors": { own: nothing },
  "POST /admin_api/doctors": { own: () => ({ doctor: { ...aDoctorInput(), email: "new.doctor@example.test" } }) },
  "POST /admin_api/doctors/bulk": { own: ({ b }) => ({ action: "pause", ids: b.doctors.map(({ id }) => id) }) },
  "GET /admin_api/doctors.csv": { own: nothing },
  "GET /admin_api/callouts.csv": { own: nothing },
  "GET /admin_api/audit_events.csv": { own: nothing },
  "GET /admin_api/export.json": { own: nothing },
  "POST /admin_api/doctors/import": { own: () => ({ rows: [] }) },
  "GET /admin_api/doctors/:id": doctor(),
  "PUT /admin_api/doctors/:id": doctor("", () => ({ doctor: { ...aDoctorInput(), lock_version: 0 } })),
  "GET /admin_api/doctors/:id/callouts": doctor("/callouts"),
  "GET /admin_api/doctors/:id/bookings": doctor("/bookings?from=2026-11-01&to=2026-11-30"),
  "GET /admin_api/doctors/:id/emails": doctor("/emails"),
  "GET /admin_api/doctors/:id/events": doctor("/events"),
  "POST /admin_api/doctors/invite_preview": { own: ({ b }) => ({ ids: b.doctors.map(({ id }) => id) }) },
  "POST /admin_api/doctors/:id/invite": doctor("/invite"),
  "POST /admin_api/doctors/:id/new_link": doctor("/new_link"),
  "POST /admin_api/doctors/:id/archive": doctor("/archive"),
  "POST /admin_api/doctors/:id/restore": doctor("/restore"),
  "POST /admin_api/doctors/:id/merge": doctor("/merge", ({ b }) => merging(b)),
  "POST /admin_api/doctors/:id/merge_preview": doctor("/merge_preview", ({ b }) => ({ into_id: merging(b).into_id })),
  "POST /admin_api/doctors/:id/pause": doctor("/pause", () => ({ until: null })),
  "POST /admin_api/doctors/:id/unpause": doctor("/unpause"),
  "POST /admin_api/doctors/:id/use_address": doctor("/use_address"),
  "GET /admin_api/doctors/:id/unavailabilities": doctor("/unavailabilities"),
  "POST /admin_api/doctors/:id/unavailabilities": doctor("/unavailabilities", () => AWAY),
  "DELETE /admin_api/doctors/:id/unavailabilities/:uid": {
    path: ({ ids }) => `/admin_api/doctors/${ids.doctor}/unavailabilities/${ids.unavailability}`,
  },
  "GET /admin_api/doctor_groups": { own: nothing },
  "POST /admin_api/doctor_groups": { own: () => ({ name: "New group" }) },
  "PUT /admin_api/doctor_groups/:id": group("", () => ({ name: "Other", lock_version: 0 })),
  "PUT /admin_api/doctor_groups/:id/members": group("/members", () => ({ add: [], remove: [] })),
  "DELETE /admin_api/doctor_groups/:id": group(),
  "GET /admin_api/doctor_groups/:id/members": group("/members"),
  "GET /admin_api/saved_views": { own: nothing },
  "POST /admin_api/saved_views": { own: () => ({ name: "Ours", query: "tab=open", shared: true }) },
  "PATCH /admin_api/saved_views/:id": view(() => ({ shared: false, lock_version: 0 })),
  "DELETE /admin_api/saved_views/:id": view(),
  "GET /admin_api/wave_plans": { own: nothing },
  "POST /admin_api/wave_plans": { own: ({ b }) => ({ ...aWavePlanInput(b), name: "New plan" }) },
  "PUT /admin_api/wave_plans/:id": plan(({ b }) => ({ ...aWavePlanInput(b), name: "Other", lock_version: 0 })),
  "DELETE /admin_api/wave_plans/:id": plan(),
  "GET /admin_api/sites": { own: nothing },
  "POST /admin_api/sites": { own: () => ({ site: { ...A_SITE, name: "New site" } }) },
  "GET /admin_api/surgeons": { own: nothing },
  "POST /admin_api/surgeons": { own: () => ({ surgeon: { display_name: "Ms New" } }) },
  ...Object.fromEntries(
    (["site", "surgeon"] as const).flatMap((kind) => {
      const input = kind === "site" ? A_SITE : { display_name: "Ms Other" };
      return [
        [`PUT /admin_api/${kind}s/:id`, place(kind, "", () => ({ [kind]: { ...input, lock_version: 0 } }))],
        [`POST /admin_api/${kind}s/:id/archive`, place(kind, "/archive")],
        [`POST /admin_api/${kind}s/:id/restore`, place(kind, "/restore")],
        [`DELETE /admin_api/${kind}s/:id`, place(kind)],
      ];
    }),
  ),
  "GET /admin_api/notifications": { own: nothing },
  "GET /admin_api/notifications/unread_count": { own: nothing },
  "PUT /admin_api/notifications/:id": {
    path: ({ ids }) => `/admin_api/notifications/${ids.notification}`,
    body: () => ({ read: true }),
  },
  "POST /admin_api/notifications/mark": { own: ({ ids }) => ({ ids: [ids.notification], done: true }) },
  "POST /admin_api/notifications/mark_all_read": { own: nothing },
  "POST /admin_api/callouts/:id/mute": callout("/mute"),
  "POST /admin_api/callouts/:id/unmute": callout("/unmute"),
  "GET /admin_api/audit_events": { own: nothing },
  ...Object.fromEntries(
    ["", "/ahead", "/filled", "/durations", "/answers", "/doctors", "/groups", "/withdrawals", "/mails"].map(
      (figure) => [`GET /admin_api/insights${figure}`, { own: nothing }],
    ),
  ),
  "GET /admin_api/insights/callouts": { own: nothing },
  "GET /admin_api/email_texts": { own: nothing },
  "PUT /admin_api/email_texts": { own: () => ({ ...emailText, lock_version: 0 }) },
  "POST /admin_api/email_texts/preview": { own: () => emailText },
  "POST /admin_api/email_texts/test": { own: () => emailText },
  "GET /admin_api/mail_previews/:token": "public",
  "GET /admin_api/users": { own: nothing },
  "GET /admin_api/users/sessions": { own: nothing },
  "DELETE /admin_api/users/:id/sessions": user("/sessions"),
  "DELETE /admin_api/users/:id/sessions/:session_id": {
    path: ({ ids, session }) => `/admin_api/users/${ids.user}/sessions/${session}`,
  },
  "POST /admin_api/users/invite": { own: () => ({ email: "new.colleague@example.test", name: "New Colleague" }) },
  "PUT /admin_api/users/:id": user("", () => ({ role: "admin" })),
  "POST /admin_api/users/:id/resend": user("/resend"),
  "POST /admin_api/users/:id/disable": user("/disable"),
  "POST /admin_api/users/:id/enable": user("/enable"),
  "DELETE /admin_api/users/:id": user(),
};
