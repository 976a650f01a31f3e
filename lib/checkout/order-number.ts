const PLACE = '%order_number%';

/** An order's number as the shop writes it (Spec 9, Defaults). */
export function writeOrderNumber(pattern: string, number: string): string {
	return pattern.replaceAll(PLACE, () => number);
}

/** The number in what a shopper typed: as the shop writes it, or bare as mails and banks say it. */
export function readOrderNumber(pattern: string, typed: string): string {
	const text = typed.trim();
	const [before = '', after = ''] = pattern.split(PLACE).map((part) => part.trim().toLowerCase());
	const written = text.toLowerCase();
	const isWritten = before + after !== '' && written.length > before.length + after.length && written.startsWith(before) && written.endsWith(after);
	return isWritten ? text.slice(before.length, text.length - after.length).trim() : text;
}
