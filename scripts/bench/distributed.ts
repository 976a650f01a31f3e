import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { copyBuild } from '../run/copy-build.ts';
import { median } from '../run/median.ts';
import { CENTER_PARTS, type Cluster, openCluster, type Part } from './network/open-cluster.ts';
import type { LinkQuality } from './network/open-network.ts';
import type { Program } from './network/program.ts';
import { requireLinux } from './network/require-linux.ts';
import { countObjects, hashObjects, storingSeconds } from './network/stored-pages.ts';
import { prepareCatalog } from './prepare-catalog.ts';

/**
 * Builds a shop with one machine and with two, each in a network namespace and with a limited processor, over a link with and without latency and loss; all of it
 * `--repeats` times in turns. Then once more while a machine and the coordinator are killed. Prints a table. Fails if builds differ in their pages, or if two machines are less than `--bar` times as fast as one.
 */
const { values } = parseArgs({
	options: {
		products: { type: 'string', default: '2000' },
		/** File of real products; without the file, demo products. */
		source: { type: 'string', default: 'none' },
		repeats: { type: 'string', default: '3' },
		/** Round trip in milliseconds, and (`--loss`) percentage of packets that are lost in each direction. */
		latency: { type: 'string', default: '40' },
		loss: { type: 'string', default: '1' },
		/** Processors of each machine. */
		processors: { type: 'string', default: '0.25' },
		threads: { type: 'string', default: '1' },
		/** Links in this order: slow has latency and loss, fast has neither. */
		links: { type: 'string', default: 'fast,slow' },
		bar: { type: 'string', default: '1.8' },
	},
});

interface Run {
	readonly pages: number;
	/** Of the whole build, with its start and the files beside the pages. */
	readonly seconds: number;
	/** From the first stored page to the last. */
	readonly rendering: number;
	readonly spent: Readonly<Record<Part, number>>;
	readonly hash: string;
	readonly load: number;
}

const WORK = '.cache/bench-distributed';
const CACHE = join(WORK, 'cache');
/** Folder of the bucket. */
const FOLDER = 'shop';

requireLinux();
// Namespaces and programs are removed when this process exits, each by its own listener.
process.setMaxListeners(100);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
// The programs that operators run (docs/deploy.md): loading their sources would take each machine 0.3 s of processor time more.
if (spawnSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0) throw new Error('npm run build failed');
const products = Number(values.products);
const data = await prepareCatalog({ products, source: values.source });
const slow = { delay: Number(values.latency) / 2, loss: Number(values.loss) };
const links = { fast: { delay: 0, loss: 0 }, slow };
const wantedLinks = (['fast', 'slow'] as const)
	.filter((link) => values.links.split(',').includes(link))
	.toSorted((a, b) => values.links.indexOf(a) - values.links.indexOf(b));
const runs: { readonly link: keyof typeof links; readonly machines: number; readonly run: Run }[] = [];
for (let repeat = 0; repeat < Number(values.repeats); repeat++)
	for (const link of wantedLinks)
		for (const machines of [1, 2]) {
			const run = await measure(machines, links[link]);
			runs.push({ link, machines, run });
			console.error(
				`${link}, ${machines}: ${run.pages} pages in ${run.seconds.toFixed(1)} s, rendering ${run.rendering.toFixed(1)} s, machines ${run.spent.machines.toFixed(1)} CPU s, load ${run.load.toFixed(1)}`,
			);
		}
const outputs = [...runs.map(({ run }) => run.hash), await buildWithKills()];
printTable();

/** Builds everything with so many machines. */
async function measure(machines: number, quality: LinkQuality): Promise<Run> {
	const load = loadavg()[0] ?? 0;
	await using cluster = await openEmptyCluster(machines, quality);
	await Promise.all(Array.from({ length: machines }, (_, nth) => cluster.startMachine(nth).waitForOutput(/Waiting for a build/)));
	const before = cluster.spent();
	const start = performance.now();
	const pages = await finish(cluster.startBuild(FOLDER, CACHE));
	const seconds = (performance.now() - start) / 1000;
	const after = cluster.spent();
	const spent = { ...after };
	for (const part of [...CENTER_PARTS, 'machines'] as const) spent[part] -= before[part];
	const stored = join(cluster.objects, FOLDER);
	return { pages, seconds, load, spent, rendering: storingSeconds(stored), hash: hashObjects(stored) };
}

