/** English of the mails about somebody's own account; the measure of the other languages. */

export const en = {
  language: "en",
  dear: (name: string) => `Dear ${name},`,
  detail: "Your account",
  personal: "This link is personal to you. Please don’t forward it.",
  automatic: "You received this email because something about your account has changed or was requested.",
  questions: "Questions?",
  confirmation: {
    subject: "Please confirm your email address",
    lead: (practice: string) =>
      `Thank you for registering ${practice}. Please confirm that this is your email address.`,
    button: "Confirm email address",
    note: "The link works for three days.",
    title: "What happens next",
    text: "Our staff review every new practice before it can be used. We will be in touch.",
  },
  reset: {
    subject: "Set a new password",
    lead: () => "Somebody, probably you, asked for a new password for your account.",
    button: "Set a new password",
    note: "The link works once, for the next 60 minutes.",
    title: "If this wasn’t you",
    text: "You don’t need to do anything. Your password stays as it is.",
  },
  resetTooEarly: {
    subject: "About your new password",
    lead: (practice: string) => `You asked for a new password. ${practice} is not open for signing in at the moment.`,
    title: "What happens next",
    text: "Once our staff have verified the practice, please ask for a new password again.",
    suspended: "The practice is closed at the moment. Please contact our staff.",
  },
  alreadyRegistered: {
    subject: "You already have an account",
    lead: () => "Somebody, probably you, tried to register with this email address. It already has an account.",
    button: "Sign in",
    note: "If you have forgotten your password, you can ask for a new one there.",
    title: "If this wasn’t you",
    text: "You don’t need to do anything. Nothing has changed.",
  },
  passwordChanged: {
    subject: "Your password was changed",
    lead: () => "The password of your account has just been changed. You have been signed out everywhere.",
    button: "Sign in",
    note: "Please use your new password.",
    title: "If this wasn’t you",
    text: "Please ask for a new password straight away, and tell us.",
  },
  invitation: {
    subject: "You have been invited",
    lead: (practice: string) => `${practice} invites you to manage its callouts. Please choose a password to sign up.`,
    button: "Complete sign-up",
    note: "The link works once, for the next seven days.",
    title: "If you weren’t expecting this",
    text: "You don’t need to do anything. No account is opened without you.",
  },
  verified: {
    subject: "Your practice has been verified",
    lead: (practice: string) => `Our staff have verified ${practice}. You can sign in now.`,
    button: "Sign in",
    note: "Use the email address and password you registered with.",
    title: "What happens next",
    text: "Please enter your contact details first. They appear on the emails that doctors get.",
  },
};

export type AccountTexts = typeof en;
