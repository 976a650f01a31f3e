import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allSteps, TEST } from '#scripts/run/gate.ts';

test('the files of the short run exist: a missing one would be skipped silently', () => {
	const files = TEST.flatMap(({ command }) => command.filter((word) => word.endsWith('.test.ts')));
	expect(files.length).toBeGreaterThan(0);
	expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

const filesOf = (steps: ReturnType<typeof allSteps>) => steps.flatMap(({ command }) => command.filter((word) => word.endsWith('.test.ts')));
const SERVER = 'postgres://shop@127.0.0.1/shop';

test.each([undefined, SERVER])('the full run has each step of the short one, completely, with the Postgres server %s', (postgresUrl) => {
	const steps = allSteps(postgresUrl);
	expect(steps.map(({ name }) => name)).toEqual(expect.arrayContaining(TEST.map(({ name }) => name)));
	expect(filesOf(steps.filter(({ name }) => name !== 'contract on the embedded database'))).toEqual([]);
});

test('with a Postgres server the contract tests run once on it, and those of driver, locks and migrations again on the embedded database', () => {
	const contract = allSteps(SERVER).filter(({ name }) => name.startsWith('contract'));
	expect(contract.map(({ name, env }) => [name, env?.['TEST_DATABASE_URL']])).toEqual([
		['contract', SERVER],
		['contract on the embedded database', ''],
	]);
	const again = filesOf(contract);
	expect(again.length).toBeGreaterThan(20);
	const gone = again.filter((file) => !existsSync(file));
	expect(gone, `tests/support/own-database.ts lists files that do not exist: ${gone.join(', ')}`).toEqual([]);
});
