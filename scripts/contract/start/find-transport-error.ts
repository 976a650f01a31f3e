import type { Answer, CallSettings } from '../call-backend.ts';
import type { Finding } from '../finding.ts';

type Diagnosis = Pick<Finding, 'path' | 'found' | 'fix'>;

const ADDRESSES =
	'Each backend has three calls at fixed addresses: GET auth/generate-token/, misc/endpoints/ and misc/is-maintenance/, below /hapi/v1/ unless the URL has a path.';

/** Why one of the first calls returned no JSON: no connection, another protocol, a redirect, a wrong URL, a web page. Null if it did. */
export function findTransportError(settings: CallSettings, path: string, answer: Answer): Finding | null {
	const diagnosis = diagnose(settings, path, answer);
	if (!diagnosis) return null;
	return {
		severity: 'error',
		call: `GET ${new URL(path, settings.url).href}`,
		expected: 'status 200 with a JSON object',
		consequence: 'The shop cannot use this backend: a build stops here, and a running shop responds with 503.',
		...diagnosis,
	};
}

function diagnose({ url, token, timeout }: CallSettings, path: string, { status, failure, location, body, text, type }: Answer): Diagnosis | null {
	if (failure !== null) return { path: 'connection', found: failure, fix: connectionFix(url, failure, timeout) };
	if (status >= 300 && status < 400)
		return {
			path: 'status',
			found: `${status}, a redirect to ${location ?? 'nowhere'}`,
			fix: `Use the target of the redirect instead of ${url}: otherwise each call is redirected, and a POST loses its body.`,
		};
	if (status === 401 && token !== undefined)
		return {
			path: 'status',
			found: '401 for the token that generate-token has just returned',
			fix: 'Accept each token that you issue, as `authorization: Bearer …`. Is the session stored before the response is sent, where the process that reads it can find it?',
		};
	if (status === 401 || status === 403)
		return {
			path: 'status',
			found: `${status}`,
			fix: 'This is the first call: it needs no token and no password. Allow it without authentication.',
		};
	if (status === 404 || status === 405)
		return {
			path: 'status',
			found: `${status}${pageText(type, text)}`,
			fix: `${ADDRESSES} Does your backend use ${new URL(url).pathname === '/' ? `the prefix /hapi/v1` : `the path of ${url}`}?`,
		};
	if (status !== 200) return { path: 'status', found: `${status}: ${text.slice(0, 120)}`, fix: `Check the backend’s log for GET ${path}.` };
	if (body === undefined)
		return {
			path: 'body',
			found: `no JSON${pageText(type, text) || `: "${text.slice(0, 80)}"`}`,
			fix:
				/html/.test(type) || text.trimStart().startsWith('<')
					? `Is ${url} the backend, and not a website, a sign-in page or a proxy in front of it? ${ADDRESSES}`
					: 'Return JSON with the content type application/json.',
		};
	if (typeof body !== 'object' || body === null || Array.isArray(body))
		return { path: '$', found: `${JSON.stringify(body).slice(0, 80)}`, fix: 'Return an object: { "success": true, "data": … }.' };
	return null;
}

/** Describes an HTML response, by its title if it has one. */
function pageText(type: string, text: string): string {
	if (!/html/.test(type) && !/^\s*<(!doctype|html)/i.test(text)) return '';
	const title = /<title[^>]*>([^<]{1,80})/i.exec(text)?.[1]?.trim();
	return title === undefined ? ', an HTML page' : `, an HTML page titled "${title}"`;
}

/** Fixes by connection error. */
const CONNECTION_FIXES: readonly (readonly [RegExp, (url: string) => string])[] = [
	[/ECONNREFUSED/, (url) => `Nothing listens at ${new URL(url).host}. Start the backend, or check the port.`],
	[/ENOTFOUND|EAI_AGAIN/, (url) => `The host name ${new URL(url).hostname} cannot be resolved. Check the spelling; does it need a VPN?`],
	[/wrong version number|EPROTO|packet length/i, (url) => `It does not use HTTPS on this port: try ${url.replace(/^https:/, 'http:')}.`],
	[
		/certificate|CERT_|SELF_SIGNED/i,
		() => 'Its TLS certificate is not trusted. For a private authority, set the variable NODE_EXTRA_CA_CERTS to its certificate.',
	],
	[/ECONNRESET|other side closed|socket hang up/i, () => 'It closed the connection without a response. Did it crash? Does it only accept HTTPS?'],
];

function connectionFix(url: string, failure: string, timeout: number): string {
	if (failure === 'no answer in time') return `It did not respond within ${timeout} ms. Is it overloaded, or behind a firewall? --timeout 60000 waits longer.`;
	return CONNECTION_FIXES.find(([pattern]) => pattern.test(failure))?.[1](url) ?? `Can this machine reach ${url}? Try it with curl.`;
}
