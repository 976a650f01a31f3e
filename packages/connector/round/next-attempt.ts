const LONGEST_PAUSE = 6 * 3600_000;
const SHORTEST_PAUSE = 5000;

export const MOST_ATTEMPTS = 12;
export const SETTLE = 60_000;

/** Milliseconds until something is tried again after its nth attempt: 5 s, 10 s, 20 s … up to 6 hours. */
export const pauseAfter = (attempts: number): number => Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** Math.min(20, Math.max(0, attempts - 1)));
