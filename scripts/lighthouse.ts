import { parseArgs } from 'node:util';
import { openBuiltShop } from '#tests/support/open-built-shop.ts';
import { findProduct } from './lighthouse/find-product.ts';
import { speedOf } from './lighthouse/machine-speed.ts';
import { readBars, readPages } from './lighthouse/read-bars.ts';
import { runLighthouse } from './lighthouse/run-lighthouse.ts';
import { saveSummary } from './lighthouse/save-summary.ts';
import { toScores } from './lighthouse/to-scores.ts';
import { QUIET, waitForQuiet } from './lighthouse/wait-for-quiet.ts';
import { median } from './run/median.ts';

/**
 * Runs Lighthouse on home, category, product, post, cart and sign-in, or on each `--page`. Writes full reports (HTML and JSON) to .cache/lighthouse, and scores and
 * times of each run to `--save`. For a busy machine, `--times` multiplies the limits for times, and with `--again` pages below their bars are measured again after the
 * others, with three runs and if need be with five; the last result counts.
 */
const { values } = parseArgs({
	options: {
		runs: { type: 'string', default: '5' },
		times: { type: 'string', default: '1' },
		again: { type: 'boolean', default: false },
		page: { type: 'string', multiple: true },
		save: { type: 'string', default: 'docs/benchmarks/lighthouse' },
	},
});

const SETTINGS = 'lighthouserc.json';
const PRODUCT = /-proizvod-\d+\/$/;
/** Least runs of a page that is measured again: other work on the machine may slow down one run, the median of several is more stable. */
const RUNS_AGAIN = [3, 5];

const shop = await openBuiltShop();
let isBelow = false;
try {
	const pages = values.page ?? (await findPages(shop.url));
	const bars = readBars(SETTINGS, Number(values.times));
	const load = await waitForQuiet();
	if (load > QUIET) console.warn(`The machine is busy (${Math.round(load * 100)} % of its cores): performance will look worse than it is.`);
	const measure = async (path: string, least = 1) => {
		const results = await runLighthouse({ url: new URL(path, shop.url).href, runs: Math.max(least, Number(values.runs)), folder: '.cache/lighthouse' });
		return { ...toScores(path, results, bars), results };
	};
	const scores = new Map<string, Awaited<ReturnType<typeof measure>>>();
	for (const path of pages) scores.set(path, await measure(path));
	for (const runs of values.again ? RUNS_AGAIN : []) {
		for (const { path, failures } of [...scores.values()].filter(({ failures }) => failures.length > 0)) {
			console.warn(`${path} is measured again: ${failures.join('; ')}`);
			await waitForQuiet();
			scores.set(path, await measure(path, runs));
		}
	}
	const measured = [...scores.values()];
	console.table(
		Object.fromEntries(measured.map(({ path, medians, metrics, results }) => [path, { ...medians, ...metrics, machine: median(results.map(speedOf)) }])),
	);
	console.log(`Scores and times of each run: ${saveSummary({ folder: values.save, date: new Date(), load, pages: measured })}`);
	const failures = measured.flatMap(({ path, failures }) => failures.map((failure) => `${path}: ${failure}`));
	for (const failure of failures) console.error(failure);
	isBelow = failures.length > 0;
	console.log(isBelow ? 'Below the bars of lighthouserc.json; reports are in .cache/lighthouse.' : 'All pages meet the bars of lighthouserc.json.');
} finally {
	await shop.close();
}
process.exit(isBelow ? 1 : 0);

/** The pages of lighthouserc.json. Its product is replaced, because the measured shop has fewer products than that of `npm start`. */
async function findPages(origin: string): Promise<readonly string[]> {
	const product = await findProduct(origin, '/proizvodi/monitori/');
	return readPages(SETTINGS).map((path) => (PRODUCT.test(path) ? product : path));
}
