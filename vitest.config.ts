import { defineConfig } from 'vitest/config';
import { BrowserTestsByName } from './tests/support/browser-tests-by-name.ts';
import { OWN_DATABASE } from './tests/support/own-database.ts';

const project = (
	name: string,
	include: string[],
	more: {
		testTimeout?: number;
		hookTimeout?: number;
		fileParallelism?: boolean;
		globalSetup?: string | string[];
		retry?: number;
		exclude?: string[];
		isolate?: boolean;
		sequence?: { groupOrder: number };
		setupFiles?: string;
	} = {},
) => ({
	extends: true as const,
	test: { name, include, ...more },
});

/** Files of a worker share its modules, which are loaded once; what a file changes outside of them is put back after it. */
const SHARED = { isolate: false, setupFiles: 'tests/support/restore-globals.ts' };

/**
 * Tests that measure time, wait until no transaction of the database server is open, change what all pages show, or replace a module: they run
 * one after another, and all but the browser tests with their own modules.
 */
const TIMED = {
	unit: ['tests/unit/demo/speed.test.ts'],
	contract: ['tests/contract/accounts/login-timing.test.ts', 'tests/contract/changes.test.ts'],
	functions: ['backend-failure', 'backend-errors', 'access-hook', 'kept-backend'].map((name) => `tests/functions/${name}.test.ts`),
	prerender: ['tests/prerender/cold-import.test.ts'],
	e2e: ['content', 'editing', 'lists-filters', 'look', 'quick-order', 'tags-cost', 'vitals'].map((name) => `tests/e2e/${name}.test.ts`),
};

const alone = (groupOrder: number) => ({ fileParallelism: false, sequence: { groupOrder } });

const BUILDS = { testTimeout: 120_000, hookTimeout: 180_000, globalSetup: 'tests/support/provide-built-demo.ts' };

const UNPACKED = 'tests/support/unpack-browser.ts';
const NU_CHECKER = 'tests/support/provide-nu-checker.ts';

const BROWSER = {
	testTimeout: 60_000,
	hookTimeout: 180_000,
	...SHARED,
	globalSetup: [UNPACKED, NU_CHECKER, 'tests/support/provide-shop.ts'],
	// Tests that pass only at the second try are listed at the end of the run (scripts/run/steps.ts).
	retry: 1,
};

const FIXTURE = 'tests/support/provide-fixture.ts';

export default defineConfig({
	test: {
		// One per core: by default Vitest leaves one core free.
		maxWorkers: '100%',
		// Transformed files are cached for the next run, unless they have changed.
		experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest-modules' },
		sequence: { sequencer: BrowserTestsByName },
		testTimeout: 20_000,
		hookTimeout: 60_000,
		// Long enough for a busy machine.
		expect: { poll: { timeout: 10_000 } },
		// A message shows the values themselves: chai would write `[ Array(1) ]`.
		chaiConfig: { truncateThreshold: 1000 },
		// All visitors of all tests come from one address. No test waits a second for a mail or a paper.
		env: { JOB_INTERVAL: '100', TOKEN_CALLS_PER_MINUTE: '100000', READS_PER_MINUTE: '1000000', READ_BURST: '1000000' },
		projects: [
			project('unit', ['tests/unit/**/*.test.{ts,tsx}', '{shop,examples/*}/**/*.test.{ts,tsx}'], { ...SHARED, exclude: TIMED.unit }),
			project('unit-timed', TIMED.unit, alone(1)),
			project('component', ['tests/component/**/*.test.{ts,tsx}'], { ...SHARED, globalSetup: UNPACKED }),
			project('functions', ['tests/functions/**/*.test.ts'], { ...SHARED, globalSetup: FIXTURE, exclude: TIMED.functions }),
			project('functions-timed', TIMED.functions, alone(1)),
			project('prerender', ['tests/prerender/**/*.test.ts'], { ...BUILDS, exclude: TIMED.prerender, sequence: { groupOrder: 2 } }),
			project('prerender-timed', TIMED.prerender, { ...BUILDS, globalSetup: 'tests/support/provide-build.ts', ...alone(5) }),
			project('contract', ['tests/contract/**/*.test.ts'], {
				...{ ...SHARED, globalSetup: FIXTURE, hookTimeout: 120_000 },
				exclude: [...TIMED.contract, ...OWN_DATABASE],
			}),
			project('contract-own', OWN_DATABASE, { ...SHARED, globalSetup: FIXTURE, hookTimeout: 120_000 }),
			project('contract-timed', TIMED.contract, { hookTimeout: 120_000, ...alone(1) }),
			project('office', ['tests/office/**/*.test.ts'], {
				...{ testTimeout: 60_000, hookTimeout: 180_000, retry: 1, ...SHARED, sequence: { groupOrder: 3 } },
				globalSetup: [UNPACKED, NU_CHECKER, FIXTURE, 'tests/support/provide-office.ts'],
			}),
			project('e2e', ['tests/e2e/**/*.test.ts'], { ...BROWSER, exclude: TIMED.e2e, sequence: { groupOrder: 3 } }),
			project('e2e-timed', TIMED.e2e, { ...BROWSER, ...alone(4) }),
		],
	},
});
