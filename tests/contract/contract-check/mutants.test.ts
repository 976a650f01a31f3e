import { expect, test } from 'vitest';
import { makeMutants } from '#tests/support/mutants/make-mutants.ts';
import { readMinimalSource } from '#tests/support/mutants/start-mutant.ts';
import { readSurvivors } from '#tests/support/mutants/survivors.ts';
import { readBaseline, tryMutant } from '#tests/support/mutants/try-mutant.ts';

const mutants = makeMutants(readMinimalSource());
const survivors = readSurvivors();
/** A fixed sample; `npm run test:mutants` checks all. */
const SAMPLE = mutants.filter(({ name }, index) => index % 40 === 7 && !survivors.has(name));

test('of the mutants of the minimal backend at most one in ten is not found, each with a reason', () => {
	const names = new Set(mutants.map(({ name }) => name));
	expect([...survivors.keys()].filter((name) => !names.has(name))).toEqual([]);
	expect([...survivors.values()].filter((reason) => reason.length < 20)).toEqual([]);
	expect(mutants.length).toBeGreaterThan(300);
	expect(survivors.size).toBeLessThanOrEqual(mutants.length / 10);
});

test('the check finds a sample of the mutants of the minimal backend', { timeout: 300_000 }, async () => {
	const baseline = await readBaseline();
	const missed: string[] = [];
	for (const mutant of SAMPLE) if ((await tryMutant(mutant, baseline)) === null) missed.push(mutant.name);
	expect(missed).toEqual([]);
});
