/** Callouts of the demo's practice, made and sent over the API as somebody at work does. */
import { type Api } from "./api.ts";

type Row = { id: number };
type Rows = { data: Row[] };

/** What a callout needs, from the demo: one list a month ahead, and one doctor, who is another for each `n`. */
export async function aCallout({ call }: Api, n = 0): Promise<object> {
  const [sites, surgeons, doctors] = await Promise.all(
    ["/sites", "/surgeons", "/doctors?status=active"].map((path) => call<Rows>("GET", path)),
  );
  const date = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const list = { date, session: "am", start_time: "08:00", end_time: "12:00", role_needed: "anaesthetist" };
  const place = { site_id: sites?.body.data[0]?.id, surgeon_id: surgeons?.body.data[0]?.id, positions: 1 };
  const rows = doctors?.body.data ?? [];
  const doctor = rows[n % rows.length]?.id;
  // Who is away that day, or elsewhere, is asked all the same.
  const recipients = { doctor_ids: [doctor], group_ids: [], override_ids: [doctor] };
  return { callout: { mode: "select", urgency: "routine", lists: [{ ...list, ...place }], recipients } };
}

/** Sends one callout; when the answer was lost, "already sent" is as good. */
export async function sendOne({ call }: Api, payload: object): Promise<number> {
  const made = await call<{ data: Row }>("POST", "/callouts", payload);
  if (made.status !== 201) throw new Error(`A draft was answered with ${JSON.stringify(made)}.`);
  const { id } = made.body.data;
  const sent = await call("POST", `/callouts/${id}/send`);
  if (sent.status !== 200 && sent.status !== 409) throw new Error(`Sending was answered with ${JSON.stringify(sent)}.`);
  return id;
}
