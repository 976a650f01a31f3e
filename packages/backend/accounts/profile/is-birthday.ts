const LONGEST_LIFE_YEARS = 130;

/** Whether this is a valid ISO 8601 date on which a living person can have been born. */
export function isBirthday(text: string, now: Date): boolean {
	const date = new Date(`${text}T00:00:00Z`);
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text)) return false;
	return date <= now && date.getUTCFullYear() > now.getUTCFullYear() - LONGEST_LIFE_YEARS;
}
