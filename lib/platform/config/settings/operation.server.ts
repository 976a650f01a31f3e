import { address, oneOf, secret, text, whole } from '@titraj/contract/settings/formats.ts';
import { optional, setting } from '@titraj/contract/settings/setting.ts';
import { DEFAULT_TIMINGS } from '../timings.ts';
import { parseTimings } from '../timings-setting.ts';

/** Settings for operation: secrets, limits, logs, delays. */
export const OPERATION_SETTINGS = {
	clearCacheSecret: optional('CLEAR_CACHE_SECRET', secret(), {
		about:
			'Allows POST /api/nuxtapi/clearCache/ with the header x-clear-cache-secret (16 characters or more), and the addresses /?devclearcache=labels,catalog#secret=... and &secret=... of every page; servers do not log the part after #. Empty: only staff can clear caches.',
		secret: true,
	}),
	releasesUrl: optional('RELEASES_URL', address, {
		about:
			'Address of a list of releases (releases.json): `npm run doctor` compares it with the version of the shop (docs/update.md). Empty: nothing is asked.',
	}),
	metricsPort: optional('METRICS_PORT', whole(0, 65_535), {
		about: 'Port of 127.0.0.1 on which `npm run serve` answers /metrics for Prometheus, without a token. Empty: none.',
	}),
	backendTimeout: setting('BACKEND_TIMEOUT', whole(1), { standard: '10000', about: 'Timeout for one attempt of a backend call, in milliseconds.' }),
	mediaCacheDir: optional('MEDIA_CACHE_DIR', text, {
		about:
			'Directory for encoded pictures. Empty: they are not stored (a CDN caches them); `npm start`, `npm run serve` and `npm run dev` then use .cache/media.',
	}),
	imageConcurrency: setting('IMAGE_CONCURRENCY', whole(1), { standard: '2', about: 'Pictures encoded at the same time.' }),
	removalLimit: setting('REMOVAL_LIMIT', whole(0, 100), {
		standard: '20',
		about:
			'Maximum percentage of the pages of one content type that a build may remove, from 0 to 100: a build that would remove more, all pages of a type or a home page removes nothing and fails. One or two pages may always be removed while others of their type are left. `npm run prerender -- --allow-removal` allows it once.',
	}),
	buildHookUrl: optional('BUILD_HOOK_URL', address, {
		about: 'Build hook of the hosting platform, called when a change needs a whole build. Empty: none.',
		secret: true,
	}),
	httpsOnly: setting('HTTPS_ONLY', oneOf('off', 'host', 'subdomains', 'preload'), {
		standard: 'host',
		about:
			'What browsers remember for two years, that they must not open without https (Strict-Transport-Security): host: this host. subdomains: all subdomains of it, too. preload: as subdomains, with consent to be built into browsers, which takes months to undo. off: nothing. Also set it when pages are built.',
	}),
	tokenCallsPerMinute: setting('TOKEN_CALLS_PER_MINUTE', whole(1), {
		standard: '60',
		about: 'Maximum number of session calls per minute and network address (/api/nuxtapi/token, including new guests, and sign-outs); further calls get 429.',
	}),
	readsPerMinute: setting('READS_PER_MINUTE', whole(1), {
		standard: '300',
		about:
			'Number of searches, lists and new pages per minute that one network address may request from functions in the long run; further ones get 429 with Retry-After. Other reads, such as those of a cart or of prices, count as a fifth, answers from the cache and requests of staff not at all. Raise it if very many shoppers share one address.',
	}),
	readBurst: setting('READ_BURST', whole(1), {
		standard: '600',
		about: 'Number of such reads that one address may make at once, for the people of an office or a mobile network, before READS_PER_MINUTE applies.',
	}),
	costlyReadsAtOnce: setting('COSTLY_READS_AT_ONCE', whole(1), {
		standard: '4',
		about:
			'Searches, lists and page renders that the functions of one process work on at the same time. Further ones wait, each address in turn; if 200 wait, or 60 of one address, the next gets 503 or 429 with Retry-After. Carts and orders do not wait.',
	}),
	timings: setting('TIMINGS', parseTimings, {
		standard: '',
		about: `Delays and limits that differ from the defaults, as a JSON object such as {"idleReloadTimeout":600000}: milliseconds, except for counts and pixels. Also set it when the shop is built. Defaults: ${JSON.stringify(DEFAULT_TIMINGS).replaceAll('"', '').replaceAll(',', ', ').replaceAll(':', ' ').slice(1, -1)}.`,
	}),
} as const;
