/** The doctor's page as a browser without script uses it: opens the link, fills the form in, presses a button. */
import { doctorLink } from "../../server/domain/respondLink.ts";
import { type Ports } from "../../server/platform/ports.ts";
import { type CalloutDetail } from "../../src/contract/shapes/callout.ts";
import { type Served } from "./asUser.ts";
import { type FakeClock } from "./database/testPorts.ts";

/** What every browser of today sends with a form of the same site, pressed by hand. */
export const PRESSED = {
  host: "127.0.0.1:3000",
  origin: "http://127.0.0.1:3000",
  "sec-fetch-site": "same-origin",
  "sec-fetch-mode": "navigate",
  "sec-fetch-user": "?1",
};

export type DoctorsPage = ReturnType<typeof doctorsPage>;

export function doctorsPage(ports: Ports & { clock: FakeClock }, app: Served, path: string) {
  const open = (query = "", method: "GET" | "HEAD" | "OPTIONS" = "GET") =>
    app.inject({ method, url: path + query, headers: { host: PRESSED.host } });
  const stamp = async (): Promise<string> => /name="stamp" value="([^"]+)"/.exec((await open()).body)?.[1] ?? "";
  /** By name, what the page's forms say of themselves besides. */
  const told = (body: string): Record<string, string> =>
    Object.fromEntries([...body.matchAll(/name="(books-\d+)" value="(1)"/g)].map(([, name, value]) => [name, value]));
  const post = (action: string, fields: Record<string, string>, headers: Record<string, string> = PRESSED) =>
    app.inject({
      method: "POST",
      url: path + action,
      headers: { "content-type": "application/x-www-form-urlencoded", host: PRESSED.host, ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  /** Opens the page, waits as long as a hand needs, and presses. */
  const press = async (action: string, fields: Record<string, string> = {}, headers?: Record<string, string>) => {
    const [held, { body }] = [await stamp(), await open()];
    ports.clock.advance(800);
    return post(action, { stamp: held, ...(action === "" ? told(body) : {}), ...fields }, headers);
  };
  return { path, open, stamp, post, press };
}

/** The path of the doctor's link, as it stands in the mail. */
export async function linkPath(
  ports: Ports,
  callout: Pick<CalloutDetail, "id">,
  doctor: { id: number },
): Promise<string> {
  const recipient = await ports.database.db
    .selectFrom("callout_recipients")
    .select(["id", "link_version"])
    .where("callout_id", "=", callout.id)
    .where("doctor_id", "=", doctor.id)
    .executeTakeFirstOrThrow();
  return new URL(doctorLink(ports, recipient)).pathname;
}
