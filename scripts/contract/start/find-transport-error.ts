import type { Answer, CallSettings } from '../call-backend.ts';
import type { Finding } from '../finding.ts';

type Diagnosis = Pick<Finding, 'path' | 'found' | 'fix'>;

const ADDRESSES =
	'Each backend answers three calls at fixed addresses: GET auth/generate-token/, misc/endpoints/ and misc/is-maintenance/, below /hapi/v1/ unless the URL has a path of its own.';

/** Why one of the first calls returned no JSON: no connection, another protocol, a redirect, a wrong URL, a web page. Null if it did. */
export function findTransportError(settings: CallSettings, path: string, answer: Answer): Finding | null {
	const diagnosis = diagnose(settings, path, answer);
	if (!diagnosis) return null;
	return {
		severity: 'error',
		call: `GET ${new URL(path, settings.url).href}`,
		expected: 'status 200 with a JSON object',
		consequence: 'The shop cannot use this backend: a build stops here, and a running shop answers 503.',
		...diagnosis,
	};
}

function diagnose({ url, token, timeout }: CallSettings, path: string, { status, failure, location, body, text, type }: Answer): Diagnosis | null {
	if (failure !== null) return { path: 'connection', found: failure, fix: connectionFix(url, failure, timeout) };
	if (status >= 300 && status < 400)
		return {
			path: 'status',
			found: `${status}, a redirect to ${location ?? 'nowhere'}`,
			fix: `Name the address that it leads to instead of ${url}: each call would be redirected again, and a POST loses its body on the way.`,
		};
	if (status === 401 && token !== undefined)
		return {
			path: 'status',
			found: '401 for the token that generate-token answered a moment ago',
			fix: 'Accept each token that you hand out, as `authorization: Bearer …`. Is the session stored before the answer is sent, and by the process that reads it?',
		};
	if (status === 401 || status === 403)
		return {
			path: 'status',
			found: `${status}`,
			fix: 'This call is the first one: it needs no token and no password. Leave it open, and remove what stands before it.',
		};
	if (status === 404 || status === 405)
		return {
			path: 'status',
			found: `${status}${pageText(type, text)}`,
			fix: `${ADDRESSES} Is ${new URL(url).pathname === '/' ? `the prefix /hapi/v1` : `the path of ${url}`} yours?`,
		};
	if (status !== 200) return { path: 'status', found: `${status}: ${text.slice(0, 120)}`, fix: `Look into the log of the backend for GET ${path}.` };
	if (body === undefined)
		return {
			path: 'body',
			found: `no JSON${pageText(type, text) || `: "${text.slice(0, 80)}"`}`,
			fix:
				/html/.test(type) || text.trimStart().startsWith('<')
					? `Is ${url} the backend, and not a website, a sign-in page or a proxy before it? ${ADDRESSES}`
					: 'Answer JSON with the content type application/json.',
		};
	if (typeof body !== 'object' || body === null || Array.isArray(body))
		return { path: '$', found: `${JSON.stringify(body).slice(0, 80)}`, fix: 'Answer an object: { "success": true, "data": … }.' };
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
	[/ECONNREFUSED/, (url) => `Nothing listens at ${new URL(url).host}. Start the backend, and compare the port.`],
	[/ENOTFOUND|EAI_AGAIN/, (url) => `No machine has the name ${new URL(url).hostname}. Compare the spelling; does it need a VPN?`],
	[/wrong version number|EPROTO|packet length/i, (url) => `It does not speak HTTPS there: try ${url.replace(/^https:/, 'http:')}.`],
	[/certificate|CERT_|SELF_SIGNED/i, () => 'Its TLS certificate is not trusted. For one of your own, name its authority in the variable NODE_EXTRA_CA_CERTS.'],
	[/ECONNRESET|other side closed|socket hang up/i, () => 'It closed the connection without an answer. Did it crash? Does it speak HTTPS alone?'],
];

function connectionFix(url: string, failure: string, timeout: number): string {
	if (failure === 'no answer in time') return `It did not answer within ${timeout} ms. Is it overloaded, or behind a firewall? --timeout 60000 waits longer.`;
	return CONNECTION_FIXES.find(([pattern]) => pattern.test(failure))?.[1](url) ?? `Can this machine reach ${url}? Try it with curl.`;
}
