import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { escapeXml } from '#lib/platform/server/html/escape-xml.server.ts';
import { feedName, shardOf } from '../prerender/publish/feeds/feed-shard.ts';
import type { RunningRebuilder } from '../rebuild/create-rebuilder.ts';
import { percentile } from '../run/percentile.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { REAL_FEED } from './real-feed.ts';
import { startBenchShop } from './start-bench-shop.ts';

/**
 * Edits products as an editor does, through the backend's call, and measures the time until shoppers' addresses show it: static page, bot
 * document, list of the category, the shard of the merchant feed, and sitemaps, which are written last. Fails if one takes longer than `--bar` ms.
 */
const { values } = parseArgs({
	options: {
		products: { type: 'string', default: '43926' },
		source: { type: 'string', default: REAL_FEED },
		/** Language codes, separated by commas; only Croatian by default. */
		languages: { type: 'string' },
		edits: { type: 'string', default: '12' },
		/** Folder of build, pages and manifest; pages that are there already are not rendered again. */
		folder: { type: 'string', default: '.cache/bench-live' },
		/** Leaves pages and manifest as they are, to measure the rebuilder when the code has changed since a long build. */
		'skip-build': { type: 'boolean', default: false },
		bar: { type: 'string', default: '2000' },
	},
});

const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const { source, folder, languages } = values;
const shop = await startBenchShop({ products: Number(values.products), source, folder, languages, isBuilt: values['skip-build'] });
try {
	if (shop.report) {
		const { pages, rendered, failures, seconds } = shop.report;
		console.log(`${pages} pages, ${rendered} rendered, ${failures.length} failures, ${seconds.toFixed(1)} s`);
	}
	const opening = performance.now();
	await shop.rebuilder.opened();
	console.log(`rebuilder opened after ${((performance.now() - opening) / 1000).toFixed(1)} s`);
	const client = unwrap(await connect({ baseUrl: shop.backendUrl, host: 'localhost', lang: 'hr', timeout: 30_000 }));
	const login = unwrap(await client.call('_post_hapi_auth_login', { email: 'urednik@titraj.example', password: 'titraj-urednik' }));
	const editor = client.with({ token: login.jwt });
	const took: Record<string, number[]> = { answered: [], page: [], 'bot document': [], list: [], feed: [], sitemaps: [] };
	/** CPU milliseconds of this process per edit: the rebuild, and answering the questions of the bench. */
	const spent: number[] = [];
	const first = await drawProducts(client, Number(values.edits) + 1);
	for (const [nth, { id, path, list }] of first.entries()) {
		const title = `Probni naziv ${nth} & broj ${Date.now()}`;
		const started = performance.now();
		const cpu = cpuSeconds();
		unwrap(await editor.call('_post_hapi_editor_product', { id, title }));
		const since = () => performance.now() - started;
		const feed = `/feeds/${feedName('hr', shardOf(id))}`;
		const seen = [
			since(),
			...(await Promise.all(
				[path, path, list, feed].map(async (address, place) => {
					await untilShown(shop.url + address, { text: title, agent: place === 1 ? BOT : 'Mozilla/5.0', limit: nth === 0 ? 600_000 : 30_000 });
					return since();
				}),
			)),
		];
		await untilIdle(shop.rebuilder);
		seen.push(since());
		// The first edit is a warm-up: it may wait for changes that the backend has recorded before, such as those of the import.
		if (nth === 0) continue;
		spent.push((cpuSeconds() - cpu) * 1000);
		for (const [place, name] of Object.keys(took).entries()) took[name]?.push(seen[place] ?? 0);
	}
	console.log('| shown at | median ms | p95 ms | most ms |\n| --- | ---: | ---: | ---: |');
	for (const [name, times] of Object.entries(took)) {
		const most = Math.max(...times);
		console.log(`| ${name} | ${percentile(times, 50).toFixed(0)} | ${percentile(times, 95).toFixed(0)} | ${most.toFixed(0)} |`);
		if (most > Number(values.bar)) process.exitCode = 1;
	}
	console.log(`CPU ms of shop and bench per edit: ${percentile(spent, 50).toFixed(0)} (median)`);
} finally {
	await shop.close();
}

/** Draws products that are first in the list of a category, from categories of every size. */
async function drawProducts(client: ApiClient, count: number): Promise<{ id: number; path: string; list: string }[]> {
	const { items } = unwrap(await client.call('_get_hapi_catalog_categories', {}));
	const leaves = items.filter(({ id, products_total }) => products_total > 0 && !items.some(({ parent_id }) => parent_id === id));
	const drawn: { id: number; path: string; list: string }[] = [];
	for (let nth = 0; nth < count; nth++) {
		const category = leaves[nth % leaves.length];
		if (!category) break;
		const page = unwrap(await client.call('_get_hapi_catalog_products', { category_id: category.id, limit: 24 }));
		const product = page.items[nth % page.items.length];
		if (product) drawn.push({ id: product.id, path: product.url_without_domain, list: category.url_without_domain });
	}
	return drawn;
}

/** Polls until the rebuild has ended, which writes sitemaps last. */
async function untilIdle({ status }: RunningRebuilder): Promise<void> {
	for (let now = status(); now.running || now.waiting > 0; now = status()) await wait(10);
}

interface Shown {
	readonly text: string;
	readonly agent: string;
	/** Milliseconds. */
	readonly limit: number;
}

/** Polls until the text is there. Uses ETags and no compression, to cost the server little. */
async function untilShown(url: string, { text, agent, limit }: Shown): Promise<void> {
	const wanted = escapeXml(text);
	const last = performance.now() + limit;
	let etag = '';
	while (performance.now() < last) {
		const response = await fetch(url, { headers: { 'user-agent': agent, 'accept-encoding': 'identity', ...(etag !== '' && { 'if-none-match': etag }) } });
		if ((await response.text()).includes(wanted)) return;
		etag = response.headers.get('etag') ?? etag;
		await wait(20);
	}
	throw new Error(`${url} does not show ${text}`);
}
