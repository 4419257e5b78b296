/** Callouts of the demo that are confirmed, not sent yet, or called off. */
import { list, type Story, says } from "./story.ts";

export const SETTLED_STORIES: Story[] = [
  {
    lists: [list(6, "am", "Northbank", 1, "Mr J. Okandi")],
    groups: ["Partners"],
    sent: "4d 08:30",
    said: [
      { at: "4d 09:10", who: "Brightmoor", says: "available" },
      ...says("available", "4d 10:15", "Thornquay", "Vance", "Nallamere"),
      ...says("unavailable", "4d 10:40", "Straithe", "Orrowby", "Corrovan"),
    ],
    confirmed: [{ at: "4d 11:42", who: "Brightmoor", gotIt: "4d 12:05" }],
  },
  {
    lists: [list(2, "pm", "Ferndale", 1, "Mr D. Kerrigate")],
    groups: ["Partners"],
    by: "colleague",
    sent: "3d 14:00",
    said: [
      { at: "3d 15:30", who: "Nallamere", says: "available" },
      ...says("if_needed", "3d 16:10", "Itokawa", "Marchetka"),
      ...says("unavailable", "3d 17:20", "Vance", "Holmquist"),
    ],
    confirmed: [{ at: "2d 16:05", who: "Nallamere" }],
  },
  {
    lists: [{ ...list(7, "on_call", "Northbank", 4, "Ms T. Varnholt"), specialty: "Emergency surgery" }],
    groups: ["Partners", "Associates"],
    mode: "first_come",
    sent: "2d 10:00",
    message: "The first to say yes is booked at once.",
    said: [
      ...says("unavailable", "2d 10:12", "Straithe", "Obilade"),
      { at: "2d 10:31", who: "Gwynlais", says: "available" },
      { at: "1d 08:45", who: "Penhallow", says: "available", note: "If it becomes free again." },
    ],
  },
  {
    lists: [
      list(8, "all_day", "St Brannoc’s", 2, "Ms P. Sorrento-Hale"),
      list(9, "am", "St Brannoc’s", 2, "Ms P. Sorrento-Hale"),
    ],
    groups: ["St Brannoc’s regulars"],
    made: "240m",
    scheduled: "+70h",
    message: "Both days are plastics with the same team. You can offer for one day or both.",
  },
  { lists: [list(10, "am", "Kestrel Rd", 2, "Mr J. Okandi")], groups: ["Associates"], made: "54m" },
  {
    lists: [list(11, "pm", "St Brannoc’s", 1, "Ms N. Merrowby")],
    groups: ["St Brannoc’s regulars"],
    sent: "3d 09:30",
    said: [...says("available", "3d 10:20", "Karademir", "Fjellvik"), ...says("unavailable", "3d 11:00", "Talgarth")],
    cancelled: { at: "2d 17:45", reason: "Surgeon on leave" },
  },
];
