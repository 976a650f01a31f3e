import type { Hours } from '../../api/stores.ts';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The spans of a day as typed, such as `08:00-12:00, 16:00-20:00`. */
export const toHoursText = (hours: readonly Hours[], weekday: number): string =>
	hours
		.filter((span) => span.weekday === weekday)
		.map(({ opens, closes }) => `${opens}-${closes}`)
		.join(', ');

const SPAN = /^([0-2]\d:[0-5]\d)[-–]([0-2]\d:[0-5]\d)$/;

/** The spans that a text names; null if it is something else. */
export function toHours(text: string, weekday: number): readonly Hours[] | null {
	const spans = text
		.replaceAll(' ', '')
		.split(',')
		.filter((span) => span !== '')
		.map((span) => SPAN.exec(span));
	const hours = spans.flatMap((span) => (span?.[1] && span[2] && span[1] < span[2] ? [{ weekday, opens: span[1], closes: span[2] }] : []));
	return hours.length === spans.length ? hours : null;
}
