/** What the mails about a changed password or address say, in English. */
export const en = {
  confirm: {
    subject: "Please confirm your new email address",
    lead: () => "You asked to use this email address for your account from now on.",
    button: "Confirm new email address",
    note: "The link works for three days. Until you press the button, your old address stays.",
    title: "If this wasn’t you",
    text: "You don’t need to do anything. Nothing will change.",
  },
  asked: {
    subject: "Your email address is about to change",
    lead: (address: string) =>
      `Somebody, probably you, asked to change the email address of your account to ${address}. It changes once the new address has been confirmed.`,
    button: "Set a new password",
    note: "Only if this was not you: a new password stops the change.",
    title: "If this was you",
    text: "There is nothing to do here. Please open the email that we sent to the new address.",
  },
  changed: {
    subject: "Your email address was changed",
    lead: (address: string) => `From now on, please sign in with ${address}. This address is no longer used.`,
    title: "If this wasn’t you",
    text: "Please contact us straight away.",
  },
  passwordChanged: {
    subject: "Your password was changed",
    lead: () =>
      "The password of your account has just been changed in the settings. All other devices have been signed out.",
    button: "Set a new password",
    note: "Only if this was not you.",
    title: "If this wasn’t you",
    text: "Please set a new password straight away, and tell us.",
  },
  secondFactorOn: {
    subject: "Two-step verification was turned on",
    lead: () =>
      "Two-step verification has just been turned on for your account. From now on, you sign in with your password and a code from your authenticator app.",
    button: "Set a new password",
    note: "Only if this was not you.",
    title: "If this wasn’t you",
    text: "Please set a new password straight away, and tell us.",
  },
  secondFactorOff: {
    subject: "Two-step verification was turned off",
    lead: () =>
      "Two-step verification has just been turned off for your account. From now on, you sign in with your password only.",
    button: "Set a new password",
    note: "Only if this was not you.",
    title: "If this wasn’t you",
    text: "Please set a new password straight away, and tell us.",
  },
};

export type ChangeTexts = typeof en;
