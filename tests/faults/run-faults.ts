import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { drawFaults } from './draw-faults.ts';
import { FAULTS, type PlantedFault, patchOf } from './read-faults.ts';

/**
 * `npm run test:faults`: plants one fault after another in a copy of the last commit, runs the test files that have to find it, and ends with 1 if one of them does not.
 * `-- --only WORD` selects patches by name, `-- --draw` prints the candidates from which the faults were chosen, in the order of the draw.
 */
const COPY = resolve('.cache/faults');
/** Candidates for each wanted fault: types refuse half of them, and some change nothing that anybody could notice. */
const SPARE = 2.2;

const { values } = parseArgs({ options: { only: { type: 'string', default: '' }, draw: { type: 'boolean', default: false } } });
if (values.draw) print();
else run();

function print(): void {
	for (const { part, count, candidates } of drawFaults(SPARE))
		for (const { file, kind, start, end, text } of candidates) {
			const source = readFileSync(file, 'utf8');
			const line = source.slice(0, start).split('\n').length;
			console.log(`${part} (${count})\t${kind}\t${file}:${line}\t${source.slice(start, end)} → ${text}`);
		}
}

function run(): void {
	const chosen = FAULTS.filter(({ patch, tests }) => patch.includes(values.only) && tests.length > 0);
	if (chosen.length === 0) throw new Error(`No patch that a test should find has "${values.only}" in its name`);
	makeCopy();
	try {
		plant(chosen);
	} finally {
		removeCopy();
	}
}

function plant(chosen: readonly PlantedFault[]): void {
	const files = [...new Set(chosen.flatMap(({ tests }) => tests))];
	if (!passes(files)) throw new Error('A test fails without a fault: run `npm test` first');
	const missed = chosen.filter((fault) => !isFound(fault));
	for (const { patch, breaks } of missed) console.log(`NOT FOUND ${patch}: ${breaks}`);
	console.log(`${chosen.length - missed.length} of ${chosen.length} faults found`);
	process.exitCode = missed.length > 0 ? 1 : 0;
}

function isFound({ patch, tests }: PlantedFault): boolean {
	const file = resolve(patchOf(patch));
	git('apply', file);
	try {
		const isMissed = passes(tests);
		console.log(`${isMissed ? 'NOT FOUND' : 'found    '} ${patch}`);
		return !isMissed;
	} finally {
		git('apply', '--reverse', file);
	}
}

function git(...args: readonly string[]): void {
	execFileSync('git', ['-C', COPY, ...args]);
}

function passes(files: readonly string[]): boolean {
	return spawnSync('node_modules/.bin/vitest', ['run', '--bail', '1', '--reporter=dot', ...files], { cwd: COPY, stdio: 'ignore' }).status === 0;
}

/** A work tree of the last commit with linked packages, so that the shop's own packages are those of the copy. */
function makeCopy(): void {
	removeCopy();
	execFileSync('git', ['worktree', 'add', '--detach', COPY, 'HEAD'], { stdio: 'ignore' });
	const linked = spawnSync('cp', ['-al', 'node_modules', COPY]).status === 0;
	if (!linked) execFileSync('cp', ['-R', 'node_modules', COPY]);
}

function removeCopy(): void {
	if (existsSync(COPY)) execFileSync('git', ['worktree', 'remove', '--force', COPY]);
}
