import type { Sources } from './tag-policy.ts';

/** Google Ads loads images from the visitor's country: the list covers the shop's markets. */
const GOOGLE_COUNTRIES = ['hr', 'de', 'at', 'rs', 'si', 'it', 'ba', 'me', 'es'].map((country) => `https://www.google.${country}`);

/**
 * Hosts that the tags of a provider load from and send to, according to the provider's documentation. Scripts of hosts that also serve
 * other things are allowed by path. Whatever needs inline scripts or inline styles stays blocked: surveys of Hotjar, for example, but not
 * its recordings.
 */
const PRESETS: Readonly<Record<string, Sources>> = {
	'google-ads': {
		'script-src': ['https://www.googleadservices.com/pagead/', 'https://googleads.g.doubleclick.net/pagead/', 'https://www.google.com/pagead/'],
		'img-src': [
			...['https://www.googleadservices.com', 'https://googleads.g.doubleclick.net', 'https://www.google.com', 'https://google.com'],
			...GOOGLE_COUNTRIES,
		],
		'connect-src': [
			...['https://www.googleadservices.com', 'https://googleads.g.doubleclick.net', 'https://pagead2.googlesyndication.com'],
			...['https://www.google.com', 'https://google.com'],
		],
		'frame-src': ['https://td.doubleclick.net', 'https://bid.g.doubleclick.net', 'https://www.googletagmanager.com'],
	},
	meta: {
		'script-src': ['https://connect.facebook.net'],
		'img-src': ['https://www.facebook.com'],
		'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
		'frame-src': ['https://www.facebook.com'],
	},
	hotjar: {
		'script-src': ['https://static.hotjar.com', 'https://script.hotjar.com'],
		'img-src': ['https://*.hotjar.com'],
		'connect-src': ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
		'frame-src': ['https://vars.hotjar.com'],
	},
};

/** An origin; `*.` stands for subdomains of a host that has at least two labels. */
const ORIGIN = /^https:\/\/(?:\*\.(?=[^.]+\.))?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d{1,5})?$/i;

/**
 * Hosts that the tags of a container may load from and send to: comma-separated names of presets and origins. Throws for an invalid entry.
 * No entry can be a keyword of the policy such as `'unsafe-inline'`.
 */
export function parseTagHosts(value = ''): Sources {
	const parts = value
		.split(',')
		.map((each) => each.trim())
		.filter((each) => each !== '')
		.map(toSources);
	const of = (directive: keyof Sources) => [...new Set(parts.flatMap((part) => part[directive] ?? []))];
	return { 'script-src': of('script-src'), 'img-src': of('img-src'), 'connect-src': of('connect-src'), 'frame-src': of('frame-src') };
}

function toSources(entry: string): Sources {
	const preset = Object.hasOwn(PRESETS, entry) ? PRESETS[entry] : undefined;
	if (preset) return preset;
	if (!ORIGIN.test(entry)) {
		const names = Object.keys(PRESETS).join(', ');
		throw new Error(`"${entry}" in it is neither one of the presets (${names}) nor an https origin such as https://pixel.partner.example`);
	}
	return { 'script-src': [entry], 'img-src': [entry], 'connect-src': [entry], 'frame-src': [entry] };
}
