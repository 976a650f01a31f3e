import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allSteps } from '#scripts/run/gate.ts';
import { compareTimes, endedSeconds, type GroupTime, measureMachine, toRecord } from '#scripts/run/group-times.ts';

const IDLE = { work: 0.2, isBusy: false };
const time = (name: string, cpu: number | null, machine = IDLE): GroupTime => ({ name, seconds: 1, cpu, machine });
const RECORDED = { browser: 5000, budgets: 8 };

describe('a group of the gate compared with its recorded time', () => {
	test.each([
		['takes as long', 1000, IDLE],
		['grew by less than a fifth', 1190, IDLE],
		['takes longer on a machine that is as much slower', 2000, { work: 0.4, isBusy: false }],
	])('passes if it %s', (_title, cpu, machine) => {
		expect(compareTimes([time('browser', cpu, machine)], RECORDED)).toEqual({ failures: [], warnings: [] });
	});

	test('fails if it grew by more than a fifth, with the growth and the file', () => {
		const { failures } = compareTimes([time('browser', 1300)], RECORDED);
		expect(failures).toEqual(['browser takes 30 % more processor time than recorded in tests/support/group-times.json']);
	});

	test('is only a warning on a busy machine', () => {
		const { failures, warnings } = compareTimes([time('browser', 1300, { work: 0.2, isBusy: true })], RECORDED);
		expect([failures.length, warnings.length]).toEqual([0, 1]);
	});

	test('passes if it is short, not recorded, or the system does not tell its time', () => {
		expect(compareTimes([time('budgets', 4), time('new', 500), time('browser', null)], RECORDED)).toEqual({ failures: [], warnings: [] });
	});
});

test('times are recorded as multiples of the work that measures the machine', () => {
	expect(toRecord([time('browser', 1000), time('unknown', null)])).toEqual({ browser: 5000 });
});

test('the time of ended processes grows with their work, and the machine is measured by processor time', () => {
	expect(endedSeconds() ?? 0).toBeGreaterThanOrEqual(0);
	expect(measureMachine().work).toBeGreaterThan(0);
});

test('only groups of the gate are recorded', () => {
	const steps = allSteps('postgres://shop@127.0.0.1/shop');
	const names = [
		...steps.map(({ name }) => name),
		steps
			.filter(({ together }) => together)
			.map(({ name }) => name)
			.join(', '),
	];
	expect(Object.keys(JSON.parse(readFileSync('tests/support/group-times.json', 'utf8'))).filter((name) => !names.includes(name))).toEqual([]);
});
