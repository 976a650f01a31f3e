import { hash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhenChanged } from '../run/build-when-changed.ts';
import { copyBuild } from '../run/copy-build.ts';
import { startBackendProcess } from '../run/start-backend-process.ts';
import { createBenchKey } from './bench-key.ts';
import { prepareCatalog } from './prepare-catalog.ts';
import { REAL_FEED } from './real-feed.ts';
import { runChild } from './run-child.ts';
import { runConnector } from './run-connector.ts';
import { serveEngine } from './serve-engine.ts';

/**
 * New prices at an engine, until pages show them: prerenders a catalog, lets a connector write the prices of some products into the shop, and prerenders again. Prints which
 * pages were written, how many of them are equal to what was there before, time, and the peak memory of the connector and of the build.
 */
const { values } = parseArgs({
	options: { products: { type: 'string', default: '44000' }, prices: { type: 'string', default: '10000' }, source: { type: 'string', default: REAL_FEED } },
});
const WORK = '.cache/bench-connector-pages';
const dataDir = join(WORK, 'data');
const client = join(WORK, 'dist/client');
/** Pages written in vain whose paths are printed. */
const SHOWN = 20;

await buildWhenChanged();
const prepared = await prepareCatalog({ products: Number(values.products), source: values.source });
rmSync(WORK, { recursive: true, force: true });
cpSync(prepared, dataDir, { recursive: true });
copyBuild(join(WORK, 'dist'));
const key = createBenchKey(dataDir, 'products:read,products:write,orders:read,orders:write');
const engine = await serveEngine();
process.env['MERCHANT_CALLS_PER_MINUTE'] = '100000';
const backend = await startBackendProcess({ port: 0, dataDir, products: 0, siteUrl: 'http://localhost:8888' });
try {
	const all = await readPrices();
	const step = Math.max(1, Math.floor(all.length / Number(values.prices)));
	const chosen = all.filter((_, index) => index % step === 0).slice(0, Number(values.prices));
	console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${new Date().toISOString().slice(0, 10)}; ${all.length} products\n`);
	console.log('| run | connector s | connector MB | pages | rendered | of products | of categories | others | equal | failures | build s | build MB |');
	console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
	await measure('full build', null);
	for (const product of chosen) engine.put(product);
	await measure(`${chosen.length} products, first seen, same prices`, 'once');
	for (const product of chosen) engine.put({ ...product, price: (Number(product.price) + 0.1).toFixed(2) });
	await measure(`${chosen.length} new prices`, 'once');
	await measure('nothing new', 'once');
} finally {
	await backend.stop();
	engine.close();
	rmSync(WORK, { recursive: true, force: true });
}

async function measure(name: string, command: 'once' | null): Promise<void> {
	const env = { ENGINE_URL: engine.url, SHOP_URL: backend.url, SHOP_KEY: key, STATE_FILE: join(WORK, 'connector.db') };
	const connector = command && (await runConnector({ file: 'scripts/bench/price-connector.ts', command, env }));
	const before = hashPages();
	const began = Date.now();
	const places = ['--dist', join(WORK, 'dist'), '--cache', join(WORK, 'cache')];
	const build = await runChild('scripts/bench/prerender-child.ts', ['--backend', backend.url, ...places]);
	const { product, category, other, equal } = writtenPages(began, before);
	const ofConnector = connector === null ? ['', ''] : [connector.seconds.toFixed(1), connector.peak];
	const ofBuild = [build.pages, build.rendered, product, category, other, equal, build.failures, build.seconds.toFixed(1), build.peakMegabytes];
	console.log(`| ${[name, ...ofConnector, ...ofBuild].join(' | ')} |`);
}

/** Hash of each page's HTML, by its path. */
function hashPages(): ReadonlyMap<string, string> {
	return new Map(existsSync(client) ? listPages().map((path) => [path, hashPage(path)]) : []);
}

function listPages(): readonly string[] {
	return readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('index.html'));
}

/** Without the date until which prices are valid, which is no reason to render. */
function hashPage(path: string): string {
	return hash('sha1', readFileSync(join(client, path), 'utf8').replace(/"priceValidUntil":"[^"]*"/, ''));
}

/** Pages that were written since a time, by kind, and how many of them are as they were before. */
function writtenPages(since: number, before: ReadonlyMap<string, string>) {
	const written = { product: 0, category: 0, other: 0, equal: 0 };
	for (const path of listPages()) {
		if (statSync(join(client, path)).mtimeMs < since) continue;
		written[path.includes('-proizvod-') ? 'product' : path.startsWith('proizvodi/') ? 'category' : 'other'] += 1;
		if (before.get(path) === hashPage(path)) {
			written.equal += 1;
			if (written.equal <= SHOWN) console.error(`equal: ${path}`);
		}
	}
	return written;
}

/** Products with the prices that the shop has. */
async function readPrices() {
	const found: { sku: string; title: string; price: string; stock: number }[] = [];
	for (let cursor: string | null = '0'; cursor !== null; ) {
		const response = await fetch(`${backend.url}/merchant/v1/products?limit=500&cursor=${cursor}`, { headers: { authorization: `Bearer ${key}` } });
		const page: { items: { sku: string; title: string; price: { regular: string } }[]; next_cursor: string | null } = JSON.parse(await response.text());
		found.push(...page.items.map(({ sku, title, price }) => ({ sku, title, price: price.regular, stock: 0 })));
		cursor = page.next_cursor;
	}
	return found;
}
