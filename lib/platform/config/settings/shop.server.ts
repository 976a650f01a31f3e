import { address, base, oneOf, onOff, text } from '@titraj/contract/settings/formats.ts';
import { optional, setting } from '@titraj/contract/settings/setting.ts';
import { parseLanguages } from '../languages.ts';

/** Settings of the shop itself and its pages. */
export const SHOP_SETTINGS = {
	backendUrl: setting('BACKEND_URL', base, {
		standard: 'http://127.0.0.1:8787',
		about:
			'Address of the commerce backend. Its path is the {api}/{version} of the calls with fixed addresses, such as https://erp.example/shop/api/v2; without a path it is /hapi/v1. Empty: http://127.0.0.1:8787, where `npm start` then starts the embedded one.',
	}),
	appendLang: setting('APPEND_LANG', onOff, {
		standard: 'on',
		about:
			'on: bodies of POST and PUT to the backend carry lang, as the base-lang header of every call does. off: the header alone, for a backend that refuses unknown fields.',
	}),
	languages: setting('LANGUAGES', parseLanguages, {
		standard: 'hr',
		about: 'Language variants, comma-separated, out of hr en de at rs si it ba me es; hr is always on.',
	}),
	cdn: setting('CDN', oneOf('shared', 'private'), {
		standard: 'shared',
		about: 'shared: rendered pages may be kept by the CDN. private: they may not (previews).',
	}),
	cacheProfile: setting('CACHE_PROFILE', oneOf('production', 'default'), {
		standard: 'production',
		about: 'production: answers are fresh for 2 minutes. default: for 5, pages of the CMS for 10.',
	}),
	countryLookupUrl: optional('COUNTRY_LOOKUP_URL', address, {
		about: "Look-up of a visitor's country where the platform does not know it; {ip} stands for the address. Empty: none.",
	}),
	warehouseView: setting('WAREHOUSE_VIEW', onOff, {
		standard: 'off',
		about: 'on: users with the permission below have the warehouse view. off or empty: no one has it.',
	}),
	warehousePermission: setting('WAREHOUSE_PERMISSION', text, {
		standard: 'warehouse_view',
		about: 'Name of that permission; warehouse_view where left empty.',
	}),
	serviceWorker: setting('SERVICE_WORKER', onOff, {
		standard: 'on',
		about: 'on: visited pages are served without a connection. off: with the next build browsers forget what they kept, and the worker that kept it.',
	}),
} as const;
