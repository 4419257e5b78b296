/** The weeks before: what the practice's figures are made of. */
import { type GroupName, type SiteName, type SurgeonName } from "./demoPeople.ts";
import { list, type Story, says } from "./story.ts";

type Past = {
  /** Working days ago. */
  ago: number;
  session: "am" | "pm" | "all_day";
  site: SiteName;
  theatre: number;
  surgeon: SurgeonName;
  group: GroupName;
  /** Days before today on which it was sent, at that hour. */
  sent: [days: number, hour: number];
  /** Who is booked, and hours from sending to that answer; nobody: it stays open until it expires. */
  who?: string;
  after: number;
  /** Who says no. */
  others?: string[];
  /** The booked doctor says no after all, that many days before today; then this one is booked. */
  withdrawn?: { ago: number; instead: string };
};

const PAST: Past[] = [
  {
    ago: 11,
    session: "am",
    site: "Northbank",
    theatre: 1,
    surgeon: "Mr J. Okandi",
    group: "Partners",
    sent: [24, 8],
    who: "Vance",
    after: 1,
    others: ["Straithe"],
  },
  {
    ago: 13,
    session: "pm",
    site: "Ferndale",
    theatre: 1,
    surgeon: "Mr D. Kerrigate",
    group: "Paeds",
    sent: [26, 9],
    who: "Quillane",
    after: 3,
    others: ["Holmquist"],
  },
  {
    ago: 15,
    session: "all_day",
    site: "St Brannoc’s",
    theatre: 2,
    surgeon: "Ms P. Sorrento-Hale",
    group: "St Brannoc’s regulars",
    sent: [30, 8],
    who: "Karademir",
    after: 7,
  },
  {
    ago: 16,
    session: "am",
    site: "Kestrel Rd",
    theatre: 2,
    surgeon: "Ms T. Varnholt",
    group: "Cardiac",
    sent: [30, 10],
    after: 2,
    others: ["Nallamere"],
  },
  {
    ago: 18,
    session: "am",
    site: "Northbank",
    theatre: 3,
    surgeon: "Mr L. Ashgrove",
    group: "Partners",
    sent: [36, 8],
    who: "Straithe",
    after: 2,
    others: ["Orrowby"],
    withdrawn: { ago: 28, instead: "Thornquay" },
  },
  {
    ago: 20,
    session: "pm",
    site: "Kestrel Rd",
    theatre: 1,
    surgeon: "Mr J. Okandi",
    group: "St Brannoc’s regulars",
    sent: [36, 9],
    who: "Fjellvik",
    after: 6,
    others: ["Talgarth"],
  },
  {
    ago: 23,
    session: "am",
    site: "Ferndale",
    theatre: 1,
    surgeon: "Mr R. Castellane",
    group: "Paeds",
    sent: [41, 8],
    who: "Itokawa",
    after: 1,
  },
  {
    ago: 25,
    session: "all_day",
    site: "Northbank",
    theatre: 1,
    surgeon: "Ms T. Varnholt",
    group: "Partners",
    sent: [43, 8],
    who: "Thornquay",
    after: 4,
    others: ["Vance"],
  },
  {
    ago: 28,
    session: "pm",
    site: "St Brannoc’s",
    theatre: 1,
    surgeon: "Ms N. Merrowby",
    group: "St Brannoc’s regulars",
    sent: [47, 9],
    who: "Carrowmore",
    after: 8,
  },
  {
    ago: 31,
    session: "am",
    site: "Kestrel Rd",
    theatre: 2,
    surgeon: "Mr J. Okandi",
    group: "Cardiac",
    sent: [52, 8],
    who: "Nallamere",
    after: 2,
    others: ["Orrowby"],
  },
];

const at = (days: number, hour: number, minutes: number): string =>
  `${days}d ${String(hour).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;

const story = ({
  ago,
  session,
  site,
  theatre,
  surgeon,
  group,
  sent,
  who,
  after,
  others = [],
  withdrawn,
}: Past): Story => {
  const [days, hour] = sent;
  const told: Story = {
    lists: [list(-ago, session, site, theatre, surgeon)],
    groups: [group],
    sent: at(days, hour, 15),
    said: says("unavailable", at(days, hour + after, 10), ...others),
  };
  if (!who) return { ...told, expires: true };
  told.said?.push({ at: at(days, hour + after, 35), who, says: "available" });
  told.confirmed = [{ at: at(days, hour + after + 1, 20), who, gotIt: at(days, hour + after + 1, 40) }];
  if (withdrawn) {
    told.said?.push({ at: at(withdrawn.ago, 9, 30), who, says: "unavailable", note: "Called to another hospital." });
    told.said?.push({ at: at(withdrawn.ago, 10, 20), who: withdrawn.instead, says: "available" });
    told.confirmed.push({ at: at(withdrawn.ago, 10, 45), who: withdrawn.instead, gotIt: at(withdrawn.ago, 11, 5) });
  }
  return told;
};

export const PAST_STORIES: Story[] = PAST.map(story);
