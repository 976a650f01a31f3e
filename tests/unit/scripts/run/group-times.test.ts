import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allSteps } from '#scripts/run/gate.ts';
import { acceptTimes, compareTimes, type GroupTime, measureMachine, meterProcessor, toLastTimes } from '#scripts/run/group-times.ts';

const IDLE = { work: 0.2, isBusy: false };
const time = (name: string, cpu: number | null, machine = IDLE): GroupTime => ({ name, seconds: 1, cpu, hasPassed: true, machine });
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
		expect(failures).toEqual([
			'browser takes 30 % more processor time than recorded in tests/support/group-times.json. If it is worth it, run `npm test -- --all` on a quiet machine, then `npm test -- --accept-times`, and commit tests/support/group-times.json',
		]);
	});

	test('is only a warning on a busy machine', () => {
		const { failures, warnings } = compareTimes([time('browser', 1300, { work: 0.2, isBusy: true })], RECORDED);
		expect([failures.length, warnings.length]).toEqual([0, 1]);
	});

	test('passes if it is short, failed anyway, or the system does not report its time', () => {
		const failed = { ...time('browser', 1300), hasPassed: false };
		expect(compareTimes([time('budgets', 4), failed, time('browser', null)], RECORDED)).toEqual({ failures: [], warnings: [] });
	});

	test('passes if it is not recorded, and the run says how to record it', () => {
		const { failures, warnings } = compareTimes([time('new', 500), time('newer', 5)], RECORDED);
		expect(failures).toEqual([]);
		expect(warnings).toEqual(['tests/support/group-times.json has no time of new, newer: `npm test -- --accept-times` records those of this run']);
	});
});

describe('times of a run', () => {
	const BUSY = { work: 0.2, isBusy: true };
	const failed = { ...time('office', 10), hasPassed: false };
	const last = toLastTimes([time('browser', 1000), time('unknown', null), time('contract', 500, BUSY), failed]);

	test('are multiples of the work that measures the machine; those of a failed group or a busy machine are marked', () => {
		expect(last).toEqual({ times: { browser: 5000, contract: 2500, office: 50 }, unusable: ['contract', 'office'] });
	});

	test('are accepted, except for marked ones, which keep their record, and groups that are gone', () => {
		expect(acceptTimes(last, { browser: 100, contract: 2000, gone: 7 })).toEqual({ browser: 5000, contract: 2000 });
	});
});

test('the meter reports the processor time of processes that have ended since it was last asked, and of their children', () => {
	const meter = meterProcessor();
	const burn = 'const spent = () => process.cpuUsage().user + process.cpuUsage().system; const end = spent() + 200_000; while (spent() < end);';
	spawnSync('sh', ['-c', '"$0" -e "$1"; true', process.execPath, burn]);
	const [first, second] = [meter(), meter()];
	expect(first === null || (first >= 0.2 && first < 5)).toBe(true);
	expect(second === null || second < 0.05).toBe(true);
});

test('the machine is measured by processor time', () => {
	expect(measureMachine().work).toBeGreaterThan(0);
});

test('only groups of the gate are recorded', () => {
	const names = allSteps('postgres://shop@127.0.0.1/shop')
		.flat(2)
		.map(({ name }) => name);
	expect(Object.keys(JSON.parse(readFileSync('tests/support/group-times.json', 'utf8'))).filter((name) => !names.includes(name))).toEqual([]);
});
