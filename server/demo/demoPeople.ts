/** The people and places of the demo practice; all of them invented, every address under example.test. */
import { type DoctorRole } from "../../src/contract/doctor.ts";
import { type Language } from "../../src/contract/languages.ts";

export const SITES = {
  Northbank: {
    name: "Northbank Hospital",
    address: "1 Quay Street, Harbour",
    theatres: 4,
    phone: "(02) 5550 0100",
    access: "Multi-storey car park, level 2. Theatre lifts on the left of the main hall.",
  },
  "St Brannoc’s": {
    name: "St Brannoc’s Hospital",
    address: "22 Priory Hill, Harbour",
    theatres: 3,
    phone: "(02) 5550 0120",
    access: "Staff entrance, parking in bay C",
  },
  Ferndale: {
    name: "Ferndale Clinic",
    address: "8 Ferndale Avenue, Harbour",
    theatres: 2,
    phone: "(02) 5550 0130",
    access: "Ring at the gate before 07:30",
  },
  "Kestrel Rd": {
    name: "Kestrel Road Day Surgery",
    address: "140 Kestrel Road, Harbour",
    theatres: 4,
    phone: null,
    access: null,
  },
} as const;
export type SiteName = keyof typeof SITES;

export const SURGEONS = {
  "Mr L. Ashgrove": "Orthopaedics",
  "Ms N. Merrowby": "Gynaecology",
  "Mr R. Castellane": "ENT, paediatric",
  "Ms T. Varnholt": "General surgery",
  "Mr J. Okandi": "Urology",
  "Mr D. Kerrigate": "Ophthalmology",
  "Ms P. Sorrento-Hale": "Plastics",
} as const;
export type SurgeonName = keyof typeof SURGEONS;

export const GROUPS = ["Partners", "Associates", "Assistants", "Paeds", "Cardiac", "St Brannoc’s regulars"] as const;
export type GroupName = (typeof GROUPS)[number];
export const GROUP_DESCRIPTIONS: Record<GroupName, string> = {
  Partners: "Partners of the practice: asked first.",
  Associates: "Associates and registrars: asked when no partner is free.",
  Assistants: "Surgical assistants, for lists that need a second pair of hands.",
  Paeds: "At ease with children under three.",
  Cardiac: "Trained for cardiac lists and on the on-call rota.",
  "St Brannoc’s regulars": "Know the theatres and the people at St Brannoc’s.",
};

type DemoDoctor = {
  first: string;
  last: string;
  grade: string;
  groups: GroupName[];
  role: DoctorRole;
  locale: Language;
  status: "active" | "paused";
  email_state: "ok" | "bounced" | "unverified";
};

const named = (names: string, grade: string, groups: GroupName[], more: Partial<DemoDoctor> = {}): DemoDoctor[] =>
  names.split(", ").map((name) => {
    const [first = "", ...rest] = name.split(" ");
    const usual = { role: "anaesthetist", locale: "en", status: "active", email_state: "ok" } as const;
    return { first, last: rest.join(" "), grade, groups, ...usual, ...more };
  });

const assistant = { role: "surgical_assistant" } as const;

export const DOCTORS: DemoDoctor[] = [
  ...named("Hana Itokawa, Freya Holmquist, Rufus Quillane", "Consultant", ["Partners", "Paeds"]),
  ...named("Priya Nallamere, Declan Orrowby", "Consultant", ["Partners", "Cardiac"]),
  ...named("Owen Talgarth, Aisling Corrovan", "Consultant", ["Partners", "St Brannoc’s regulars"]),
  ...named("Samuel Brightmoor, Callum Straithe, Ingrid Thornquay, Zofia Marchetka, Leopold Vance", "Consultant", [
    "Partners",
  ]),
  ...named("Mateo Rivaldane", "Consultant", ["Associates"], { email_state: "bounced" }),
  ...named("Lucia Ferrantino", "Registrar", ["Associates", "St Brannoc’s regulars"], { email_state: "unverified" }),
  ...named("Amara Dikelane, Tomas Wrenfield", "Fellow", ["Associates"]),
  ...named("Kaja Steinhövel, Matthias Brückwald", "SAS", ["Associates", "St Brannoc’s regulars"], { locale: "de" }),
  ...named("Bronwen Gwynlais, Idris Penhallow, Saskia van Doornik, Emeka Obilade, Marguerite Toulane", "Consultant", [
    "Associates",
  ]),
  ...named("Yusuf Karademir, Niamh Carrowmore, Anders Fjellvik", "Consultant", ["Associates", "St Brannoc’s regulars"]),
  ...named("Rosalind Achterberg, Kofi Ansahene, Juniper Hathersley", "SAS", ["Associates"]),
  ...named("Noor Bahranel", "SAS", ["Assistants"], { ...assistant, status: "paused" }),
  ...named("Wei Koh-Larsen, Theodora Kallinis, Piers Ludgrove", "Fellow", ["Assistants"], assistant),
  ...named("Gethin Rhosydd, Mirembe Nakasule, Ottilie Frankmann, Sanjay Verumal", "SAS", ["Assistants"], assistant),
  ...named("Elspeth Drummoyne, Hugo Castellbray, Leila Farahmandi", "Registrar", ["Assistants"], assistant),
];

export const fullName = ({ first, last }: { first: string; last: string }): string => `${first} ${last}`;

/** Telephone numbers reserved for drama. */
export const mobileOf = (index: number): string => `07700 900${String(100 + index).padStart(3, "0")}`;

/** Seven digits, as they are written in this country. */
export const registrationOf = (index: number): string => String(7_990_100 + 37 * index);
