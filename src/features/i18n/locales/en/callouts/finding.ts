/** English texts: finding things: further filters, the palette. */
export const calloutFinding = {
  filters: {
    doctor: "Doctor asked",
    answers: "Responses",
    noAvailability: "No availability yet",
  },
  pageSize: {
    label: "Callouts per page",
    rows: "{{count}} per page",
  },
  palette: {
    title: "Go to",
    label: "Search callouts, doctors, sites, surgeons and pages",
    hint: "Callout, doctor, site, surgeon or page",
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
  },
} as const;
