const BROWSERS = [
	['Edg', 'Edge'],
	['OPR', 'Opera'],
	['SamsungBrowser', 'Samsung Internet'],
	['Firefox', 'Firefox'],
	['FxiOS', 'Firefox'],
	['CriOS', 'Chrome'],
	['Chrome', 'Chrome'],
	['Safari', 'Safari'],
] as const;

const SYSTEMS = [
	['Android', 'Android'],
	['iPhone', 'iPhone'],
	['iPad', 'iPad'],
	['Windows', 'Windows'],
	['Mac OS X', 'macOS'],
	['CrOS', 'ChromeOS'],
	['Linux', 'Linux'],
] as const;

/** Browser and system of a user agent, such as `Chrome, Android`; the user agent if neither is known. */
export function toBrowserName(userAgent: string): string {
	const nameIn = (known: readonly (readonly [mark: string, name: string])[]) => known.find(([mark]) => userAgent.includes(mark))?.[1];
	const parts = [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((part) => part !== undefined);
	return parts.length === 0 ? userAgent : parts.join(', ');
}
