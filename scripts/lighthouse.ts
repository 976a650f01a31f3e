import { availableParallelism, loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openBuiltShop } from '#tests/support/open-built-shop.ts';
import { findPost } from './lighthouse/find-post.ts';
import { findProduct } from './lighthouse/find-product.ts';
import { readBars } from './lighthouse/read-bars.ts';
import { runLighthouse } from './lighthouse/run-lighthouse.ts';
import { saveSummary } from './lighthouse/save-summary.ts';
import { toScores } from './lighthouse/to-scores.ts';

/** Of a core. */
const QUIET = 0.4;
/** Seconds. */
const LONGEST_WAIT = 180;

/**
 * Lighthouse on home, category, product, post, cart and sign-in, or on each `--page`. Whole reports, HTML and JSON, are in .cache/lighthouse afterwards; scores and times of
 * each run are kept under `--save`. On a machine that is not quiet `--performance` is a bar of its own, and times may be `--times` as long.
 */
const { values } = parseArgs({
	options: {
		runs: { type: 'string', default: '5' },
		performance: { type: 'string' },
		times: { type: 'string', default: '1' },
		page: { type: 'string', multiple: true },
		save: { type: 'string', default: 'docs/benchmarks/lighthouse' },
	},
});

const shop = await openBuiltShop();
let isBelow = false;
try {
	const pages = values.page ?? (await findPages(shop.url));
	const bars = readBars('lighthouserc.json', {
		performance: values.performance === undefined ? undefined : Number(values.performance),
		times: Number(values.times),
	});
	const load = await waitForQuiet();
	if (load > QUIET) console.warn(`The machine is busy (load ${load.toFixed(1)} a core): performance will look worse than it is.`);
	const scores: Parameters<typeof saveSummary>[0]['pages'][number][] = [];
	for (const path of pages) {
		const reports = await runLighthouse({ url: new URL(path, shop.url).href, runs: Math.max(1, Number(values.runs)), folder: '.cache/lighthouse' });
		scores.push({ ...toScores(path, reports, bars), results: reports });
	}
	console.table(Object.fromEntries(scores.map(({ path, ...row }) => [path, { ...row.medians, ...row.metrics }])));
	console.log(`Scores and times of each run: ${saveSummary({ folder: values.save, date: new Date(), load, pages: scores })}`);
	const faults = scores.flatMap(({ path, faults }) => faults.map((fault) => `${path}: ${fault}`));
	for (const fault of faults) console.error(fault);
	isBelow = faults.length > 0;
	console.log(isBelow ? 'Below the bars of lighthouserc.json; reports are in .cache/lighthouse.' : 'All pages meet the bars of lighthouserc.json.');
} finally {
	await shop.close();
}
process.exit(isBelow ? 1 : 0);

/** One of each kind that most people see. */
async function findPages(origin: string): Promise<readonly string[]> {
	const category = '/proizvodi/monitori/';
	const [product, post] = await Promise.all([findProduct(origin, category), findPost(origin, '/magazin/vodici/')]);
	return ['/', category, product, post, '/webshop/kosarica/', '/moj-racun/prijava/'];
}

/** What ran before this leaves work behind that would be counted against the pages. Gives the load of a core then. */
async function waitForQuiet(): Promise<number> {
	for (let waited = 0; ; waited += 5) {
		const load = (loadavg()[0] ?? 0) / availableParallelism();
		if (load <= QUIET || waited >= LONGEST_WAIT) return load;
		await setTimeout(5000);
	}
}
