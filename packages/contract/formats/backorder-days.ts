/** Most days until goods that are available to order can be sent. */
export const MOST_BACKORDER_DAYS = 360;

/** Days of such goods as a form takes them: 1 to `MOST_BACKORDER_DAYS`. */
export const BACKORDER_DAYS_PATTERN = '[1-9]\\d?|[12]\\d{2}|3[0-5]\\d|360';

/** Days of such goods; null for any other text. */
export function parseBackorderDays(text: string): number | null {
	const days = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : null;
	return days === null || days > MOST_BACKORDER_DAYS ? null : days;
}
