import type { AuthSettings } from '#lib/domain/auth-pages.ts';
import type { WarehouseView } from '#lib/domain/warehouse-view.ts';
import { AUTH_VARIABLES, parseAuthSettings } from './auth-settings.server.ts';
import type { CacheProfile } from './cache-minutes.ts';
import { CHECKOUT_VARIABLES, type CheckoutSettings, parseCheckoutSettings } from './checkout-settings.server.ts';
import { type Language, parseLanguages } from './languages.ts';
import { type LogLevel, parseLogLevel } from './log-level.server.ts';
import { parsePaymentHosts } from './payment-hosts.server.ts';
import { parseS3Settings, S3_VARIABLES, type S3Settings } from './s3-settings.server.ts';
import { parseScriptHosts } from './script-hosts.server.ts';
import { parseTagHosts } from './tag-hosts.server.ts';
import type { Sources } from './tag-policy.ts';
import { type Timings, withTimings } from './timings.ts';
import { parseTimings } from './timings-setting.ts';

/** Every setting of the storefront that comes from outside; `.env.example` documents them. */
export interface Environment {
	/** Origin of the commerce backend (D1). */
	readonly backendUrl: string;
	/** Public origin of the shop. */
	readonly siteUrl: string;
	/** Value of the base-host header. */
	readonly host: string;
	/** Language variants that are on (D4). */
	readonly languages: readonly Language[];
	/** Allows clear-cache calls without a staff token (D21); unset means staff alone. */
	readonly clearCacheSecret: string | undefined;
	/** Milliseconds for one attempt of a backend call. */
	readonly backendTimeout: number;
	/** Where encoded pictures are kept; unset means nowhere (the CDN keeps them). */
	readonly mediaCacheDir: string | undefined;
	/** Pictures encoded at once. */
	readonly imageConcurrency: number;
	/** `private`: no shared cache may keep rendered pages (previews). */
	readonly cdn: 'shared' | 'private';
	/** How sign-in pages behave (Spec 4, Auth redirects). */
	readonly auth: AuthSettings;
	readonly warehouseView: WarehouseView;
	readonly checkout: CheckoutSettings;
	/** Origins of payment pages that a shopper may be sent to (Spec 4, Checkout result). */
	readonly paymentHosts: readonly string[];
	/** Origins of scripts that content may bring along (D40). */
	readonly scriptHosts: readonly string[];
	/** Hosts of what the tag container loads, by directive of the page policy (D16). */
	readonly tagHosts: Sources;
	/** How long answers are fresh (Spec 9). */
	readonly cacheProfile: CacheProfile;
	/** Third-party look-up of a country by address, with `{ip}` in it (D25); unset means none. */
	readonly countryLookupUrl: string | undefined;
	/** Signs the content webhook; unset means that there is none. */
	readonly rebuildSecret: string | undefined;
	/** Proves to the backend that a shopper's address comes from this storefront. */
	readonly baseClientSecret: string | undefined;
	/** The host's build hook, called when only a build can show a change. */
	readonly buildHookUrl: string | undefined;
	/** Proxies of the shop's own before `npm run serve`, which say the visitor's address (D20). */
	readonly trustedProxies: number;
	/** Calls for a session that one address may make. */
	readonly tokenCallsPerMinute: number;
	/** What the log holds at least. */
	readonly logLevel: LogLevel;
	/** Storage that `npm run prerender -- --output s3://bucket` writes to. */
	readonly s3: S3Settings;
	/** Percent of the pages of one content type that a build may remove (D46). */
	readonly removalLimit: number;
	/** Visited pages are served without a connection; false takes that back from browsers that have it. */
	readonly serviceWorker: boolean;
	/** Delays of error pages; the browser's are those of the build (D15). */
	readonly timings: Timings;
}

type Variables = Readonly<Record<string, string | undefined>>;

let known: { key: string; environment: Environment } | null = null;

/** The validated environment. Throws with the variable's name and what it wants. Parsed again only when a variable changed. */
export function readEnvironment(variables: Variables = process.env): Environment {
	const key = VARIABLES.map((name) => variables[name] ?? '').join('\n');
	if (known?.key !== key) known = { key, environment: parseEnvironment(variables) };
	return known.environment;
}

/** Names of all variables that the storefront reads. */
export const VARIABLES = [
	'BACKEND_URL',
	'SITE_URL',
	'LANGUAGES',
	'CLEAR_CACHE_SECRET',
	'BACKEND_TIMEOUT',
	'MEDIA_CACHE_DIR',
	'IMAGE_CONCURRENCY',
	'CDN',
	...AUTH_VARIABLES,
	'WAREHOUSE_VIEW',
	'WAREHOUSE_PERMISSION',
	...CHECKOUT_VARIABLES,
	'PAYMENT_HOSTS',
	'CONTENT_SCRIPT_HOSTS',
	'TAG_HOSTS',
	'CACHE_PROFILE',
	'COUNTRY_LOOKUP_URL',
	'REBUILD_SECRET',
	'BASE_CLIENT_SECRET',
	'BUILD_HOOK_URL',
	'TRUSTED_PROXIES',
	'TOKEN_CALLS_PER_MINUTE',
	'LOG_LEVEL',
	'REMOVAL_LIMIT',
	'SERVICE_WORKER',
	'TIMINGS',
	...S3_VARIABLES,
] as const;

