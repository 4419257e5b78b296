/** English texts: keeping a callout as a draft, and sending it later. */
export const calloutSaving = {
  saved: "Saved {{time}}",
  saving: "Saving…",
  failed: "Not saved",
  draft: "Save draft",
  later: "Send later…",
  now: "Send now…",
  laterTitle: "When shall it be sent?",
  laterText: "It goes out by itself at this time. Until then you can take it back.",
  at: "Date and time",
  past: "Choose a time in the future, before the first list starts.",
  submit: "Schedule",
  back: "Back",
  scheduled: "Scheduled. Nothing is sent before then.",
  edit: "Edit draft",
} as const;
