import { defineConfig } from 'vitest/config';
import { BrowserTestsByName } from './tests/support/browser-tests-by-name.ts';

const project = (
	name: string,
	include: string[],
	more: {
		testTimeout?: number;
		hookTimeout?: number;
		fileParallelism?: boolean;
		globalSetup?: string;
		retry?: number;
		expect?: { poll: { timeout: number } };
	} = {},
) => ({
	extends: true as const,
	test: { name, include, ...more },
});

export default defineConfig({
	test: {
		sequence: { sequencer: BrowserTestsByName },
		testTimeout: 20_000,
		hookTimeout: 60_000,
		projects: [
			project('unit', ['tests/unit/**/*.test.{ts,tsx}']),
			project('component', ['tests/component/**/*.test.{ts,tsx}']),
			project('functions', ['tests/functions/**/*.test.ts']),
			project('prerender', ['tests/prerender/**/*.test.ts'], { testTimeout: 120_000, hookTimeout: 180_000, fileParallelism: false }),
			project('contract', ['tests/contract/**/*.test.ts'], { hookTimeout: 120_000 }),
			project('e2e', ['tests/e2e/**/*.test.ts'], {
				testTimeout: 60_000,
				hookTimeout: 180_000,
				fileParallelism: false,
				globalSetup: 'tests/support/provide-shop.ts',
				// What passes at the second try only is named at the end of the run (scripts/run/steps.ts).
				retry: 1,
				// A busy machine is slow, not wrong.
				expect: { poll: { timeout: 10_000 } },
			}),
		],
	},
});
