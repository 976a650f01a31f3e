import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhenChanged } from '../run/build-when-changed.ts';
import { startBackendProcess } from '../run/start-backend-process.ts';
import { hashTree } from './hash-tree.ts';
import { prepareCatalogue } from './prepare-catalogue.ts';
import { REAL_FEED } from './real-feed.ts';
import { type ChildResult, runChild } from './run-child.ts';
import { toTable } from './to-table.ts';

/**
 * Prerenders a catalogue of `--products` and compares with React's floor, in one run (CONTRIBUTING, Commands): CPU a page of the whole script (fetch, validation,
 * html, json, workers) against renderToString of the whole page tree plus writing the html. Memory is that of the script's process tree.
 */
const { values } = parseArgs({
	options: {
		products: { type: 'string', default: '43926' },
		/** Real products (JSONL, gzip or plain); without the file the demo generator makes them. */
		source: { type: 'string', default: REAL_FEED },
		workers: { type: 'string', default: String(availableParallelism()) },
		/** Every n-th batch of 500 is rendered for the floor. */
		sample: { type: 'string', default: '4' },
		report: { type: 'string' },
	},
});

const WORK = '.cache/bench';
const products = Number(values.products);
await buildWhenChanged();
const dataDir = await prepareCatalogue({ products, source: values.source });
const backend = await startBackendProcess({ port: 0, dataDir, products: 0, siteUrl: 'http://localhost:8888', onLine: console.log });
try {
	rmSync(WORK, { recursive: true, force: true });
	mkdirSync(join(WORK, 'dist/client'), { recursive: true });
	cpSync('dist/server', join(WORK, 'dist/server'), { recursive: true });
	cpSync('dist/assets.json', join(WORK, 'dist/assets.json'));
	const common = ['--backend', backend.url, '--dist', join(WORK, 'dist')];
	const run = (name: string, ...more: string[]): Promise<ChildResult> => {
		console.log(`${name} …`);
		return runChild('scripts/bench/prerender-child.ts', [...common, '--cache', join(WORK, 'cache'), '--workers', values.workers, ...more]);
	};
	console.log('React floor …');
	const floor = await runChild('scripts/bench/floor-child.ts', [...common, '--sample', values.sample]);
	const full = await run('Full build', '--no-bot');
	const before = hashTree(join(WORK, 'dist/client'));
	const again = await run('Nothing changed', '--no-bot');
	const untouched = hashTree(join(WORK, 'dist/client')) === before;
	const bot = await run('Full build with bot variant');
	const table = toTable({ products, workers: Number(values.workers), real: existsSync(values.source), floor, full, again, untouched, bot });
	console.log(table);
	if (values.report !== undefined) writeFileSync(values.report, table);
	if (full.failures + again.failures + bot.failures > 0 || again.rendered > 0 || !untouched) process.exitCode = 1;
} finally {
	await backend.stop();
}
