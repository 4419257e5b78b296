/** English texts: the palette, which finds things and does things. */
export const calloutPalette = {
  title: "Search or do something",
  label: "Search callouts, doctors, sites, surgeons and pages, or do something",
  hint: "Search, or do something",
  type: {
    callout: "Callout",
    doctor: "Doctor",
    site: "Site",
    surgeon: "Surgeon",
    page: "Page",
    action: "Action",
  },
  language: "Language",
  found_one: "{{count}} found",
  found_other: "{{count}} found",
  none: "Nothing found",
  failed: "The search did not work. Please try again.",
  page: {
    week: "Week view",
    month: "Month view",
    newDoctor: "New doctor",
  },
} as const;