/** Builds everything over the slow link while a machine and then the coordinator are killed and started again. Returns the output's hash. */
async function buildWithKills(): Promise<string> {
	await using cluster = await openEmptyCluster(2, slow);
	const [lost] = [0, 1].map((nth) => cluster.startMachine(nth));
	const first = cluster.startBuild(FOLDER, CACHE);
	const untilWritten = async (pages: number) => {
		while (countObjects(join(cluster.objects, FOLDER)) < pages) await Promise.race([wait(100), first.ended]);
	};
	await untilWritten(50);
	lost?.process.kill('SIGKILL');
	await lost?.ended;
	cluster.startMachine(0);
	await untilWritten(150);
	first.process.kill('SIGKILL');
	await first.ended;
	await finish(cluster.startBuild(FOLDER, CACHE));
	return hashObjects(join(cluster.objects, FOLDER));
}

/** A cluster with an empty bucket and without a cache. */
function openEmptyCluster(machines: number, quality: LinkQuality): Promise<Cluster> {
	rmSync(WORK, { recursive: true, force: true });
	copyBuild(join(WORK, 'dist'));
	return openCluster({ machines, quality, data, work: WORK, processors: Number(values.processors), threads: Number(values.threads) });
}

/** Waits for a build's end; returns its number of pages. Throws if it failed. */
async function finish(build: Program): Promise<number> {
	const [, pages] = await build.waitForOutput(/(\d+) pages, .* failed/);
	if ((await build.ended) !== 0) throw new Error(build.output());
	return Number(pages);
}

function printTable(): void {
	console.log(
		`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}; a machine has ${values.processors} processors and ${values.threads} threads`,
	);
	console.log(`| link | machines | pages | s | range | rendering s | machines CPU s | ${CENTER_PARTS.join(' | ')} | load | ratio | ratio of rendering |`);
	console.log(`| --- | ---: | ---: | ---: | --- | ---: | ---: |${' ---: |'.repeat(CENTER_PARTS.length)} ---: | ---: | ---: |`);
	let isSlow = false;
	for (const link of wantedLinks) {
		const of = (machines: number) => runs.filter((one) => one.link === link && one.machines === machines).map(({ run }) => run);
		const secondsOf = (machines: number) => median(of(machines).map(({ seconds }) => seconds));
		const ratio = secondsOf(1) / secondsOf(2);
		const renderingOf = (machines: number) => median(of(machines).map(({ rendering }) => rendering));
		const renderingRatio = renderingOf(1) / renderingOf(2);
		isSlow ||= ratio < Number(values.bar);
		for (const machines of [1, 2]) {
			const all = of(machines);
			const spent = (part: Part) => median(all.map((run) => run.spent[part])).toFixed(1);
			const times = all.map(({ seconds }) => seconds);
			const pages = all[0]?.pages ?? 0;
			console.log(
				`| ${link === 'fast' ? 'no latency' : `${values.latency} ms, ${values.loss} %`} | ${machines} | ${pages} | ${secondsOf(machines).toFixed(1)} | ${Math.min(...times).toFixed(1)}–${Math.max(...times).toFixed(1)} | ${renderingOf(machines).toFixed(1)} | ${spent('machines')} | ${CENTER_PARTS.map(spent).join(' | ')} | ${Math.max(...all.map(({ load }) => load)).toFixed(1)} | ${machines === 2 ? `${ratio.toFixed(2)} | ${renderingRatio.toFixed(2)}` : ' | '} |`,
			);
		}
	}
	const differing = new Set(outputs).size;
	console.log(
		differing === 1 ? 'All builds wrote the same pages, and so did one whose machine and coordinator were killed.' : `${differing} different outputs.`,
	);
	if (isSlow || differing > 1) process.exitCode = 1;
}
