/** The number of a command line option; smaller numbers are raised to `least`. Throws if `text` is not a number of 0 or more. */
export function readCount(option: string, text: string, least: number): number {
	const count = Number(text);
	if (text.trim() === '' || !Number.isFinite(count) || count < 0) throw new Error(`--${option} is "${text}"; it must be a number, ${least} or more`);
	return Math.max(least, count);
}
