const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Origins of payment pages, comma-separated; where none is said, the bank that a backend on this machine plays, else none. Throws with the
 * variable's name and what it wants.
 */
export function parsePaymentHosts(value: string | undefined, backendUrl: string): readonly string[] {
	if (!value) return LOOPBACK.has(new URL(backendUrl).hostname) ? [backendUrl] : [];
	return [...new Set(value.split(',').map((each) => parseHost(each.trim())))];
}

function parseHost(text: string): string {
	const url = URL.parse(text);
	const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.has(url.hostname));
	if (!url || !isSafe || /[;,\s*]/.test(url.host))
		throw new Error(`PAYMENT_HOSTS has "${text}"; it must hold https addresses such as https://pay.bank.example`);
	return url.origin;
}
