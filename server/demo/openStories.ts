/** Callouts of the demo that wait for doctors or for the practice. */
import { list, type Story, says } from "./story.ts";

export const OPEN_STORIES: Story[] = [
  {
    lists: [list(1, "am", "Northbank", 3, "Mr L. Ashgrove")],
    groups: ["Partners"],
    respondBy: "90m",
    sent: "1d 15:10",
    message: "Two knees and a wrist. The team is used to regional blocks.",
    said: [
      ...says("unavailable", "1d 16:05", "Holmquist", "Corrovan", "Vance"),
      { at: "1d 17:40", who: "Orrowby", says: "unavailable", note: "At a course until Monday." },
      { at: "200m", who: "Marchetka", says: "unavailable" },
    ],
  },
  {
    lists: [
      list(3, "all_day", "St Brannoc’s", 1, "Ms N. Merrowby"),
      list(4, "am", "St Brannoc’s", 1, "Ms N. Merrowby"),
    ],
    groups: ["Partners", "St Brannoc’s regulars"],
    respondBy: "+25h",
    sent: "1d 16:30",
    message: "Long laparoscopic list on the first day, two cases after lunch. Parking in bay C.",
    said: [
      { at: "1d 16:44", who: "Holmquist", says: "unavailable", phoned: true },
      { at: "1d 16:50", who: "Brightmoor", says: "available", list: 1, note: "The morning only." },
      { at: "1d 16:51", who: "Brightmoor", says: "unavailable", list: 0 },
      {
        at: "1d 17:05",
        who: "Straithe",
        says: "if_needed",
        note: "Only if nobody else can, I am on call the night before.",
      },
      { at: "1d 18:20", who: "Ferrantino", says: "available", list: 0, note: "Can start at 08:30 at the earliest." },
      ...says("unavailable", "1d 18:25", "Carrowmore", "Quillane"),
      { at: "51m", who: "Talgarth", says: "available" },
      { at: "4m", who: "Itokawa", says: "available", list: 0, note: "Happy to do the whole day." },
    ],
    confirmed: [{ at: "1d 17:10", who: "Brightmoor", list: 1, gotIt: "1d 17:12" }],
  },
  {
    lists: [{ ...list(3, "pm", "Ferndale", 2, "Mr R. Castellane"), case_mix: "Tonsils and grommets, five children." }],
    role: "surgical_assistant",
    groups: ["Assistants"],
    by: "colleague",
    urgency: "urgent",
    respondBy: "+6h",
    sent: "2d 09:20",
    said: [
      { at: "2d 09:58", who: "Koh-Larsen", says: "available" },
      ...says("unavailable", "2d 12:10", "Rhosydd", "Drummoyne"),
      { at: "2d 13:30", who: "Kallinis", says: "if_needed" },
      { at: "1d 11:15", who: "Verumal", says: "if_needed", note: "Would have to leave at 17:15." },
      { at: "126m", who: "Koh-Larsen", says: "unavailable", note: "My son is ill, I am sorry." },
      { at: "73m", who: "Nakasule", says: "available" },
    ],
    rung: [
      { at: "118m", who: "Frankmann", by: "colleague", result: "no_answer" },
      { at: "112m", who: "Castellbray", by: "colleague", result: "call_back", ringAgain: "+1h" },
      { at: "34m", who: "Ludgrove", by: "admin", result: "no_answer" },
    ],
    confirmed: [{ at: "2d 15:05", who: "Koh-Larsen", gotIt: "2d 15:40" }],
  },
  {
    lists: [list(5, "am", "Kestrel Rd", 4, "Ms T. Varnholt"), list(6, "am", "Kestrel Rd", 4, "Ms T. Varnholt")],
    groups: ["Associates"],
    by: "colleague",
    respondBy: "+46h",
    sent: "1d 09:05",
    said: [
      { at: "1d 09:40", who: "van Doornik", says: "available", list: 0 },
      { at: "1d 10:02", who: "Obilade", says: "if_needed" },
      { at: "1d 12:55", who: "Toulane", says: "unavailable" },
      { at: "230m", who: "Dikelane", says: "if_needed", list: 1 },
    ],
    confirmed: [{ at: "1d 14:20", who: "van Doornik", list: 0, gotIt: "1d 15:02" }],
  },
  // Those who might help out are asked in waves.
  {
    lists: [list(9, "evening", "Northbank", 3, "Mr L. Ashgrove")].map((one) => ({ ...one, specialty: "Trauma" })),
    role: "surgical_assistant",
    groups: ["Assistants"],
    respondBy: "+78h",
    sent: "190m",
    waves: [
      { hours: 2, people: ["Dikelane", "Wrenfield"], asked: "70m" },
      { hours: 6, groups: ["Associates"], fewerThan: 2 },
    ],
    said: [...says("unavailable", "140m", "Ludgrove", "Farahmandi")],
  },
  // Half of it is covered, and another answer would complete it.
  {
    lists: [list(8, "all_day", "Ferndale", 1, "Mr J. Okandi")],
    groups: ["Associates"],
    by: "colleague",
    respondBy: "+60h",
    sent: "1d 10:05",
    said: [
      {
        at: "1d 10:31",
        who: "Penhallow",
        says: "available",
        part: ["08:00", "12:30"],
        note: "I have a clinic at two.",
      },
      { at: "1d 11:12", who: "Karademir", says: "available", part: ["12:30", "17:30"] },
      { at: "1d 12:02", who: "Achterberg", says: "if_needed", part: ["14:00", "17:30"] },
      ...says("unavailable", "1d 12:20", "Gwynlais", "Fjellvik"),
    ],
    confirmed: [{ at: "1d 14:05", who: "Penhallow", gotIt: "1d 14:22" }],
  },
  // The booked doctor withdrew, and the first standby is being asked.
  {
    lists: [list(7, "pm", "St Brannoc’s", 2, "Ms N. Merrowby")],
    groups: ["Partners"],
    sent: "3d 11:05",
    said: [
      { at: "3d 11:21", who: "Orrowby", says: "available" },
      { at: "3d 11:32", who: "Corrovan", says: "available" },
      { at: "3d 12:04", who: "Vance", says: "if_needed" },
      { at: "3d 12:11", who: "Thornquay", says: "available" },
      { at: "28m", who: "Orrowby", says: "unavailable", note: "Jury service, I am sorry." },
    ],
    standby: [
      { at: "3d 14:41", who: "Corrovan" },
      { at: "3d 14:43", who: "Vance" },
    ],
    confirmed: [{ at: "3d 14:50", who: "Orrowby", gotIt: "3d 15:02" }],
  },
];
