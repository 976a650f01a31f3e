import { ON_BOTH_DATABASES } from '#tests/support/own-database.ts';
import type { Stage, Step } from './steps.ts';

const bin = (name: string) => `node_modules/.bin/${name}`;
/** Runs the given files of Vitest projects; all files if none are given. */
const vitest = (projects: readonly string[], files: readonly string[] = []): Pick<Step, 'command' | 'counted'> => ({
	command: [bin('vitest'), 'run', ...projects.flatMap((project) => ['--project', project]), ...files],
	counted: true,
});
/** A stage in which one step runs alone. */
const alone = (step: Step): Stage => [[step]];

const LINT: Step = { name: 'lint', command: [bin('biome'), 'ci', '.', '--error-on-warnings'] };
const TYPES: Step = {
	name: 'types',
	// By its path: `typescript`, which dependency-cruiser reads, brings a `tsc` of version 6. Its four checkers would check shared types up to four times.
	command: [process.execPath, 'node_modules/typescript-native/bin/tsc', '-p', '.', '--checkers', '2'],
};
const LAYERS: Step = {
	name: 'layers',
	command: [bin('depcruise'), '--config', '.dependency-cruiser.cjs', 'components', 'functions', 'lib', 'packages', 'pages', 'renderer', 'scripts'],
};
const UNUSED: Step = { name: 'unused code', command: [bin('knip')] };
const COVERAGE: Step = { name: 'spec coverage', command: [process.execPath, 'scripts/check-spec-coverage.ts'] };
const UNITS: Step = { name: 'unit and component', ...vitest(['unit', 'component']) };

/** The fast gate (`npm run verify`). */
export const VERIFY: readonly Stage[] = [[[LINT], [TYPES], [LAYERS], [UNUSED], [COVERAGE]], alone(UNITS)];

const FUNCTIONS: Step = { name: 'functions', ...vitest(['functions']) };
const BUDGETS: Step = { name: 'budgets', command: [process.execPath, 'scripts/check-budgets.ts'] };

/** The builds that matter most: an edit reaches every page that shows it, every language has its pages, and the platform's bundle is complete. */
const BUILDS = ['rebuild', 'languages', 'identity', 'page-bundle'].map((name) => `tests/prerender/${name}.test.ts`);

/** The browser tests that matter most: from a page to an order, with and without JavaScript, and the metadata of documents. */
const ROADS = [
	'addresses',
	'bots',
	'buying',
	'checkout-guest',
	'documents',
	'headers',
	'hostile-content',
	'live-data',
	'product',
	'structured-data',
	'without-javascript',
].map((name) => `tests/e2e/${name}.test.ts`);

/** The tests to run before a change is handed over (`npm test`): every level, and of the slow ones the most important files. */
export const TEST: readonly Stage[] = [
	...VERIFY,
	alone({ name: 'contract', ...vitest(['contract', 'contract-own']), env: { TEST_DATABASE_URL: '' } }),
	alone(FUNCTIONS),
	alone({ name: 'timed tests', ...vitest(['functions-timed', 'unit-timed']) }),
	alone({ name: 'prerender', ...vitest(['prerender'], BUILDS) }),
	alone({ name: 'back office', ...vitest(['office']) }),
	alone({ name: 'browser', ...vitest(['e2e'], ROADS) }),
	alone(BUDGETS),
];

/** The contract tests: on the server of `postgresUrl`, and there only those of driver, locks and migrations again on the embedded database. */
function contractSteps(postgresUrl: string | undefined): readonly Step[] {
	const own = { name: 'contract', ...vitest(['contract', 'contract-own']), env: { TEST_DATABASE_URL: postgresUrl ?? '' } };
	if (!postgresUrl) return [own];
	return [own, { name: 'contract on the embedded database', ...vitest(['contract', 'contract-timed'], ON_BOTH_DATABASES), env: { TEST_DATABASE_URL: '' } }];
}

/**
 * The full gate (`npm test -- --all`), required for every landing. The install waits for npm, so it runs beside what computes; whatever replaces `dist` runs beside nothing
 * that reads it. Steps with browsers, databases or builds keep both cores busy and run alone, as does what measures time.
 */
export function allSteps(postgresUrl: string | undefined): readonly Stage[] {
	return [
		[
			[LINT, UNUSED, COVERAGE, UNITS, FUNCTIONS],
			// The install replaces `dist`.
			[TYPES, LAYERS, { name: 'production install', command: [process.execPath, 'scripts/check-production.ts'] }],
		],
		...contractSteps(postgresUrl).map(alone),
		alone({ name: 'prerender', ...vitest(['prerender']) }),
		alone({ name: 'back office', ...vitest(['office']) }),
		alone({ name: 'browser', ...vitest(['e2e']) }),
		alone(BUDGETS),
		alone({
			name: 'timed tests',
			...vitest(['unit-timed', 'functions-timed', 'contract-timed', 'prerender-timed']),
			env: { TEST_DATABASE_URL: postgresUrl ?? '' },
		}),
		alone({ name: 'timed browser tests', ...vitest(['e2e-timed']) }),
		// One run of each page, and three more only of a page below its limits. The time limits are wider because the machine has just run all other steps and may
		// still be busy.
		alone({
			name: 'lighthouse',
			command: [process.execPath, 'scripts/lighthouse.ts', '--runs', '1', '--times', '1.3', '--again', '--save', '.cache/lighthouse'],
		}),
	];
}
