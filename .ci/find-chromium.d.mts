/** A browser to test with, if one is installed. */
export function installedChromium(): string | undefined;
