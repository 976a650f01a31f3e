const YES: ReadonlySet<string> = new Set(['true', 'yes', 'y', 'da', '1', 'ja', 'on', '✓', '✔']);
const NO: ReadonlySet<string> = new Set(['false', 'no', 'n', 'ne', '0', 'nein', 'off', '✗', '✘']);

/** Parses yes or no in the words of common feeds; null for anything else. */
export function parseBoolean(text: string): boolean | null {
	const word = text.trim().toLowerCase();
	if (YES.has(word)) return true;
	return NO.has(word) ? false : null;
}
