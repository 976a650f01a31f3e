import { readEnvironment } from './environment.server.ts';
import { type Directive, type Sources, tagSources } from './tag-policy.ts';
import type { TagCodes } from './tags.ts';

const POLICY = [
	"default-src 'self'",
	"style-src 'self'",
	"font-src 'self'",
	"frame-ancestors 'none'",
	"base-uri 'none'",
	"object-src 'none'",
	"manifest-src 'self'",
	"worker-src 'self'",
].join('; ');

const EVERYWHERE = {
	'x-content-type-options': 'nosniff',
	'x-frame-options': 'DENY',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'cross-origin-opener-policy': 'same-origin',
	'cross-origin-resource-policy': 'same-origin',
	'permissions-policy': 'accelerometer=(), camera=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

/** What browsers remember about https by HTTPS_ONLY: a subdomain without it would be lost to visitors, so that its owner decides. */
const HTTPS_ONLY = {
	off: {},
	host: { 'strict-transport-security': 'max-age=63072000' },
	subdomains: { 'strict-transport-security': 'max-age=63072000; includeSubDomains' },
	preload: { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' },
};

/**
 * Policy of responses that are not documents (data, pictures, hashed files): opened directly, they may load nothing. It is a tenth of the
 * size of a document's policy, on each of some forty responses per page.
 */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** Headers of every response that is not a document. */
export const dataHeaders = (): Readonly<Record<string, string>> => ({
	'content-security-policy': DATA_POLICY,
	...HTTPS_ONLY[readHttpsOnly()],
	...EVERYWHERE,
});

/** Responses about an invalid setting have headers, too. */
function readHttpsOnly(): keyof typeof HTTPS_ONLY {
	try {
		return readEnvironment().httpsOnly;
	} catch {
		return 'host';
	}
}

interface Settings {
	readonly paymentHosts: readonly string[];
	readonly pictureHosts?: readonly string[];
	readonly scriptHosts?: readonly string[];
	readonly tagHosts?: Sources;
	readonly httpsOnly?: keyof typeof HTTPS_ONLY;
}

/**
 * Headers of every document of the shop, shared by functions and the `_headers` file. Forms may be sent only to the shop and the configured
 * payment hosts (Spec 4, Checkout result; D19). Documents allow only the hosts of the tags that the backend names (D16).
 */
export function securityHeaders(
	{ paymentHosts, pictureHosts = [], scriptHosts = [], tagHosts = {}, httpsOnly = 'host' }: Settings = readEnvironment(),
	codes: TagCodes | null = null,
): Readonly<Record<string, string>> {
	const sources = tagSources(codes, scriptHosts, tagHosts);
	const toDirective = (name: Directive, ...own: readonly string[]) => [name, ...own, ...(sources[name] ?? [])].join(' ');
	const policy = [
		POLICY,
		toDirective('script-src', "'self'"),
		toDirective('img-src', "'self'", 'data:', ...pictureHosts),
		toDirective('connect-src', "'self'"),
		sources['frame-src']?.length ? toDirective('frame-src') : "frame-src 'none'",
		["form-action 'self'", ...paymentHosts].join(' '),
	].join('; ');
	return { 'content-security-policy': policy, ...HTTPS_ONLY[httpsOnly], ...EVERYWHERE };
}
