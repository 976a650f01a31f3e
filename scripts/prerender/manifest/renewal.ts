/** Milliseconds after which a page is rendered again: its structured data names a date, a week after the build, until which the price holds (D13). */
const RENEW_AFTER = 3 * 86_400_000;

/** Pages that were rendered at this moment (ISO) or before are due for renewal. */
export const renewalLimit = (now: Date): string => new Date(now.getTime() - RENEW_AFTER).toISOString();
