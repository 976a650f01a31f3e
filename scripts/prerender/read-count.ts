/** The number that an option of the command line names, `least` or more. Throws in plain words where it is none. */
export function readCount(option: string, text: string, least: number): number {
	const count = Number(text);
	if (text.trim() === '' || !Number.isFinite(count) || count < 0) throw new Error(`--${option} is "${text}"; it must be a number, ${least} or more`);
	return Math.max(least, count);
}
