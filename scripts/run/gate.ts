import type { Step } from './steps.ts';

const bin = (name: string) => `node_modules/.bin/${name}`;
const vitest = (...projects: string[]): Pick<Step, 'command' | 'counted'> => ({
	command: [bin('vitest'), 'run', ...projects.flatMap((project) => ['--project', project])],
	counted: true,
});

/** Static checks: formatting and lint, types, layer rules, unused code, the specification's map. */
const STATIC: readonly Step[] = [
	{ name: 'lint', command: [bin('biome'), 'ci', '.', '--error-on-warnings'] },
	{ name: 'types', command: [bin('tsc'), '-p', '.'] },
	{
		name: 'layers',
		command: [bin('depcruise'), '--config', '.dependency-cruiser.cjs', 'backend', 'components', 'functions', 'lib', 'pages', 'renderer', 'scripts'],
	},
	{ name: 'unused code', command: [bin('knip')] },
	{ name: 'spec coverage', command: [process.execPath, 'scripts/check-spec-coverage.ts'] },
];

/** The fast gate (`npm run verify`). */
export const VERIFY: readonly Step[] = [...STATIC, { name: 'unit', ...vitest('unit') }, { name: 'contract', ...vitest('contract') }];

/** Everything (`npm test`). */
export function allSteps(postgresUrl: string | undefined): readonly Step[] {
	return [
		...VERIFY,
		...(postgresUrl ? [{ name: 'contract on Postgres', ...vitest('contract'), env: { TEST_DATABASE_URL: postgresUrl } }] : []),
		{ name: 'functions', ...vitest('functions') },
		{ name: 'component', ...vitest('component') },
		{ name: 'prerender', ...vitest('prerender') },
		{ name: 'browser', ...vitest('e2e') },
		{ name: 'budgets', command: [process.execPath, 'scripts/check-budgets.ts'] },
		{ name: 'lighthouse', command: [process.execPath, 'scripts/lighthouse.ts', '--save', '.cache/lighthouse'] },
	];
}
