/** What has happened at the demo practice: callouts in every state. */
import { type GroupName } from "./demoPeople.ts";
import { OPEN_STORIES } from "./openStories.ts";
import { PAST_STORIES } from "./pastStories.ts";
import { SETTLED_STORIES } from "./settledStories.ts";
import { type ListStory, list, type Story, says } from "./story.ts";

/** A booking like many: asked, answered by three, one confirmed. */
const routine = (
  one: ListStory,
  groups: GroupName[],
  sentDaysAgo: number,
  who: string,
  ...others: string[]
): Story => ({
  lists: [one],
  groups,
  sent: `${sentDaysAgo}d 09:15`,
  said: [
    { at: `${sentDaysAgo}d 11:05`, who, says: "available" },
    ...says("available", `${sentDaysAgo}d 13:20`, ...others.slice(0, 1)),
    ...says("unavailable", `${sentDaysAgo}d 14:10`, ...others.slice(1)),
  ],
  confirmed: [{ at: `${sentDaysAgo}d 15:30`, who, gotIt: `${sentDaysAgo}d 16:45` }],
});

/** In the diary already; nobody has been asked yet. */
export const LISTS_ALONE: ListStory[] = [
  list(8, "pm", "Northbank", 2, "Mr L. Ashgrove"),
  list(9, "am", "Ferndale", 1, "Mr D. Kerrigate"),
  list(12, "all_day", "St Brannoc’s", 2, "Ms N. Merrowby"),
];

export const STORIES: Story[] = [
  ...OPEN_STORIES,
  ...SETTLED_STORIES,
  ...PAST_STORIES,
  routine(
    list(4, "pm", "Kestrel Rd", 1, "Mr J. Okandi"),
    ["St Brannoc’s regulars"],
    6,
    "Karademir",
    "Fjellvik",
    "Corrovan",
  ),
  routine(list(5, "pm", "Northbank", 2, "Mr L. Ashgrove"), ["Paeds"], 5, "Quillane", "Itokawa", "Holmquist"),
  routine(list(7, "am", "Ferndale", 1, "Mr R. Castellane"), ["Paeds"], 5, "Holmquist", "Quillane"),
  routine(list(12, "all_day", "Northbank", 1, "Ms T. Varnholt"), ["Partners"], 6, "Thornquay", "Vance", "Straithe"),
  routine(list(-2, "am", "Northbank", 3, "Mr L. Ashgrove"), ["Partners"], 11, "Vance", "Straithe", "Orrowby"),
  routine(list(-3, "pm", "Ferndale", 1, "Mr D. Kerrigate"), ["Paeds"], 12, "Itokawa", "Quillane"),
  routine(
    list(-6, "all_day", "St Brannoc’s", 2, "Ms P. Sorrento-Hale"),
    ["St Brannoc’s regulars"],
    16,
    "Talgarth",
    "Fjellvik",
    "Carrowmore",
  ),
  routine(list(-8, "am", "Kestrel Rd", 2, "Mr J. Okandi"), ["Cardiac"], 19, "Orrowby", "Nallamere"),
  {
    lists: [list(-1, "evening", "Kestrel Rd", 3, "Ms T. Varnholt")],
    groups: ["Cardiac"],
    respondBy: "5d 12:00",
    sent: "7d 10:00",
    said: [...says("unavailable", "7d 12:30", "Nallamere", "Orrowby")],
    expires: true,
  },
];
