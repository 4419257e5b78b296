/** What the page says once a new address is confirmed, in English. */

export type EmailChangedTexts = { title: string; lead: string; button: string };

export const en: EmailChangedTexts = {
  title: "Your new email address is confirmed",
  lead: "Please use it from now on when you sign in. Devices that are signed in stay signed in.",
  button: "Go to the app",
};
