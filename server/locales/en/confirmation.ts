/** What the page behind a confirmation link says, in English. */
export const en = {
  title: "Confirm your email address",
  lead: "Press the button to confirm that this address is yours.",
  button: "Confirm email address",
  again: "Please press the button once more.",
  brokenTitle: "This link does not work any more",
  brokenLead: "It may have expired, or a newer email has replaced it. Ask for a new password to get a new link.",
  toPassword: "Ask for a new link",
  brokenChangeLead:
    "It may have expired, or a newer email has replaced it. In your settings you can see which address counts, and ask for a new link.",
  toSettings: "Open settings",
};

export type ConfirmationTexts = typeof en;
