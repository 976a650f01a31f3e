/** Formats a moment (ISO 8601). Empty for a text that is none: Intl throws for it, and one wrong date must not cost a page. */
export function formatKnown(formatter: Intl.DateTimeFormat, moment: string): string {
	const date = new Date(moment);
	return Number.isNaN(date.getTime()) ? '' : formatter.format(date);
}
