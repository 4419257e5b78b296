/** The answer to the one press in a mail program that pauses callouts, in English. */

/** `until`: null where the practice has to end it. */
export type OneClickTexts = (practice: string, until: string | null) => string;

export const en: OneClickTexts = (practice, until) =>
  `Emails with callouts from ${practice} are paused${until ? ` until ${until}` : ""}. You can end the pause on your page, which every email links to.`;
