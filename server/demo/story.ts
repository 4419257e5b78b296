/** How a callout of the demo is told: what was asked, who answered what and when, what was decided. */
import {
  type Answer,
  type CalloutMode,
  type RoleNeeded,
  type Session,
  type Urgency,
} from "../../src/contract/callout.ts";
import { type GroupName, type SiteName, type SurgeonName } from "./demoPeople.ts";

/** Working day from today, session, site, theatre, surgeon; then what differs. */
export type ListStory = {
  day: number;
  session: Session;
  site: SiteName;
  theatre: string;
  surgeon: SurgeonName;
  positions?: number;
  case_mix?: string;
  specialty?: string;
};

/** When as `moment` reads it, who by family name, what, note, which part; `list` counts from 0, all lists without it. */
export type Said = {
  at: string;
  who: string;
  says: Answer;
  note?: string;
  list?: number;
  part?: [from: string, to: string];
  phoned?: true;
};
/** The office rang; what came of it two minutes later. */
export type Rung = { at: string; who: string; by: "admin" | "colleague" } & (
  | { result: "no_answer" }
  | { result: "call_back"; ringAgain: string }
);
/** Hours after the wave before; `asked`: its turn has been. */
type WaveStory = { hours: number; people?: string[]; groups?: GroupName[]; fewerThan?: number; asked?: string };
type Decided = { at: string; who: string; list?: number; gotIt?: string };

export type Story = {
  lists: ListStory[];
  role?: RoleNeeded;
  groups: GroupName[];
  waves?: WaveStory[];
  by?: "admin" | "colleague";
  mode?: CalloutMode;
  urgency?: Urgency;
  message?: string;
  respondBy?: string;
  /** Absent: still a draft. */
  sent?: string;
  made?: string;
  scheduled?: string;
  said?: Said[];
  rung?: Rung[];
  confirmed?: Decided[];
  /** In the order in which they would be asked. */
  standby?: Decided[];
  cancelled?: { at: string; reason: string };
  /** When the first list starts and nobody has been found. */
  expires?: true;
};

export const says = (answer: Answer, at: string, ...people: string[]): Said[] =>
  people.map((who, index) => ({
    who,
    says: answer,
    at: at.replace(/(\d)m$/, (_, digit) => `${(Number(digit) + index) % 10}m`),
  }));

export const list = (
  day: number,
  session: Session,
  site: SiteName,
  theatre: number,
  surgeon: SurgeonName,
): ListStory => ({
  day,
  session,
  site,
  theatre: `Theatre ${theatre}`,
  surgeon,
});
