import type { Step } from './steps.ts';

const bin = (name: string) => `node_modules/.bin/${name}`;
/** Files of projects; all of them where none is named. */
const vitest = (projects: readonly string[], files: readonly string[] = []): Pick<Step, 'command' | 'counted'> => ({
	command: [bin('vitest'), 'run', ...projects.flatMap((project) => ['--project', project]), ...files],
	counted: true,
});
const together = (step: Omit<Step, 'together'>): Step => ({ ...step, together: true });

/** Static checks: formatting and lint, types, layer rules, unused code, the specification's map. */
const STATIC: readonly Omit<Step, 'together'>[] = [
	{ name: 'lint', command: [bin('biome'), 'ci', '.', '--error-on-warnings'] },
	{ name: 'types', command: [bin('tsc'), '-p', '.'] },
	{
		name: 'layers',
		command: [bin('depcruise'), '--config', '.dependency-cruiser.cjs', 'components', 'functions', 'lib', 'packages', 'pages', 'renderer', 'scripts'],
	},
	{ name: 'unused code', command: [bin('knip')] },
	{ name: 'spec coverage', command: [process.execPath, 'scripts/check-spec-coverage.ts'] },
];

/** The fast gate (`npm run verify`): what is quick. */
export const VERIFY: readonly Step[] = [...STATIC.map(together), { name: 'unit and component', ...vitest(['unit', 'component']) }];

const FUNCTIONS: Step = { name: 'functions', ...vitest(['functions', 'functions-timed']) };
const BUDGETS: Step = { name: 'budgets', command: [process.execPath, 'scripts/check-budgets.ts'] };

/** Of the builds: an edit finds its way to every page that shows it, every language has its pages, and what the platform runs is whole. */
const BUILDS = ['rebuild', 'languages', 'identity', 'page-bundle'].map((name) => `tests/prerender/${name}.test.ts`);

/** Of the browser's: the road from page to order, with a script and without, and what each document says of itself. */
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

/** What one waits for before handing a change over (`npm test`): every level, of the slow ones what breaks first. */
export const TEST: readonly Step[] = [
	...VERIFY,
	{ name: 'contract', ...vitest(['contract']), env: { TEST_DATABASE_URL: '' } },
	FUNCTIONS,
	{ name: 'prerender', ...vitest(['prerender'], BUILDS) },
	{ name: 'browser', ...vitest(['e2e'], ROADS) },
	BUDGETS,
];

/** Everything (`npm test -- --all`), which nothing lands without. */
export function allSteps(postgresUrl: string | undefined): readonly Step[] {
	const contract = vitest(['contract', 'contract-timed']);
	return [
		...VERIFY,
		{ name: 'contract', ...contract, env: { TEST_DATABASE_URL: '' } },
		...(postgresUrl ? [{ name: 'contract on Postgres', ...contract, env: { TEST_DATABASE_URL: postgresUrl } }] : []),
		FUNCTIONS,
		{ name: 'prerender', ...vitest(['prerender', 'prerender-timed']) },
		{ name: 'browser', ...vitest(['e2e', 'e2e-timed']) },
		BUDGETS,
		{ name: 'production install', command: [process.execPath, 'scripts/check-production.ts'] },
		// All pages, but three runs of each: more would find the same errors. Times are those of a machine that has just done all of the above, and may do something else
		// now; a page below its bars is measured again.
		{ name: 'lighthouse', command: [process.execPath, 'scripts/lighthouse.ts', '--runs', '3', '--times', '1.3', '--again', '--save', '.cache/lighthouse'] },
	];
}
