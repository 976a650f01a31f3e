import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { launchBrowser } from '#tests/support/launch-browser.ts';
import { openBuiltShop } from '#tests/support/open-built-shop.ts';
import { slowdownOf } from '../lighthouse/machine-speed.ts';
import { measureSpeed } from '../lighthouse/measure-speed.ts';
import { percentile } from '../run/percentile.ts';
import type { Interaction } from './interactions/event-timings.ts';
import { findPaths } from './interactions/find-paths.ts';
import { NAVIGATIONS } from './interactions/navigations.ts';
import { openPhone, type Phone } from './interactions/phone.ts';
import { SCENARIOS } from './interactions/scenarios.ts';
import { findFailures, summariseInteractions } from './interactions/summarise-interactions.ts';

const NAMES = [...Object.keys(SCENARIOS), 'navigations'];

/**
 * Measures how long a slow phone takes from a touch to the next paint (INP), for menu, filters, variants, the cart and the steps of the
 * checkout, and how long navigations in the same document take. Fails if the 75th percentile of any interaction is above `--bar` ms, or if the
 * browser did not report more than a tenth of its repeats. `--only` names scenarios, or `navigations`.
 */
const { values } = parseArgs({
	options: {
		repeats: { type: 'string', default: '20' },
		slowdown: { type: 'string', default: '4' },
		bar: { type: 'string', default: '100' },
		only: { type: 'string', multiple: true, default: NAMES },
	},
});
const unknown = values.only.filter((name) => !NAMES.includes(name));
if (unknown.length > 0) throw new Error(`Unknown name ${unknown.join(', ')} in --only; the names are ${NAMES.join(', ')}`);

const load = () => (loadavg()[0] ?? 0).toFixed(1);
const before = load();
const shop = await openBuiltShop();
const browser = await launchBrowser();
const interactions = new Map<string, Interaction[]>();
const navigations = new Map<string, number[]>();
let speed = Number.NaN;
try {
	speed = await measureSpeed(shop.url);
	const paths = await findPaths(shop.url);
	for (const name of values.only) {
		const scenario = SCENARIOS[name];
		if (!scenario) continue;
		await repeat((phone) => scenario(phone, async (step, input) => append(interactions, step, await phone.measure(input)), paths));
	}
	if (values.only.includes('navigations'))
		for (const [name, navigation] of Object.entries(NAVIGATIONS)) await repeat(async (phone) => append(navigations, name, await navigation(phone, paths)));
} finally {
	await browser.close();
	await shop.close();
}
process.exit(report() ? 0 : 1);

/** Each repeat is another visitor. */
async function repeat(visit: (phone: Phone) => Promise<void>): Promise<void> {
	for (let number = 0; number < Number(values.repeats); number++) {
		const phone = await openPhone(browser, shop.url, Number(values.slowdown));
		try {
			await visit(phone);
		} finally {
			await phone.close();
		}
	}
}

function append<Value>(lists: Map<string, Value[]>, name: string, value: Value): void {
	lists.set(name, [...(lists.get(name) ?? []), value]);
}

/** Prints the tables. Returns whether all interactions were measured and are within the bar. */
function report(): boolean {
	const rows = summariseInteractions(interactions);
	console.log(`Processor ${values.slowdown} times slower; load of the machine ${before} before, ${load()} after. Milliseconds.`);
	console.log(
		`Speed of the machine ${speed.toFixed(0)}, for which a slowdown of ${slowdownOf(speed).toFixed(1)} simulates the phone of the gate (docs/decisions/0053).\n`,
	);
	console.log('| interaction | repeats | unreported | p50 | p75 | worst | waiting, handling, painting |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
	for (const { name, repeats, unreported, p50, p75, worst, parts } of rows)
		console.log(`| ${name} | ${repeats} | ${unreported} | ${p50} | ${p75} | ${worst} | ${parts.join(', ')} |`);
	console.log('\n| navigation | repeats | p50 | p75 | worst |\n| --- | ---: | ---: | ---: | ---: |');
	for (const [name, times] of navigations) {
		const [p50, p75, worst] = [50, 75, 100].map((share) => percentile(times, share).toFixed(0));
		console.log(`| ${name} | ${times.length} | ${p50} | ${p75} | ${worst} |`);
	}
	const failures = findFailures(rows, Number(values.bar));
	for (const failure of failures) console.error(failure);
	return failures.length === 0;
}
