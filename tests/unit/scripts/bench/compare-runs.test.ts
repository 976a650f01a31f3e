import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { BuildRun } from '#scripts/bench/build-run.ts';
import { compareRuns } from '#scripts/bench/compare-runs.ts';
import { readLastReport } from '#scripts/bench/last-report.ts';
import { summariseRuns } from '#scripts/bench/summarise-runs.ts';
import { toBuildsTable } from '#scripts/bench/to-builds-table.ts';

const run = (change: Partial<BuildRun> = {}): BuildRun => ({
	...{
		products: 1000,
		name: 'full',
		load: 0.5,
		pages: 1000,
		rendered: 1000,
		spliced: 0,
		failures: 0,
		seconds: 2,
		cpu: 3,
		peakMegabytes: 400,
		timeline: [],
		spent: {},
	},
	...change,
});

describe('the rows of a benchmark', () => {
	test('summarise its runs: medians, range and maximum', () => {
		const runs = [run({ cpu: 5, load: 2 }), run({ name: 'a menu' }), run({ cpu: 3, peakMegabytes: 450 }), run({ cpu: 4, seconds: 9 })];
		expect(summariseRuns(runs)).toMatchObject([
			{ name: 'full', repeats: 3, cpu: 4, cpuRange: [3, 5], seconds: 2, peakMegabytes: 450, load: 2 },
			{ name: 'a menu', repeats: 1, cpu: 3, cpuRange: [3, 3] },
		]);
		expect(summariseRuns([run({ cpu: 1 }), run({ cpu: 2 })])).toMatchObject([{ cpu: 2 }]);
	});

	test.each([
		['5 % more is no regression', { cpu: 3.14 }, false],
		['over 5 % more is a regression', { cpu: 3.2 }, true],
		['less is no regression', { cpu: 2 }, false],
		['more time for more pages is no regression', { cpu: 6, pages: 2000 }, false],
	])('compared with the last report: %s', (_, change, isRegression) => {
		expect(compareRuns([run(change)], [run()])).toMatchObject([{ isRegression }]);
	});

	test('a tenth of a second is no regression, nor is a row without an earlier one', () => {
		expect(compareRuns([run({ cpu: 0.15 })], [run({ cpu: 0.1 })])).toMatchObject([{ isRegression: false }]);
		expect(compareRuns([run({ products: 2000 })], [run()])).toMatchObject([{ timesLast: null, isRegression: false }]);
	});

	test('are marked in the table if they are regressions', () => {
		const rows = compareRuns([run({ cpu: 4 }), run({ name: 'a menu' })], [run()]);
		const table = toBuildsTable({ machine: 'Node', rows, outputs: [], plot: undefined, last: '2026-11-20-builds.json' });
		expect(table).toContain('| 1000 | full | 1 | 1000 | 1000 | 0 | 2.0 | 4.0 | 4.0 to 4.0 | 4.00 | **1.33** | 400 | 0.5 |');
		expect(table).toContain('| 1000 | a menu | 1 | 1000 | 1000 | 0 | 2.0 | 3.0 | 3.0 to 3.0 | 3.00 |  | 400 | 0.5 |');
	});
});

test('the last report is that of the same machine and kind, before today', () => {
	const folder = mkdtempSync(join(tmpdir(), 'reports-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const put = (name: string, machine: string) => writeFileSync(join(folder, name), JSON.stringify({ machine, runs: [] }));
	put('2026-11-18-builds.json', 'Node v24, 2 × A, 2026-11-18');
	put('2026-11-19-builds.json', 'Node v24, 2 × A, 2026-11-19');
	put('2026-11-20-builds.json', 'Node v24, 4 × B, 2026-11-20');
	put('2026-11-20-builds-languages.json', 'Node v24, 2 × A, 2026-11-20');
	put('2026-11-21-builds.json', 'Node v24, 2 × A, 2026-11-21');
	const read = (machine: string) => readLastReport(folder, { name: '2026-11-21-builds', machine })?.name;
	expect(read('Node v24, 2 × A, 2026-11-21')).toBe('2026-11-19-builds.json');
	expect(read('Node v25, 2 × A, 2026-11-21')).toBe(undefined);
});
