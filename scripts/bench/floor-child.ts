import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { getGlobalContext } from 'vike/server';
import '#lib/platform/server/http/production.server.ts';
import { loadSite } from '#lib/navigation/server/site.server.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { startOfDay } from '#lib/platform/time/dates.ts';
import type { LoadedPage } from '#lib/screens/screen.ts';
import { itemSourceOf } from '../prerender/render/item-sources.ts';
import { cpuSeconds } from './cpu-seconds.ts';

const { values } = parseArgs({
	options: { backend: { type: 'string', default: '' }, dist: { type: 'string', default: 'dist' }, sample: { type: 'string', default: '4' } },
});

await import(pathToFileURL(resolve(values.dist, 'server/entry.mjs')).href);
const { screens, renderChrome } = await getGlobalContext();
const client = unwrap(await connect({ baseUrl: values.backend, host: 'localhost:8888', lang: 'hr', timeout: 30_000 }));
const site = await loadSite(client, startOfDay(new Date()));
const source = itemSourceOf('product');
if (!source) throw new Error('The products are in no list');
await screens.loadScreen('catalog/product');
const output = join(values.dist, 'floor');
mkdirSync(output, { recursive: true });

/** Renders a whole page tree with React. A new site object per page ensures that the chrome is rendered for each. */
async function renderTree({ content }: LoadedPage): Promise<string> {
	const { begin, end } = renderChrome({ ...site }, 'default');
	return begin + (await screens.renderBody(content, site.translator)) + end;
}

let cursor: string | null = null;
let batches = 0;
let pages = 0;
let cpu = 0;
let seconds = 0;
do {
	const batch: Awaited<ReturnType<typeof source.fetch>> = await source.fetch({ client, site, cursor });
	cursor = batch.nextCursor;
	if (batches++ % Number(values.sample) !== 0) continue;
	const loaded = batch.items.flatMap((item) => batch.toPage(item) ?? []);
	const started = performance.now();
	const before = cpuSeconds();
	for (const page of loaded) {
		const folder = join(output, String(pages++));
		mkdirSync(folder);
		writeFileSync(join(folder, 'index.html'), await renderTree(page));
	}
	cpu += cpuSeconds() - before;
	seconds += (performance.now() - started) / 1000;
} while (cursor !== null);
console.log(JSON.stringify({ pages, rendered: pages, spliced: 0, failures: 0, seconds, cpu, spent: {} }));
