/** The app's only source of the present moment and of waiting, so that tests own both. Milliseconds. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
