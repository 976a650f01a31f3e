import { address, oneOf, secret } from './formats.ts';
import { optional } from './setting.ts';

/** From the most verbose; `silent` logs nothing. */
export const LOG_LEVELS = ['info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Settings of both storefront and backend. */
export const SHARED_SETTINGS = {
	siteUrl: optional('SITE_URL', address, {
		about:
			'Public origin of the shop. Writes from other origins are refused, social login returns to it, and the base-host header contains it. Canonical URLs use the site_url that the backend returns; the embedded backend returns its own SITE_URL. Empty: the URL of the platform, else http://localhost:8888.',
	}),
	rebuildSecret: optional('REBUILD_SECRET', secret(), {
		about: 'Secret with which the backend signs its content webhook (16 characters or more). Empty: POST /api/rebuild returns 404.',
		secret: true,
	}),
	baseClientSecret: optional('BASE_CLIENT_SECRET', secret(), {
		about:
			"Shared by storefront and backend (16 characters or more): the storefront sends it with the shopper's network address, by which the backend limits attempts. Empty: the embedded backend trusts the address only from the loopback address, and otherwise limits attempts by account.",
		secret: true,
	}),
	logLevel: optional('LOG_LEVEL', oneOf(...LOG_LEVELS), {
		about:
			'Lowest level of log messages: info (one line per request), warn, error or silent. Empty: info in functions, warn in the embedded backend and `npm start`.',
	}),
} as const;
