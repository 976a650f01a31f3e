import { cpSync, rmSync } from 'node:fs';
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

/**
 * Measures the cost of a bulk update until pages show it: prerenders a catalog, changes price and stock of some products through the merchant API, and
 * prerenders again. Prints pages and processor time of each run.
 */
const { values } = parseArgs({ options: { products: { type: 'string', default: '11000' }, source: { type: 'string', default: REAL_FEED } } });
const WORK = '.cache/bench-bulk-pages';
const dataDir = join(WORK, 'data');
const products = Number(values.products);

await buildWhenChanged();
const prepared = await prepareCatalog({ products, source: values.source });
rmSync(WORK, { recursive: true, force: true });
cpSync(prepared, dataDir, { recursive: true });
copyBuild(join(WORK, 'dist'));
const key = createBenchKey(dataDir, 'products:read,products:write');
const backend = await startBackendProcess({ port: 0, dataDir, products: 0, siteUrl: 'http://localhost:8888' });
try {
	const skus = await readSkus();
	console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${new Date().toISOString().slice(0, 10)}; ${skus.length} products\n`);
	console.log('| run | pages | rendered | other template | failures | seconds | CPU s |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
	await measure('full build');
	await measure('nothing changed');
	for (const [name, changed] of [
		['one product in a hundred changed', skus.filter((_, index) => index % 100 === 0)],
		['the same sent again', skus.filter((_, index) => index % 100 === 0)],
		['every product changed', skus],
	] as const) {
		await update(changed, name.startsWith('every') ? '1299.90' : '999.90');
		await measure(name);
	}
} finally {
	await backend.stop();
	rmSync(WORK, { recursive: true, force: true });
}

async function measure(name: string): Promise<void> {
	const places = ['--dist', join(WORK, 'dist'), '--cache', join(WORK, 'cache')];
	const { pages, rendered, spliced, failures, seconds, cpu } = await runChild('scripts/bench/prerender-child.ts', ['--backend', backend.url, ...places]);
	console.log(`| ${name} | ${pages} | ${rendered} | ${spliced} | ${failures} | ${seconds.toFixed(1)} | ${cpu.toFixed(1)} |`);
}

/** Returns the response's text; throws if the call is refused. */
async function call(path: string, body?: string): Promise<string> {
	const headers = { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': 'application/x-ndjson' }) };
	const response = await fetch(`${backend.url}/merchant/v1${path}`, { headers, ...(body !== undefined && { method: 'POST', body }) });
	const text = await response.text();
	if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text}`);
	return text;
}

async function readSkus(): Promise<string[]> {
	const skus: string[] = [];
	for (let cursor: string | null = '0'; cursor !== null; ) {
		const page: { items: { sku: string }[]; next_cursor: string | null } = JSON.parse(await call(`/products?limit=100&cursor=${cursor}`));
		skus.push(...page.items.map(({ sku }) => sku));
		cursor = page.next_cursor;
	}
	return skus;
}

async function update(skus: readonly string[], amount: string): Promise<void> {
	const rows = skus.map((sku) => `${JSON.stringify({ sku, price: { amount, currency: 'EUR', vat_included: true }, stock: { quantity: 7 } })}\n`);
	const lines = (await call('/bulk/products', rows.join(''))).trimEnd().split('\n');
	console.error(lines.at(-1));
}
