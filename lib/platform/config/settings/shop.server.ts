import { address, base, oneOf, onOff, text } from '@titraj/contract/settings/formats.ts';
import { optional, setting } from '@titraj/contract/settings/setting.ts';
import { parseLanguages } from '../languages.ts';

/** Settings of the shop itself and its pages. */
export const SHOP_SETTINGS = {
	backendUrl: setting('BACKEND_URL', base, {
		standard: 'http://127.0.0.1:8787',
		about:
			'URL of the commerce backend. Its path is the {api}/{version} of the calls with fixed addresses, such as https://erp.example/shop/api/v2; without a path it is /hapi/v1. Empty: http://127.0.0.1:8787, where `npm start` then starts the embedded backend.',
	}),
	appendLang: setting('APPEND_LANG', onOff, {
		standard: 'on',
		about:
			'on: bodies of POST and PUT to the backend contain lang, like the base-lang header of every call. off: only the header, for a backend that refuses unknown fields.',
	}),
	languages: setting('LANGUAGES', parseLanguages, {
		standard: 'hr',
		about: 'Language variants, comma-separated, from hr en de at rs si it ba me es; hr is always on.',
	}),
	cdn: setting('CDN', oneOf('shared', 'private'), {
		standard: 'shared',
		about: 'shared: the CDN may cache rendered pages. private: it may not (for previews).',
	}),
	cacheProfile: setting('CACHE_PROFILE', oneOf('production', 'default'), {
		standard: 'production',
		about: 'production: cached responses are fresh for 2 minutes. default: for 5 minutes, pages of the CMS for 10.',
	}),
	countryLookupUrl: optional('COUNTRY_LOOKUP_URL', address, {
		about: "URL of a service that returns a visitor's country, used if the platform does not know it; {ip} is replaced with the network address. Empty: none.",
	}),
	warehouseView: setting('WAREHOUSE_VIEW', onOff, {
		standard: 'off',
		about: 'on: users with the permission WAREHOUSE_PERMISSION have the warehouse view. off or empty: there is no warehouse view.',
	}),
	warehousePermission: setting('WAREHOUSE_PERMISSION', text, {
		standard: 'warehouse_view',
		about: 'Name of the permission for the warehouse view. Empty: warehouse_view.',
	}),
	serviceWorker: setting('SERVICE_WORKER', onOff, {
		standard: 'on',
		about: 'on: visited pages are available offline. off: after the next build, browsers delete the stored pages and the service worker.',
	}),
} as const;
