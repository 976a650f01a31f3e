import { hostName } from '../http/known-hosts.ts';
import { address, list, oneOf, secret, text, whole } from './formats.ts';
import { optional, setting } from './setting.ts';

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
			"Shared by storefront and backend (16 characters or more): the storefront sends it with the shopper's network address, by which the backend limits attempts. Empty: the embedded backend trusts the address only in a demo that others cannot reach, and otherwise limits attempts by account. `npm start` and `npm run dev` then generate one.",
		secret: true,
	}),
	allowedHosts: setting('ALLOWED_HOSTS', list(hostName), {
		standard: '',
		about:
			"Host names that requests to the shop's server or the embedded backend may have besides that of SITE_URL, comma-separated and without port, such as www.shop.example or the name by which other machines reach the backend. Requests with another host get 421. Requests of this machine may always name localhost.",
	}),
	trustedProxies: setting('TRUSTED_PROXIES', whole(0), {
		standard: '0',
		about:
			'Number of your own proxies in front of `npm run serve` or `npm start`: rate limits then use the address that the outermost proxy wrote into X-Forwarded-For. Set it for the embedded backend too, which then closes what only a demo on your own machine may open. Needs BASE_CLIENT_SECRET. Empty: none, limits use the address of the connection.',
	}),
	shopFolder: setting('SHOP_FOLDER', text, {
		standard: 'shop',
		about:
			"Folder of the merchant's own shop, relative to the working directory (docs/your-shop.md). Without such a folder the shop is what ships. Also set it when the shop is built.",
	}),
	metricsToken: optional('METRICS_TOKEN', secret(), {
		about:
			'Lets Prometheus read /metrics of shop and backend at their own addresses, with the header `Authorization: Bearer …` (16 characters or more; docs/runbook.md). Empty: /metrics does not exist there.',
		secret: true,
	}),
	logLevel: optional('LOG_LEVEL', oneOf(...LOG_LEVELS), {
		about:
			'Lowest level of log messages: info (one line per request), warn, error or silent. Empty: info in functions, warn in the embedded backend and `npm start`.',
	}),
} as const;
