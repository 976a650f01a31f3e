import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allSteps, TEST } from '#scripts/run/gate.ts';
import type { Stage } from '#scripts/run/steps.ts';
import config from '../../../../vitest.config.ts';

const filesOf = (steps: Stage[number]) => steps.flatMap(({ command }) => command.filter((word) => word.endsWith('.test.ts')));
const projectsOf = (steps: Stage[number]) => steps.flatMap(({ command }) => command.filter((_, place) => command[place - 1] === '--project'));
const SERVER = 'postgres://shop@127.0.0.1/shop';

test('the files of the short run exist: a missing one would be skipped silently', () => {
	const files = filesOf(TEST.flat(2));
	expect(files.length).toBeGreaterThan(0);
	expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

/** Steps that repeat files of others on another database. */
const isRepeated = ({ name }: Stage[number][number]) => name === 'contract on the embedded database';

test.each([undefined, SERVER])('the full run has every project of Vitest once and completely, with the Postgres server %s', (postgresUrl) => {
	const steps = allSteps(postgresUrl)
		.flat(2)
		.filter((step) => !isRepeated(step));
	expect(filesOf(steps)).toEqual([]);
	const names = (config.test?.projects ?? []).map((project) => (typeof project === 'object' && 'test' in project ? project.test?.name : undefined));
	expect(names.length).toBeGreaterThan(10);
	expect(projectsOf(steps).toSorted()).toEqual(names.toSorted());
});

test('the full run has all checks of the short one', () => {
	const commands = (stages: readonly Stage[]) => stages.flat(2).flatMap(({ counted, command }) => (counted ? [] : [command.join(' ')]));
	expect(commands(allSteps(SERVER))).toEqual(expect.arrayContaining(commands(TEST)));
});

test('what measures time runs alone, and nothing that reads dist beside what replaces it', () => {
	for (const stage of allSteps(SERVER)) {
		const isAlone = stage.length === 1 && stage[0]?.length === 1;
		const steps = stage.flat();
		if (steps.some((step) => (projectsOf([step]).some((name) => name.endsWith('-timed')) && !isRepeated(step)) || step.name === 'lighthouse'))
			expect(isAlone).toBe(true);
		if (!steps.some(({ name }) => name === 'production install')) continue;
		expect(projectsOf(steps).filter((name) => !['unit', 'component', 'functions'].includes(name))).toEqual([]);
	}
});

test('with a Postgres server the contract tests run once on it, and those of driver, locks and migrations again on the embedded database', () => {
	const contract = allSteps(SERVER)
		.flat(2)
		.filter(({ name }) => name.startsWith('contract'));
	expect(contract.map(({ name, env }) => [name, env?.['TEST_DATABASE_URL']])).toEqual([
		['contract', SERVER],
		['contract on the embedded database', ''],
	]);
	const again = filesOf(contract);
	expect(again.length).toBeGreaterThan(20);
	const gone = again.filter((file) => !existsSync(file));
	expect(gone, `tests/support/own-database.ts lists files that do not exist: ${gone.join(', ')}`).toEqual([]);
});
