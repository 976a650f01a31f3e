const DAY_MS = 86_400_000;

/** Reference date of the demo shop: no date in its data is later. */
const DEMO_DAY = Date.UTC(2026, 10, 1, 8, 0, 0);

/** ISO 8601 time the given number of days (and minutes) before the demo day. */
export function daysBefore(days: number, minutes = 0): string {
	return new Date(DEMO_DAY - days * DAY_MS - minutes * 60_000).toISOString();
}
