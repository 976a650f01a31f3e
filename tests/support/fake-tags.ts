import type { BrowserContext } from 'playwright-core';

/** Requests to other hosts, in order. */
interface OutsideRequest {
	readonly url: string;
	readonly host: string;
}

export interface FakeTags {
	/** Requests to other hosts than the shop. */
	readonly requests: OutsideRequest[];
	/** Events that reached the analytics host, in order. */
	readonly events: { readonly name: string; readonly payload: Record<string, unknown>; readonly consent: Record<string, string> }[];
	/** Addresses of requested scripts. */
	scripts(): readonly string[];
}

/**
 * Fake hosts of tags: their scripts treat the data layer like the real ones (obey consent, send each event, set a cookie), and every request is
 * recorded. `work`: milliseconds for which each script blocks the page when it loads; `lost`: scripts that fail to load; `contained`: scripts that the
 * container loads.
 */
export async function fakeTags(
	context: BrowserContext,
	shopUrl: string,
	{ work = 0, lost, contained = [] }: { readonly work?: number; readonly lost?: RegExp; readonly contained?: readonly string[] } = {},
): Promise<FakeTags> {
	const requests: OutsideRequest[] = [];
	const events: FakeTags['events'] = [];
	const shop = new URL(shopUrl).host;
	await context.route(
		(url) => url.host !== shop && url.protocol === 'https:',
		async (route) => {
			const url = new URL(route.request().url());
			requests.push({ url: url.href, host: url.host });
			if (lost?.test(url.href) && route.request().resourceType() === 'script') return route.abort('failed');
			if (url.pathname === '/g/collect') events.push(JSON.parse(url.searchParams.get('event') ?? '{}'));
			const isScript = route.request().resourceType() === 'script';
			const body = isScript ? toScript(url.pathname, work, contained) : '';
			await route.fulfill({ status: 200, headers: { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }, body });
		},
	);
	return { requests, events, scripts: () => requests.map(({ url }) => url).filter((url) => /gtm\.js|gtag\/js|recaptcha|partner/.test(url)) };
}

function toScript(path: string, work: number, contained: readonly string[]): string {
	const busy = `{ const until = performance.now() + ${work}; while (performance.now() < until); }`;
	if (path === '/gtm.js' && contained.length > 0)
		return `for (const src of ${JSON.stringify(contained)}) document.head.append(Object.assign(document.createElement('script'), { src }));`;
	if (path.startsWith('/gtag/js')) return `${busy}(${playTag})()`;
	return `${busy}window.outsideScripts = [...(window.outsideScripts ?? []), document.currentScript.src];`;
}

/** Behaviour of the analytics script: reads commands from the data layer, and sends an event if storage is granted. */
const playTag = `function () {
	let consent = {};
	const take = (entry) => {
		if (Object.prototype.toString.call(entry) !== '[object Arguments]') return;
		const [command, first, second] = entry;
		if (command === 'consent') consent = { ...consent, ...second };
		if (command === 'config') document.cookie = '_ga=GA1.1.1; Path=/; Max-Age=9999';
		if (command !== 'event' || window['ga-disable-' + second.send_to]) return;
		const event = { name: first, payload: second, consent };
		fetch('https://region1.google-analytics.com/g/collect?event=' + encodeURIComponent(JSON.stringify(event)), { mode: 'no-cors', keepalive: true });
	};
	const layer = (window.dataLayer ??= []);
	layer.forEach(take);
	const push = layer.push.bind(layer);
	layer.push = (...entries) => { entries.forEach(take); return push(...entries); };
	window.google_tag_manager = {};
}`;
