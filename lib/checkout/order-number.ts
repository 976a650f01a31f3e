const PLACE = '%order_number%';

/** Formats an order number (Spec 9, Defaults). */
export function writeOrderNumber(pattern: string, number: string): string {
	return pattern.replaceAll(PLACE, () => number);
}

/** Extracts the order number from a shopper's input, formatted or bare as in mails and bank statements. */
export function readOrderNumber(pattern: string, typed: string): string {
	const text = typed.trim();
	const [before = '', after = ''] = pattern.split(PLACE).map((part) => part.trim().toLowerCase());
	const written = text.toLowerCase();
	const isWritten = before + after !== '' && written.length > before.length + after.length && written.startsWith(before) && written.endsWith(after);
	return isWritten ? text.slice(before.length, text.length - after.length).trim() : text;
}
