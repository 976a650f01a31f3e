import type { RouteClass } from './route-classes.ts';

/** Headers of every response with a body. They are repeated here, so that a weaker policy fails the check. */
const EVERYWHERE: Readonly<Record<string, RegExp>> = {
	'strict-transport-security': /^max-age=(?:[3-9]\d{7}|\d{9,})/,
	'x-content-type-options': /^nosniff$/,
	'x-frame-options': /^DENY$/,
	'referrer-policy': /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/,
	'cross-origin-opener-policy': /^same-origin$/,
	'permissions-policy': /camera=\(\).*microphone=\(\)/,
};
/** Directives of the content security policy. Settings may only add hosts to them. */
const DIRECTIVES: Readonly<Record<string, RegExp>> = {
	'default-src': /^'(self|none)'$/,
	'script-src': /^'(self|none)'( https:\/\/[\w.-]+(\/[\w/-]*)?)*$/,
	'style-src': /^'(self|none)'$/,
	'object-src': /^'none'$/,
	'base-uri': /^'(none|self)'$/,
	'frame-ancestors': /^'none'$/,
	'form-action': /^'(self|none)'( (https|http):\/\/[\w.:-]+)*$/,
};
/** Headers that reveal the server's software. */
const REVEALING = ['server', 'x-powered-by', 'x-aspnet-version', 'sourcemap', 'x-sourcemap'];

/** Requests an address and returns what is wrong with the response's status, headers and cookies; empty if nothing is. */
export async function findFailures(origin: string, wanted: RouteClass): Promise<string[]> {
	const response = await fetch(new URL(wanted.path, origin), {
		method: wanted.method ?? 'GET',
		redirect: 'manual',
		headers: { 'user-agent': 'Mozilla/5.0', ...(wanted.method && { 'content-type': 'application/json' }), ...wanted.headers },
		...(wanted.method && { body: '{}' }),
	});
	const body = await response.text();
	const { headers, status } = response;
	const rules = { ...(wanted.bare ? {} : EVERYWHERE), ...wanted.wants };
	return [
		...([wanted.status].flat().includes(status) ? [] : [`status is ${status}, not ${wanted.status}`]),
		...Object.entries(rules).flatMap(([name, rule]) => (rule.test(headers.get(name) ?? '') ? [] : [`${name} is ${headers.get(name) ?? 'missing'}`])),
		...(wanted.bare ? [] : policyFailures(headers.get('content-security-policy') ?? '')),
		...REVEALING.filter((name) => headers.has(name)).map((name) => `reveals ${name}: ${headers.get(name)}`),
		...(/sourceMappingURL=/.test(body) ? ['contains the address of a source map'] : []),
		...cookieFailures(headers.getSetCookie(), wanted.cookies ?? {}),
	];
}

function policyFailures(policy: string): string[] {
	const given = new Map(policy.split(';').map((directive): [string, string] => toPair(directive.trim())));
	// A document with `default-src 'none'` needs no further rules.
	if (given.get('default-src') === "'none'") return [];
	return Object.entries(DIRECTIVES).flatMap(([name, rule]) =>
		rule.test(given.get(name) ?? '') ? [] : [`${name} of the policy is ${given.get(name) ?? 'missing'}`],
	);
}

function toPair(directive: string): [string, string] {
	const space = directive.indexOf(' ');
	return space === -1 ? [directive, ''] : [directive.slice(0, space), directive.slice(space + 1)];
}

function cookieFailures(set: readonly string[], wanted: NonNullable<RouteClass['cookies']>): string[] {
	// Over TLS personal cookies have a prefix (ADR 32).
	const known = new Map(set.map((cookie): [string, string] => [(cookie.split('=')[0] ?? '').replace(/^__Host-/, ''), cookie]));
	const unexpected = [...known.keys()].filter((name) => !Object.hasOwn(wanted, name)).map((name) => `sets the cookie ${name}`);
	const failures = Object.entries(wanted).flatMap(([name, flags]) =>
		flags.filter((flag) => !flag.test(known.get(name) ?? '')).map((flag) => `cookie ${name} lacks ${flag.source}`),
	);
	return [...unexpected, ...failures];
}
