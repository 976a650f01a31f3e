import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAULTS, patchOf } from '#tests/faults/read-faults.ts';

/** Projects of the gate take all files of these folders. */
const IN_GATE = /^tests\/(?:unit|component|contract|functions|prerender|e2e)\/.+\.test\.tsx?$/;

test('each patch of tests/faults has a row, and each row its patch', () => {
	expect(globSync('tests/faults/*.patch').toSorted()).toEqual(FAULTS.map(({ patch }) => patchOf(patch)).toSorted());
});

test('each planted fault is still one: its patch applies to the code of today', () => {
	const failures = FAULTS.filter(({ patch }) => spawnSync('git', ['apply', '--check', patchOf(patch)]).status !== 0);
	expect(failures, `Adapt these patches to the code that changed: ${failures.map(({ patch }) => patchOf(patch)).join(', ')}`).toEqual([]);
});

test('each planted fault names a test file of the gate that finds it, or the reason why none does', () => {
	const wrong = FAULTS.filter(({ tests, missed }) =>
		tests.length === 0 ? missed === undefined : tests.some((file) => !existsSync(file) || !IN_GATE.test(file)),
	);
	expect(wrong, `Rows of tests/faults/faults.json: ${wrong.map(({ patch }) => patch).join(', ')}`).toEqual([]);
});

test('the command that plants them starts, and refuses a word that no patch has', () => {
	const { status, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'tests/faults/run-faults.ts', '--only', 'no-such-patch'], {
		encoding: 'utf8',
	});
	expect([status, stderr]).toEqual([1, expect.stringContaining('No patch that a test should find has "no-such-patch" in its name')]);
});
