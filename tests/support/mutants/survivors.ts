import { readFileSync } from 'node:fs';

/** Mutants of the minimal backend that the check cannot find, each with the reason. */
export const readSurvivors = (): ReadonlyMap<string, string> =>
	new Map(Object.entries(JSON.parse(readFileSync('tests/support/mutants/survivors.json', 'utf8'))));
