/** The moment `days` days later. */
export function addDays(date: Date, days: number): Date {
	return new Date(date.getTime() + days * 86_400_000);
}

/** `2026-03-09`, in UTC. */
export function toIsoDate(date: Date): string {
	return date.toISOString().slice(0, 10);
}

/** Midnight UTC of the date's day: dates in pages are relative to it, so that all builds of a day agree (D13). */
export function startOfDay(date: Date): Date {
	return new Date(Math.floor(date.getTime() / 86_400_000) * 86_400_000);
}
