/** The words of waves: doctors whom a callout asks later, one step after another. */
export const WAVE_STATUSES = ["waiting", "asked", "enough", "nobody", "skipped"] as const;
export type WaveStatus = (typeof WAVE_STATUSES)[number];

/** `stopped`: the callout was filled or ended; `done`: every wave has had its turn. */
export const WAVES_STATES = ["running", "paused", "stopped", "done"] as const;
export type WavesState = (typeof WAVES_STATES)[number];

export const WAVE_ACTIONS = ["next", "skip", "pause", "resume"] as const;

/** After the first. */
export const MOST_WAVES = 5;
export const WAVE_HOURS = [1, 336] as const;
export const WAVE_OFFERS = [1, 20] as const;
