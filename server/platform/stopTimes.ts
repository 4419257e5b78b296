/** Milliseconds that a stop may take: its parts follow one another and together take less than the whole. */
export const STOP_MS = {
  /** How long running requests may take to finish. */
  requests: 4_000,
  /** How long emails being sent may take to finish. */
  mails: 8_000,
  /** How long conversations with mail servers that were ended may take to say so. */
  mailsEnding: 1_000,
  /** How long other running jobs may take to finish. */
  jobs: 4_000,
  /** After this the process exits, whatever is left to do. */
  whole: 18_000,
};
