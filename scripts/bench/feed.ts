import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSite } from '#lib/navigation/server/site.server.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { startOfDay } from '#lib/platform/time/dates.ts';
import { feedItemOf, writeFeedParts } from '../prerender/publish/feeds/feed-parts.ts';
import { writeMerchantFeed } from '../prerender/publish/feeds/merchant-feed.ts';
import { itemSourceOf } from '../prerender/render/item-sources.ts';
import { startBackendProcess } from '../run/start-backend-process.ts';
import { prepareCatalog } from './prepare-catalog.ts';
import { REAL_FEED } from './real-feed.ts';

/** Writes the merchant feed of a whole catalog without its pages; prints the time and the peak memory of this process. */
const { values } = parseArgs({
	options: {
		data: { type: 'string' },
		products: { type: 'string', default: '43926' },
		source: { type: 'string', default: REAL_FEED },
	},
});

const dataDir = values.data ?? (await prepareCatalog({ products: Number(values.products), source: values.source }));
const backend = await startBackendProcess({ port: 0, dataDir, products: 0, siteUrl: 'http://localhost:8888' });
const folder = mkdtempSync(join(tmpdir(), 'feed-bench-'));
try {
	const client = unwrap(await connect({ baseUrl: backend.url, host: 'localhost', lang: 'hr', timeout: 60_000 }));
	const site = await loadSite(client, startOfDay(new Date()));
	const source = itemSourceOf('product');
	if (source === undefined) throw new Error('The products are in no list');
	const started = performance.now();
	const before = process.cpuUsage();
	let items = 0;
	let cursor: string | null = null;
	do {
		const batch = await source.fetch({ client, site, cursor });
		const feed = batch.items.flatMap((item) => {
			const loaded = batch.toPage(item);
			return (loaded && feedItemOf(site, loaded)) ?? [];
		});
		writeFeedParts(join(folder, 'parts'), site.lang, feed);
		items += feed.length;
		cursor = batch.nextCursor;
	} while (cursor !== null);
	const files = writeMerchantFeed({ output: folder, parts: join(folder, 'parts'), sites: [site] });
	const cpu = process.cpuUsage(before);
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	console.log(
		`${items} items in ${files.length} files: ${seconds} s, ${((cpu.user + cpu.system) / 1e6).toFixed(1)} CPU-s, at most ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`,
	);
} finally {
	await backend.stop();
	rmSync(folder, { recursive: true });
}
