import { address, oneOf, secret } from './formats.ts';
import { optional } from './setting.ts';

/** From the most verbose; `silent` logs nothing. */
export const LOG_LEVELS = ['info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Settings of both storefront and backend. */
export const SHARED_SETTINGS = {
	siteUrl: optional('SITE_URL', address, {
		about:
			'Public origin of the shop: the origin that writes must come from, the return of social login, the base-host header. Canonical addresses are of the site_url that the backend says; the embedded one says its own SITE_URL. Empty: the URL of the platform, else http://localhost:8888.',
	}),
	rebuildSecret: optional('REBUILD_SECRET', secret(), {
		about: 'Secret that the backend signs its content webhook with (16 characters or more). Empty: POST /api/rebuild answers 404.',
		secret: true,
	}),
	baseClientSecret: optional('BASE_CLIENT_SECRET', secret(), {
		about:
			"Shared by storefront and backend (16 characters or more): the storefront sends it beside the shopper's address, by which the backend counts tries. Empty: the embedded backend believes the address on the loopback address alone, and counts by account elsewhere.",
		secret: true,
	}),
	logLevel: optional('LOG_LEVEL', oneOf(...LOG_LEVELS), {
		about:
			'What the log holds at least: info (a line each request), warn, error or silent. Empty: info in functions, warn in the embedded backend and `npm start`.',
	}),
} as const;
