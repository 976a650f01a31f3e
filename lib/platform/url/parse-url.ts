/** An address, or null for what is none: `URL.parse`, for browsers that do not have it yet (README, Browsers). */
export function parseUrl(text: string, base?: string): URL | null {
	return URL.canParse(text, base) ? new URL(text, base) : null;
}
