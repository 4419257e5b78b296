/** The present moment, in milliseconds, for whatever decides by it: a port, so that tests can set it. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
