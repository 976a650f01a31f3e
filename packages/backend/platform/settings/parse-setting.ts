const LOG_LEVELS = ['info', 'warn', 'error', 'silent'];

/** Each reads one setting, null where nothing is said, and throws with its name and what it wants. */
export function parseAddress(name: string, value: string | undefined): string | null {
	if (!value) return null;
	if (!/^https?:$/.test(URL.parse(value)?.protocol ?? '')) throw new Error(`${name} is "${value}"; it must be an http(s) address such as https://shop.example`);
	return value;
}

export function parsePort(name: string, value: string | undefined): number | null {
	if (!value) return null;
	if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535) throw new Error(`${name} is "${value}"; it must be a port from 0 to 65535`);
	return Number(value);
}

export function parseSwitch(name: string, value: string | undefined, otherwise: boolean): boolean {
	if (!value) return otherwise;
	if (value !== '1' && value !== '0') throw new Error(`${name} is "${value}"; it must be 1 or 0`);
	return value === '1';
}

export function parseSecret(name: string, value: string | undefined, leastLength = 16): string | null {
	if (!value) return null;
	if (value.length < leastLength) throw new Error(`${name} is too short; use at least ${leastLength} characters`);
	return value;
}

/** How many reverse proxies stand in front of the server. */
export function parseProxyCount(name: string, value: string | undefined): number {
	if (!value) return 0;
	if (!/^\d$/.test(value)) throw new Error(`${name} is "${value}"; it must be the number of proxies, 0 to 9`);
	return Number(value);
}

/** Requests are lines of level info: they are there where somebody asks for them. */
export function parseLogLevel(name: string, value: string | undefined): string {
	if (value && !LOG_LEVELS.includes(value)) throw new Error(`${name} is "${value}"; it must be ${LOG_LEVELS.join(', ')}`);
	return value || 'warn';
}
