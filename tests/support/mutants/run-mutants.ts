import { makeMutants } from './make-mutants.ts';
import { readMinimalSource } from './start-mutant.ts';
import { readSurvivors } from './survivors.ts';
import { readBaseline, tryMutant } from './try-mutant.ts';

/** `npm run test:mutants`: checks every mutant of the minimal backend, which takes about half an hour, and compares the survivors with survivors.json. */
const TOGETHER = 3;

const only = process.argv[2] ?? '';
const mutants = makeMutants(readMinimalSource()).filter(({ name }) => name.includes(only));
const listed = readSurvivors();
const baseline = await readBaseline();
const survivors: string[] = [];
const queue = [...mutants];
await Promise.all(
	Array.from({ length: TOGETHER }, async () => {
		for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
			const found = await tryMutant(mutant, baseline);
			if (found === null) survivors.push(mutant.name);
			console.log(`${found === null ? 'SURVIVES' : 'found   '} ${mutant.name}${found === null ? '' : `  (${found.slice(0, 100)})`}`);
		}
	}),
);
const unlisted = survivors.filter((name) => !listed.has(name));
const outdated = [...listed.keys()].filter((name) => name.includes(only) && !survivors.includes(name));
console.log(`${mutants.length} mutants, ${mutants.length - survivors.length} found, ${survivors.length} survive, ${unlisted.length} of them without a reason`);
for (const name of unlisted) console.log(`no reason: ${name}`);
for (const name of outdated) console.log(`listed in survivors.json, but found: ${name}`);
process.exit(unlisted.length > 0 || outdated.length > 0 ? 1 : 0);
