import type { ClientSettings } from './client-settings.ts';

export interface WireRequest {
	readonly url: string;
	readonly method: string;
	readonly headers: Record<string, string>;
	readonly body?: string;
}

/**
 * A call as an HTTP request: bearer, base-host, base-lang and base-languages headers; `lang` and `ignoreCache` are added to POST and PUT
 * bodies (Spec 7).
 */
export function toRequest(settings: ClientSettings, endpoint: { method: string; path: string }, request: Readonly<Record<string, unknown>>): WireRequest {
	const url = new URL(endpoint.path, settings.baseUrl);
	const headers: Record<string, string> = {
		accept: 'application/json',
		'base-host': settings.host,
		'base-lang': settings.lang,
	};
	if (settings.languages && settings.languages.length > 1) headers['base-languages'] = settings.languages.join(',');
	if (settings.clientAddress) {
		headers['base-client'] = settings.clientAddress;
		if (settings.clientSecret) headers['base-client-secret'] = settings.clientSecret;
	}
	if (settings.token) headers.authorization = `Bearer ${settings.token}`;
	if (endpoint.method === 'GET') {
		for (const [name, value] of Object.entries(request)) if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
		return { url: url.href, method: 'GET', headers };
	}
	headers['content-type'] = 'application/json';
	const appended =
		endpoint.method === 'DELETE' ? {} : { ...(settings.appendLang !== false && { lang: settings.lang }), ...(settings.ignoreCache && { ignoreCache: true }) };
	return { url: url.href, method: endpoint.method, headers, body: JSON.stringify({ ...request, ...appended }) };
}
