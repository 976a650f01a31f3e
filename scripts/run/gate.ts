import type { Step } from './steps.ts';

const bin = (name: string) => `node_modules/.bin/${name}`;
const vitest = (...projects: string[]): Pick<Step, 'command' | 'counted'> => ({
	command: [bin('vitest'), 'run', ...projects.flatMap((project) => ['--project', project])],
	counted: true,
});
const together = (step: Omit<Step, 'together'>): Step => ({ ...step, together: true });

/** Static checks: formatting and lint, types, layer rules, unused code, the specification's map. */
const STATIC: readonly Omit<Step, 'together'>[] = [
	{ name: 'lint', command: [bin('biome'), 'ci', '.', '--error-on-warnings'] },
	{ name: 'types', command: [bin('tsc'), '-p', '.'] },
	{
		name: 'layers',
		command: [bin('depcruise'), '--config', '.dependency-cruiser.cjs', 'backend', 'components', 'functions', 'lib', 'pages', 'renderer', 'scripts'],
	},
	{ name: 'unused code', command: [bin('knip')] },
	{ name: 'spec coverage', command: [process.execPath, 'scripts/check-spec-coverage.ts'] },
];

const CONTRACT = vitest('contract', 'contract-timed');

/** The fast gate (`npm run verify`): what is quick. */
export const VERIFY: readonly Step[] = [...STATIC.map(together), { name: 'unit', ...vitest('unit') }, { name: 'component', ...vitest('component') }];

/** Everything (`npm test`). */
export function allSteps(postgresUrl: string | undefined): readonly Step[] {
	return [
		...VERIFY,
		{ name: 'contract', ...CONTRACT, env: { TEST_DATABASE_URL: '' } },
		...(postgresUrl ? [{ name: 'contract on Postgres', ...CONTRACT, env: { TEST_DATABASE_URL: postgresUrl } }] : []),
		{ name: 'functions', ...vitest('functions', 'functions-timed') },
		{ name: 'prerender', ...vitest('prerender', 'prerender-timed') },
		{ name: 'browser', ...vitest('e2e', 'e2e-timed') },
		{ name: 'budgets', command: [process.execPath, 'scripts/check-budgets.ts'] },
		// All pages, but three runs of each: more would find the same faults. After all that ran before, and with what else the machine does, a page that has 0.98 to 1 by
		// itself (`npm run lighthouse`) has 0.95 to 0.97 here, and longer times.
		{
			name: 'lighthouse',
			command: [process.execPath, 'scripts/lighthouse.ts', '--runs', '3', '--performance', '0.95', '--times', '1.5', '--save', '.cache/lighthouse'],
		},
	];
}
