/** Milliseconds after which a page is rendered again: its structured data promises the price until a week after the build (D13). */
const RENEW_AFTER = 3 * 86_400_000;

/** Time (ISO): pages that were rendered then or earlier are due for renewal. */
export const renewalLimit = (now: Date): string => new Date(now.getTime() - RENEW_AFTER).toISOString();
