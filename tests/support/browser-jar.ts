/** A browser as functions see it: it stores cookies and sends the origin of its calls. */
export interface BrowserJar {
	readonly cookies: Map<string, string>;
	get(path: string, headers?: Record<string, string>): Promise<Response>;
	send(method: string, path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
}

/** A visitor of the shop at `origin`. */
export function openJar(origin: string): BrowserJar {
	const cookies = new Map<string, string>();
	async function call(path: string, init: RequestInit): Promise<Response> {
		const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
		const response = await fetch(`${origin}${path}`, { redirect: 'manual', ...init, headers: { ...init.headers, ...(cookie && { cookie }) } });
		for (const line of response.headers.getSetCookie()) keep(cookies, line);
		return response;
	}
	return {
		cookies,
		get: (path, headers = {}) => call(path, { headers: { 'sec-fetch-site': 'same-origin', ...headers } }),
		send: (method, path, body, headers = {}) =>
			call(path, {
				method,
				body: typeof body === 'string' ? body : JSON.stringify(body),
				headers: { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers },
			}),
	};
}

function keep(cookies: Map<string, string>, line: string): void {
	const [pair = '', ...flags] = line.split('; ');
	const equals = pair.indexOf('=');
	const name = pair.slice(0, equals);
	if (flags.includes('Max-Age=0')) cookies.delete(name);
	else cookies.set(name, pair.slice(equals + 1));
}
