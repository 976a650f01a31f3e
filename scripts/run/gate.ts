import { ON_BOTH_DATABASES } from '#tests/support/own-database.ts';
import type { Step } from './steps.ts';

const bin = (name: string) => `node_modules/.bin/${name}`;
/** Runs the given files of Vitest projects; all files if none are given. */
const vitest = (projects: readonly string[], files: readonly string[] = []): Pick<Step, 'command' | 'counted'> => ({
	command: [bin('vitest'), 'run', ...projects.flatMap((project) => ['--project', project]), ...files],
	counted: true,
});
const together = (step: Omit<Step, 'together'>): Step => ({ ...step, together: true });

/** Static checks: formatting and lint, types, layer rules, unused code, coverage of the specification. */
const STATIC: readonly Omit<Step, 'together'>[] = [
	{ name: 'lint', command: [bin('biome'), 'ci', '.', '--error-on-warnings'] },
	// By its path: `typescript`, which dependency-cruiser reads, brings a `tsc` of version 6. Its four checkers would check shared types up to four times.
	{ name: 'types', command: [process.execPath, 'node_modules/typescript-native/bin/tsc', '-p', '.', '--checkers', '2'] },
	{
		name: 'layers',
		command: [bin('depcruise'), '--config', '.dependency-cruiser.cjs', 'components', 'functions', 'lib', 'packages', 'pages', 'renderer', 'scripts'],
	},
	{ name: 'unused code', command: [bin('knip')] },
	{ name: 'spec coverage', command: [process.execPath, 'scripts/check-spec-coverage.ts'] },
];

/** The fast gate (`npm run verify`). */
export const VERIFY: readonly Step[] = [...STATIC.map(together), { name: 'unit and component', ...vitest(['unit', 'component']) }];

const FUNCTIONS: Step = { name: 'functions, and units that measure time', ...vitest(['functions', 'functions-timed', 'unit-timed']) };
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
export const TEST: readonly Step[] = [
	...VERIFY,
	{ name: 'contract', ...vitest(['contract', 'contract-own']), env: { TEST_DATABASE_URL: '' } },
	FUNCTIONS,
	{ name: 'prerender', ...vitest(['prerender'], BUILDS) },
	{ name: 'back office', ...vitest(['office']) },
	{ name: 'browser', ...vitest(['e2e'], ROADS) },
	BUDGETS,
];

/** The contract tests: on the server of `postgresUrl`, and there only those of driver, locks and migrations again on the embedded database. */
function contractSteps(postgresUrl: string | undefined): readonly Step[] {
	const projects = ['contract', 'contract-timed'];
	if (!postgresUrl) return [{ name: 'contract', ...vitest([...projects, 'contract-own']), env: { TEST_DATABASE_URL: '' } }];
	return [
		{ name: 'contract', ...vitest([...projects, 'contract-own']), env: { TEST_DATABASE_URL: postgresUrl } },
		{ name: 'contract on the embedded database', ...vitest(projects, ON_BOTH_DATABASES), env: { TEST_DATABASE_URL: '' } },
	];
}

/** The full gate (`npm test -- --all`), required for every landing. */
export function allSteps(postgresUrl: string | undefined): readonly Step[] {
	return [
		...VERIFY,
		...contractSteps(postgresUrl),
		FUNCTIONS,
		{ name: 'prerender', ...vitest(['prerender', 'prerender-timed']) },
		{ name: 'back office', ...vitest(['office']) },
		{ name: 'browser', ...vitest(['e2e', 'e2e-timed']) },
		BUDGETS,
		{ name: 'production install', command: [process.execPath, 'scripts/check-production.ts'] },
		// One run of each page, and three more only of a page below its limits. The time limits are wider because the machine has just run all other steps and may
		// still be busy.
		{ name: 'lighthouse', command: [process.execPath, 'scripts/lighthouse.ts', '--runs', '1', '--times', '1.3', '--again', '--save', '.cache/lighthouse'] },
	];
}
