/** Parses a URL; null if it is invalid. Replaces `URL.parse`, which some supported browsers lack (README, Browsers). */
export function parseUrl(text: string, base?: string): URL | null {
	return URL.canParse(text, base) ? new URL(text, base) : null;
}