function parseEnvironment(variables: Variables): Environment {
	const siteUrl = parseOrigin('SITE_URL', variables['SITE_URL'] || variables['URL'] || 'http://localhost:8888');
	const backendUrl = parseOrigin('BACKEND_URL', variables['BACKEND_URL'] || 'http://127.0.0.1:8787');
	return {
		backendUrl,
		siteUrl,
		host: new URL(siteUrl).host,
		languages: parseLanguages(variables['LANGUAGES']),
		clearCacheSecret: parseSecret('CLEAR_CACHE_SECRET', variables['CLEAR_CACHE_SECRET']),
		backendTimeout: parseCount('BACKEND_TIMEOUT', variables['BACKEND_TIMEOUT'], 10_000),
		mediaCacheDir: variables['MEDIA_CACHE_DIR'] || undefined,
		imageConcurrency: parseCount('IMAGE_CONCURRENCY', variables['IMAGE_CONCURRENCY'], 2),
		auth: parseAuthSettings(variables),
		warehouseView: {
			enabled: parseChoice('WAREHOUSE_VIEW', variables['WAREHOUSE_VIEW'], ['off', 'on']) === 'on',
			permission: variables['WAREHOUSE_PERMISSION'] || 'warehouse_view',
		},
		checkout: parseCheckoutSettings(variables),
		paymentHosts: parsePaymentHosts(variables['PAYMENT_HOSTS'], backendUrl),
		scriptHosts: parseScriptHosts(variables['CONTENT_SCRIPT_HOSTS']),
		tagHosts: parseTagHosts(variables['TAG_HOSTS']),
		cdn: parseChoice('CDN', variables['CDN'], ['shared', 'private']),
		cacheProfile: parseChoice('CACHE_PROFILE', variables['CACHE_PROFILE'], ['production', 'default']),
		countryLookupUrl: parseAddress('COUNTRY_LOOKUP_URL', variables['COUNTRY_LOOKUP_URL']),
		rebuildSecret: parseSecret('REBUILD_SECRET', variables['REBUILD_SECRET']),
		baseClientSecret: parseSecret('BASE_CLIENT_SECRET', variables['BASE_CLIENT_SECRET']),
		buildHookUrl: parseAddress('BUILD_HOOK_URL', variables['BUILD_HOOK_URL']),
		trustedProxies: parseCount('TRUSTED_PROXIES', variables['TRUSTED_PROXIES'], 0),
		tokenCallsPerMinute: parseCount('TOKEN_CALLS_PER_MINUTE', variables['TOKEN_CALLS_PER_MINUTE'], 60),
		logLevel: parseLogLevel(variables['LOG_LEVEL']),
		s3: parseS3Settings(variables),
		removalLimit: parsePercent('REMOVAL_LIMIT', variables['REMOVAL_LIMIT'], 20),
		serviceWorker: parseChoice('SERVICE_WORKER', variables['SERVICE_WORKER'], ['on', 'off']) === 'on',
		timings: withTimings(parseTimings(variables['TIMINGS'])),
	};
}

function parseOrigin(name: string, value: string): string {
	const url = URL.parse(value);
	if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`${name} is "${value}"; it must be an http(s) address such as http://127.0.0.1:8787`);
	return url.origin;
}

function parseCount(name: string, value: string | undefined, fallback: number): number {
	if (!value) return fallback;
	const count = Number(value);
	if (!Number.isInteger(count) || count < 1) throw new Error(`${name} is "${value}"; it must be a whole number from 1`);
	return count;
}

function parsePercent(name: string, value: string | undefined, fallback: number): number {
	if (!value) return fallback;
	const percent = Number(value);
	if (!Number.isInteger(percent) || percent < 0 || percent > 100) throw new Error(`${name} is "${value}"; it must be a whole number from 0 to 100`);
	return percent;
}

function parseSecret(name: string, value: string | undefined): string | undefined {
	if (!value) return undefined;
	if (value.length < 16) throw new Error(`${name} is too short; use at least 16 characters`);
	return value;
}

/** One of the choices; the first where nothing is said. */
function parseChoice<const Choice extends string>(name: string, value: string | undefined, choices: readonly [Choice, ...Choice[]]): Choice {
	if (!value) return choices[0];
	const chosen = choices.find((choice) => choice === value);
	if (!chosen) throw new Error(`${name} is "${value}"; it must be ${choices.join(' or ')}`);
	return chosen;
}

function parseAddress(name: string, value: string | undefined): string | undefined {
	if (!value) return undefined;
	parseOrigin(name, value);
	return value;
}
