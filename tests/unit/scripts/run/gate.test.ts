import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allSteps, TEST } from '#scripts/run/gate.ts';

test('the files of the short run exist: a missing one would be skipped silently', () => {
	const files = TEST.flatMap(({ command }) => command.filter((word) => word.endsWith('.test.ts')));
	expect(files.length).toBeGreaterThan(0);
	expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('the full run has each step of the short one, completely', () => {
	const steps = allSteps('postgres://shop@127.0.0.1/shop');
	expect(steps.map(({ name }) => name)).toEqual(expect.arrayContaining(TEST.map(({ name }) => name)));
	expect(steps.flatMap(({ command }) => command.filter((word) => word.endsWith('.test.ts')))).toEqual([]);
});
