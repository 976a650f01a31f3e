/** A month of the browser's calendar, such as `2026-11`: its first moment and that of the next one. */
export function toMonth(month: string): { readonly from: Date; readonly to: Date; readonly days: number } {
	const [year = 2000, number = 1] = month.split('-').map(Number);
	const [from, to] = [new Date(year, number - 1, 1), new Date(year, number, 1)];
	return { from, to, days: new Date(year, number, 0).getDate() };
}

/** The month of the address, otherwise the present one. */
export const toShownMonth = (asked: string | null, now: Date): string =>
	asked !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : toName(now.getFullYear(), now.getMonth());

/** The month so many months later. */
export function addMonths(month: string, count: number): string {
	const { from } = toMonth(month);
	const moved = new Date(from.getFullYear(), from.getMonth() + count, 1);
	return toName(moved.getFullYear(), moved.getMonth());
}

const toName = (year: number, index: number): string => `${year}-${String(index + 1).padStart(2, '0')}`;

/** The part of a month that a time covers, in days from its beginning: `[2.5, 10]` is noon of the third day to the end of the tenth. */
export function toSpan(
	month: string,
	{ starts_at, ends_at }: { readonly starts_at: string; readonly ends_at: string },
): readonly [begins: number, ends: number] {
	const { from, to, days } = toMonth(month);
	const dayOf = (moment: string): number => ((new Date(moment).getTime() - from.getTime()) / (to.getTime() - from.getTime())) * days;
	return [Math.max(0, dayOf(starts_at)), Math.min(days, dayOf(ends_at))];
}
