/** What one socket may do and how long it may be silent. Milliseconds, bytes. */

/** Action Cable's own beat; its client calls a connection stale after two missed ones. */
export const PING_EVERY_MS = 3000;
/** Beats between the probes that a peer must answer: one that is gone is let go after 24 s at most. */
export const BEATS_PER_PROBE = 4;
/** Beats between the checks that every socket's session still lives and that no notice went missing: 24 s. */
export const BEATS_PER_CHECK = 8;
/** Until sockets that were told to go are cut off. */
export const FAREWELL_MS = 1000;

export const MAX_PAYLOAD_BYTES = 64 * 1024;
/** What may wait for a slow reader. */
export const MAX_BUFFERED_BYTES = 1024 * 1024;
export const FRAMES_PER_MINUTE = 100;
/** Those let in at the same moment: when all come back at once, most connections to the database stay free for the API. */
export const ADMITTED_AT_ONCE = 3;
export const SUBSCRIPTIONS_PER_SOCKET = 10;
export const SOCKETS_PER_USER = 10;
export const SOCKETS_PER_COMPANY = 200;
export const CONNECTS_PER_ADDRESS = 60;
export const CONNECTS_PER_USER = 20;
