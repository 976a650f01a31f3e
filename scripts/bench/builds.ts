import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhenChanged } from '../run/build-when-changed.ts';
import { copyBuild } from '../run/copy-build.ts';
import { startBackendProcess } from '../run/start-backend-process.ts';
import type { BuildRun } from './build-run.ts';
import { compareRuns } from './compare-runs.ts';
import { editProducts } from './edit-products.ts';
import { readLastReport } from './last-report.ts';
import { measureOutput, type OutputSize } from './measure-output.ts';
import { startMenuProxy } from './menu-proxy.ts';
import { prepareCatalog } from './prepare-catalog.ts';
import { runChild } from './run-child.ts';
import { toBuildsPlot } from './to-builds-plot.ts';
import { toBuildsTable } from './to-builds-table.ts';
import { toMemoryPlot } from './to-memory-plot.ts';

/**
 * Builds catalogs of several sizes: everything, nothing changed, one product, one in a hundred, a menu; all of them `--repeats` times, each time from an empty output.
 * Writes the table (Markdown and JSON) and, for several sizes, the plot of seconds against pages to `--report`, by date. Rows are compared with the last report of
 * the same machine; regressions are marked, and the exit code is then 1.
 */
const { values } = parseArgs({
	options: {
		products: { type: 'string', default: '1000,11000' },
		/** File of real products; without the file, demo products. */
		source: { type: 'string', default: 'none' },
		workers: { type: 'string', default: String(availableParallelism()) },
		repeats: { type: 'string', default: '3' },
		/** Language codes, separated by commas; only Croatian by default. */
		languages: { type: 'string' },
		/** Rows to measure, separated by commas; all of them by default. */
		rows: { type: 'string' },
		/** Starts with the output of the previous run, and keeps that of this run: for a catalog that takes an hour. */
		keep: { type: 'boolean', default: false },
		report: { type: 'string', default: 'docs/benchmarks' },
	},
});

/** Limit for "one in a hundred", so that the editors' calls do not take too long. */
const MOST_EDITS = 440;
/** A build that takes longer gets a plot of its memory. */
const LONG_SECONDS = 300;
const runs: BuildRun[] = [];
const outputs: (OutputSize & { readonly products: number })[] = [];
await buildWhenChanged();
for (const products of values.products.split(',').map(Number)) {
	for (let repeat = 0; repeat < Number(values.repeats); repeat++) await measureBuilds(products);
}
if (runs.length === 0) throw new Error(`No row is called ${values.rows}; leave out --rows, and the log names them all`);
const day = new Date().toISOString().slice(0, 10);
const machine = `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${day}`;
mkdirSync(values.report, { recursive: true });
const name = values.languages ? `${day}-builds-languages` : `${day}-builds`;
const last = readLastReport(values.report, { name, machine });
const rows = compareRuns(runs, last?.runs ?? []);
const write = (ending: string, text: string) => writeFileSync(join(values.report, name + ending), text);
write('.json', `${JSON.stringify({ machine, runs, outputs }, null, '\t')}\n`);
const plot = outputs.length > 1 ? `${name}.svg` : undefined;
if (plot) write('.svg', toBuildsPlot(runs));
const longest = runs.reduce((a, b) => (b.seconds > a.seconds ? b : a));
const memoryPlot = longest.seconds > LONG_SECONDS ? `${name}-memory.svg` : undefined;
if (memoryPlot) write('-memory.svg', toMemoryPlot(longest));
const table = toBuildsTable({ machine, rows, outputs, plot, memoryPlot, last: last?.name });
write('.md', table);
console.log(table);
if (rows.some(({ isRegression }) => isRegression)) process.exitCode = 1;

/** Measures all builds of a catalog once. */
async function measureBuilds(products: number): Promise<void> {
	const work = `.cache/bench-builds-${products}`;
	if (!values.keep) rmSync(work, { recursive: true, force: true });
	copyBuild(join(work, 'dist'));
	const dataDir = await prepareCatalog({ products, source: values.source });
	const backend = await startBackendProcess({ port: 0, dataDir, products: 0, siteUrl: 'http://localhost:8888' });
	await using proxy = await startMenuProxy(backend.url);
	const run = async (name: string, { change = () => {}, workers = values.workers }: { change?: () => unknown; workers?: string } = {}) => {
		if (values.rows && !values.rows.split(',').includes(name)) return false;
		await change();
		const args = ['--backend', proxy.url, '--dist', join(work, 'dist'), '--cache', join(work, 'cache'), '--workers', workers];
		if (values.languages) args.push('--languages', values.languages);
		const done = { products, name, load: loadavg()[0] ?? 0, ...(await runChild('scripts/bench/prerender-child.ts', args)) };
		runs.push(done);
		console.log(`${products} ${name}: ${done.seconds.toFixed(1)} s, ${done.cpu.toFixed(1)} CPU s, ${done.rendered} rendered, ${done.spliced} spliced`);
		return true;
	};
	try {
		if ((await run('full')) && !outputs.some((output) => output.products === products)) outputs.push({ products, ...measureOutput(join(work, 'dist/client')) });
		await run('nothing changed');
		await run('one product', { change: () => editProducts(backend.url, products, 1) });
		const some = Math.min(MOST_EDITS, Math.ceil(products / 100));
		await run(`${some} products`, { change: () => editProducts(backend.url, products, some) });
		await run('a menu', { change: () => proxy.changeMenus() });
		await run('nothing changed again', { change: () => proxy.changeMenus() });
		if (products <= 11_000 && !values.languages)
			await run('full, one worker', { change: () => rmSync(join(work, 'cache'), { recursive: true }), workers: '1' });
	} finally {
		await backend.stop();
		if (!values.keep) rmSync(work, { recursive: true, force: true });
	}
}
