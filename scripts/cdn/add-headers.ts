// Runs in CloudFront Functions, see route-request.ts.
import { type EdgeRequest, type EdgeResponse, INDEX_FILE, toEdgeValue } from './edge-event.ts';

export interface HeaderRule {
	/** Expression of a path. */
	readonly path: string;
	readonly values: Readonly<Record<string, string>>;
}

/** Adds the headers of `_headers` to a file of the storage. The shop's answers have their own, and with them a policy. */
export function addHeaders(request: EdgeRequest, response: EdgeResponse, rules: readonly HeaderRule[]): void {
	const isDocument = response.statusCode < 300 || response.statusCode === 304;
	if (!isDocument || response.headers['content-security-policy']) return;
	const path = request.headers[INDEX_FILE] ? request.uri.replace(/index\.html$/, '') : request.uri;
	rules.forEach((rule) => {
		if (!new RegExp(rule.path, 'i').test(path)) return;
		Object.keys(rule.values).forEach((name) => {
			response.headers[name] = toEdgeValue(rule.values[name] || '');
		});
	});
}
