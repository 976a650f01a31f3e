/** Pages older than this are renewed: their structured data names a date that would pass (D13). */
const RENEW_AFTER = 3 * 86_400_000;

/** Pages rendered at this moment or before are due. */
export const oldestAt = (now: Date): string => new Date(now.getTime() - RENEW_AFTER).toISOString();
