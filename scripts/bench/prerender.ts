import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhenChanged } from '../run/build-when-changed.ts';
import { copyBuild } from '../run/copy-build.ts';
import { startBackendProcess } from '../run/start-backend-process.ts';
import { checkRows } from './check-rows.ts';
import { hashTree } from './hash-tree.ts';
import { prepareCatalog } from './prepare-catalog.ts';
import { REAL_FEED } from './real-feed.ts';
import { type ChildResult, runChild } from './run-child.ts';
import { toTable } from './to-table.ts';

/**
 * Prerenders a catalog of `--products` and compares it with React's floor, in one run (CONTRIBUTING, Commands): CPU per page of the whole script (fetch, validation,
 * HTML, workers) against rendering the whole page tree with React and writing the HTML. Memory is that of the script's process tree.
 */
const { values } = parseArgs({
	options: {
		products: { type: 'string', default: '43926' },
		/** File of real products (JSONL, gzip or plain); without the file, demo products. */
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
const dataDir = await prepareCatalog({ products, source: values.source });
const backend = await startBackendProcess({ port: 0, dataDir, products: 0, siteUrl: 'http://localhost:8888', onLine: console.log });
try {
	const place = openPlace();
	const run = (name: string): Promise<ChildResult> => {
		console.log(`${name} …`);
		const places = ['--dist', join(place, 'dist'), '--cache', join(place, 'cache')];
		return runChild('scripts/bench/prerender-child.ts', ['--backend', backend.url, ...places, '--workers', values.workers]);
	};
	console.log('React floor …');
	const floor = await runChild('scripts/bench/floor-child.ts', ['--backend', backend.url, '--dist', join(place, 'dist'), '--sample', values.sample]);
	const full = await run('Full build');
	const before = hashTree(join(place, 'dist/client'));
	const again = await run('Nothing changed');
	const untouched = hashTree(join(place, 'dist/client')) === before;
	const table = toTable({ products, workers: Number(values.workers), real: existsSync(values.source), floor, full, again, untouched });
	console.log(table);
	if (values.report !== undefined) writeFileSync(values.report, table);
	const wrong = checkRows({ full, again });
	for (const row of wrong) console.error(row);
	if (wrong.length > 0 || !untouched) process.exitCode = 1;
} finally {
	await backend.stop();
	// Not at the start of a run: ext4 is slow to create files soon after many were removed.
	rmSync(WORK, { recursive: true, force: true });
}

/** Copies the build without pages to a new folder, so that a prerender cannot reuse pages of another one, even of a run that was killed. */
function openPlace(): string {
	mkdirSync(WORK, { recursive: true });
	const place = mkdtempSync(join(WORK, 'prerender-'));
	copyBuild(join(place, 'dist'));
	return place;
}
