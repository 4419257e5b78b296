/** English texts: what only goes wrong where somebody is signed in; the rest of `errors` is part of the entry. */
export const signedInErrors = {
  code: {
    already_filled: "This list is already filled.",
    in_use: "This is in use. Archive it instead.",
    invalid_transition: "This is no longer possible.",
    last_owner: "The practice needs at least one active owner.",
    list_in_callout: "This list belongs to a callout. Change it there.",
    list_started: "The list has already started.",
    nobody_to_send_to: "There is nobody to send this to.",
    not_agreed: "The doctor hasn’t agreed to these times.",
    not_credentialed: "This doctor is not credentialed at the site.",
    not_sent_yet: "The emails haven’t been sent yet. Undo, or try again in a few seconds.",
    overlap: "This doctor is already booked for a list at that time.",
    stale: "Somebody else has changed this in the meantime.",
    too_late_to_call_back: "The emails are already on their way.",
  },
} as const;
