/** Takes out what opens something: stored mails and the office's copies show where a link was, not the link. */

const DOCTOR_LINKS = /(\/respond\/)[\w.-]+/g;
const TOKENS = /((?:[?]|&|&amp;)[a-z_]*token=)[^&\s"'<>#]+/g;

export const maskLinks = (text: string): string => text.replace(DOCTOR_LINKS, "$1…").replace(TOKENS, "$1…");
