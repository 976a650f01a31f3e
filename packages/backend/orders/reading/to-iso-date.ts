/** Converts a date as returned by the database drivers (text, or midnight in the server's time zone) to ISO 8601. */
export function toIsoDate(day: Date | string | null): string | null {
	if (day === null) return null;
	if (typeof day === 'string') return day.slice(0, 10);
	const two = (number: number) => String(number).padStart(2, '0');
	return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
