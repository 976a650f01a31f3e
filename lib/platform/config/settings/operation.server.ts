import { address, secret, text, whole } from '@titraj/contract/settings/formats.ts';
import { optional, setting } from '@titraj/contract/settings/setting.ts';
import { DEFAULT_TIMINGS } from '../timings.ts';
import { parseTimings } from '../timings-setting.ts';

/** Settings for operation: secrets, limits, logs, delays. */
export const OPERATION_SETTINGS = {
	clearCacheSecret: optional('CLEAR_CACHE_SECRET', secret(), {
		about:
			'Allows POST /api/nuxtapi/clearCache/ with the header x-clear-cache-secret (16 characters or more), and the addresses /?devclearcache=labels,catalog#secret=... and &secret=... of every page; behind # no server logs it. Empty: staff alone.',
		secret: true,
	}),
	backendTimeout: setting('BACKEND_TIMEOUT', whole(1), { standard: '10000', about: 'Milliseconds for one attempt of a backend call.' }),
	mediaCacheDir: optional('MEDIA_CACHE_DIR', text, {
		about:
			'Directory for encoded pictures. Empty: nothing is kept (a CDN in front does it); `npm start`, `npm run serve` and `npm run dev` then use .cache/media.',
	}),
	imageConcurrency: setting('IMAGE_CONCURRENCY', whole(1), { standard: '2', about: 'Pictures encoded at the same time.' }),
	removalLimit: setting('REMOVAL_LIMIT', whole(0, 100), {
		standard: '20',
		about:
			'Percent of the pages of one content type that a build may remove, from 0 to 100: one that would remove more, all of a type or a home page removes nothing and fails. One or two pages may always go while others of their type are left. `npm run prerender -- --allow-removal` lifts it once.',
	}),
	buildHookUrl: optional('BUILD_HOOK_URL', address, { about: "The host's build hook: called when a change needs a whole build. Empty: none.", secret: true }),
	trustedProxies: setting('TRUSTED_PROXIES', whole(0), {
		standard: '0',
		about:
			"How many proxies of yours stand in front of `npm run serve` or `npm start`: limits then count by the address that the outermost of them wrote into X-Forwarded-For. Empty: none, the connection's own address counts.",
	}),
	tokenCallsPerMinute: setting('TOKEN_CALLS_PER_MINUTE', whole(1), {
		standard: '60',
		about: 'Calls for a session (/api/nuxtapi/token, and sign-outs) that one address may make in a minute, new guests among them; more are answered with 429.',
	}),
	timings: setting('TIMINGS', parseTimings, {
		standard: '',
		about: `Delays and limits that differ from the usual ones, as a JSON object such as {"idleReloadTimeout":600000}: milliseconds, except for counts and pixels. It counts when the shop is built, too. Usual ones: ${JSON.stringify(DEFAULT_TIMINGS).replaceAll('"', '').replaceAll(',', ', ').replaceAll(':', ' ').slice(1, -1)}.`,
	}),
} as const;
