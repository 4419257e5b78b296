/** The forms of the pages that need no script (a mailed link's, the demo's), as a browser sends them, and what can be wrong with them. */
import { type InjectOptions } from "fastify";
import { detailsLink } from "../../../server/domain/detailsLink.ts";
import { pageStamp } from "../../../server/pages/pageStamp.ts";
import { type Ports } from "../../../server/platform/ports.ts";
import { PRESSED } from "../doctorsPage.ts";
import { confirmationFields } from "../mail/confirmationForm.ts";
import { type FuzzWorld } from "./fuzzWorld.ts";

/** Names and values as they stand in the body, encoded already. */
export type Fields = [name: string, value: string][];
export type Form = { url: string; fields: Fields; type?: string };

const FORM = "application/x-www-form-urlencoded";

/** Every form, each where it does something. */
export function pageForms(ports: Ports, { a, scenes, secrets }: FuzzWorld): Form[] {
  const before = new Date(ports.clock.now().getTime() - 60_000);
  const stamped = (id: number): Fields => [["stamp", pageStamp({ ...ports, clock: { now: () => before } }, id)]];
  const at = (scene: keyof typeof scenes, action: string, fields: Fields = []): Form => {
    const { link, recipient } = scenes[scene];
    return { url: link + action, fields: [...stamped(recipient), ...fields] };
  };
  const list = (scene: keyof typeof scenes) => String(scenes[scene].list);
  const [doctor] = a.doctors;
  const own = new URL(detailsLink(ports, doctor ?? { id: 0, email: "", home_version: 1 }, ports.clock.now())).pathname;
  const { open } = scenes;
  const part: Fields = [
    [`from-${open.list}`, "08%3A30"],
    [`to-${open.list}`, "11"],
  ];
  const oneClick: Fields = [["List-Unsubscribe", "One-Click"]];
  return [
    at("open", "", [[`answer-${open.list}`, "available"], ["note", "By+train"], ...part]),
    at("open", "", [
      [`answer-${open.list}`, "if_needed"],
      [`books-${open.list}`, "1"],
      ["change", "1"],
    ]),
    at("booked", "/withdraw", [
      ["list", list("booked")],
      ["reason", "Ill"],
    ]),
    at("booked", "/acknowledge"),
    at("filled", "/standby", [["list", list("filled")]]),
    at("asking", "/standby_offer", [
      ["list", list("asking")],
      ["answer", "yes"],
    ]),
    at("moved", "/change", [
      ["list", list("moved")],
      ["answer", "no"],
    ]),
    at("open", "/preferences", [["pause", "7"]]),
    at("open", "/preferences", [["locale", "de"]]),
    at("open", "/unsubscribe", oneClick),
    { url: `${own}/confirm`, fields: stamped(doctor?.id ?? 0) },
    { url: `${own}/preferences`, fields: [...stamped(doctor?.id ?? 0), ["pause", "0"]] },
    { url: `${own}/unsubscribe`, fields: oneClick },
    { url: "/admin_api/auth/confirmation", fields: confirmationFields(ports, secrets.confirmation) },
    { url: "/dev/clock", fields: [["minutes", "1440"]] },
  ];
}

export const pressed = ({ url, fields, type = FORM }: Form): InjectOptions => ({
  method: "POST",
  url,
  headers: { ...PRESSED, "content-type": type },
  payload: fields.map((field) => field.join("=")).join("&"),
});

/** Numbers that are none, texts that no column holds, bytes that are no text; encoded already. */
export const FIELD_VALUES = [
  ...["", "+", "0", "-1", "1.5", "NaN", "Infinity", "1e30", "1e400", "1e3", "0x10", "99999999999", "9007199254740993"],
  ...["-9223372036854775809", "1".repeat(400), "x".repeat(20_000), "%F0%9F%98%80".repeat(501), "%00", "a%00b"],
  ...["%ED%A0%80", "%ff", "%", "%zz", "%u0041", "%C4%B0%E2%80%AE", "%27%3B+--", "__proto__", "constructor"],
  ...["24%3A00", "07%3A60", "%EF%BC%98", "%D9%A0%D9%A8", "9%3A5", "0000-01-01", "%3Cb%3E", "yes", "available"],
];
const UNKNOWN_FIELDS: Fields = [
  ["__proto__", "1"],
  ["__proto__[polluted]", "1"],
  ["constructor", "1"],
  ["toString", "1"],
  ["hasOwnProperty", ""],
  ["%00", "1"],
  ["%ff", "1"],
  ["%", "%"],
  ["", ""],
];

/** Each field with each value, sent twice, as a list, as a thing, and not at all; and fields that nobody asked for. */
export function formEdges(form: Form): Form[] {
  const { fields } = form;
  const each = fields.flatMap(([name, value], nth) => [
    ...FIELD_VALUES.map((one) => fields.with(nth, [name, one])),
    ...["0", value, "%00"].map((one): Fields => [...fields, [name, one]]),
    fields.with(nth, [`${name}[]`, value]),
    fields.with(nth, [`${name}[a]`, value]),
    fields.toSpliced(nth, 1),
  ]);
  const besides = UNKNOWN_FIELDS.map((one): Fields => [...fields, one]);
  const many = Array.from({ length: 2000 }, (_, nth): [string, string] => [`f${nth}`, "x"]);
  const types = [`${FORM}; charset=utf-16`, `${FORM};`, FORM.toUpperCase(), "multipart/form-data; boundary=x"];
  return [
    ...[...each, ...besides, [], [...fields, ...many], [...fields, ["x", "x".repeat(70_000)]] as Fields].map(
      (one): Form => ({ ...form, fields: one }),
    ),
    ...types.map((type): Form => ({ ...form, type })),
  ];
}

/** What is looked at only: the pages with each value where they read one, and addresses below them. */
export function pageAddresses(ports: Ports, { scenes, secrets, a }: FuzzWorld): string[] {
  const links = [...Object.values(scenes).map(({ link }) => link)];
  const own = new URL(detailsLink(ports, a.doctors[0] ?? { id: 0, email: "", home_version: 1 }, ports.clock.now()))
    .pathname;
  const query = [...FIELD_VALUES, `${scenes.booked.list}&withdraw=1`].flatMap((value) => [
    `${scenes.booked.link}?withdraw=${value}`,
    `${scenes.open.link}?change=${value}`,
    `/admin_api/auth/confirmation?confirmation_token=${value}`,
    `/respond/${value}`,
    `/respond/me.${value}`,
    `${scenes.open.link}/${value}`,
    `${own}/${value}`,
    ...["?page=", "/"].map((start) => `/dev/mailbox${start}${value}`),
    ...["html", "invite.ics"].map((part) => `/dev/mailbox/${value}/${part}`),
    `/dev/clock?minutes=${value}`,
  ]);
  const below = ["", "/calendar.ics", "/unsubscribe", "/withdraw", "/preferences/"];
  return [
    ...[...links, own].flatMap((link) => below.map((rest) => link + rest)),
    ...query,
    "/dev/mailbox",
    "/dev/clock",
    `/admin_api/auth/confirmation?confirmation_token=${secrets.email_change}`,
    // Numbers in a link's own alphabet that are beyond any row.
    ...["zzzzzzzzzzz", "1y2p0ij32e8e7"].map((id) => scenes.open.link.replace(/\.[^.]+\.1$/, `.${id}.1`)),
  ];
}
