/** A moment as the browser's field for date and time has it, in the time zone of the browser; empty for none. */
export function toLocalTime(moment: string | null | undefined): string {
	if (!moment) return '';
	const time = new Date(moment);
	return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
