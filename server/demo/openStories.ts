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
  {
    lists: [list(9, "evening", "Northbank", 3, "Mr L. Ashgrove")].map((one) => ({ ...one, specialty: "Trauma" })),
    role: "surgical_assistant",
    groups: ["Assistants"],
    respondBy: "+78h",
    sent: "190m",
    said: [...says("unavailable", "140m", "Ludgrove", "Farahmandi")],
  },
];
